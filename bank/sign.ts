/**
 * The institution's signatures (docs.iyzico.com: HMACSHA256 Auth, Response Signature Validation), implemented independently of the shop's
 * code, so that an error in one is found by the other.
 */
import { hexOf } from '../contract/wire/ids.ts';

export interface Keys {
  apiKey: string;
  secretKey: string;
}

/** HMAC-SHA-256, hex. */
export async function hmac(secretKey: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secretKey), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** Signs the values of an answer in the documented order; prices have no trailing zeros. */
export const signatureOf = ({ secretKey }: Keys, values: readonly (string | number)[]): Promise<string> =>
  hmac(secretKey, values.map(String).join(':'));

/** Whether `Authorization: IYZWSv2 …` signs this path and body with our keys. */
export async function isAuthorized({ apiKey, secretKey }: Keys, request: Request, body: string): Promise<boolean> {
  const encoded = /^IYZWSv2 ([\w+/]+=*)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (encoded === undefined) return false;
  const parts = new Map(
    atob(encoded)
      .split('&')
      .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)] as const),
  );
  const random = parts.get('randomKey') ?? '';
  if (parts.get('apiKey') !== apiKey || random === '' || request.headers.get('x-iyzi-rnd') !== random) return false;
  return parts.get('signature') === (await hmac(secretKey, random + new URL(request.url).pathname + body));
}
