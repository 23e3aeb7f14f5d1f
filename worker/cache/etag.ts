import { hashOf } from '../hash.ts';

/** A weak ETag, since compression on the way changes the bytes. */
export const etagOf = async (content: string | ArrayBuffer): Promise<string> => `W/"${await hashOf(content, 12)}"`;

const weak = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the browser's copy is current. Compared weakly, since compression on the way makes a tag weak. */
export function matchesEtag(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  return known !== null && (known.trim() === '*' || known.split(',').some((one) => weak(one) === weak(etag)));
}
