/** Signs addresses of files in answers to people who may see content that is not public: owners, their chat partners, moderators. */
import { listHidden } from './hidden-file-store.ts';
import { mediaUrl } from './media-url.ts';
import { signedMediaUrl } from './signed-media.ts';
import type { Work } from './subject/work.ts';

/** Only these fields are changed, since a typed text may look like an address. */
const fields: ReadonlySet<string> = new Set([
  'imageURLs',
  'imageUrls',
  'fileUrls',
  'logoURL',
  'mainPhotoUrl',
  'productUrls',
  'companyLogoUrl',
]);
const publicFile = /^\/media\/(p\/.+)$/;

/** A copy of the answer in which each address of a file is replaced, at any depth. */
function replaced(value: unknown, by: (address: string) => string, isAddress = false): unknown {
  if (typeof value === 'string') return isAddress ? by(value) : value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, by, isAddress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, by, fields.has(name))]));
}

/** The answer with signed addresses for files that are not public now. */
export async function withHiddenFiles<Answer>({ env, db, clock }: Work, answer: Answer): Promise<Answer> {
  const keys = new Set<string>();
  replaced(answer, (address) => {
    const key = publicFile.exec(address)?.[1];
    if (key !== undefined) keys.add(key);
    return address;
  });
  const hidden = await listHidden(db, [...keys]);
  if (hidden.size === 0) return answer;
  const signed = new Map<string, string>();
  for (const key of hidden) signed.set(mediaUrl(key), await signedMediaUrl(env, key, clock.now()));
  return replaced(answer, (address) => signed.get(address) ?? address) as Answer;
}
