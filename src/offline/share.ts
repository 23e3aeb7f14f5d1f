/**
 * Receives shares of other apps (share_target of the manifest): nothing leaves the device before the person submits a form or message
 * with it.
 */
import { filesCache } from '../../contract/shared-files.ts';
import { sharedImagesMax, sharedKey, sharedTextField, sharedTextMax, sharePath } from '../../contract/share.ts';

export const isShare = ({ pathname }: URL, method: string): boolean => pathname === sharePath && method === 'POST';

/** @returns text and pictures, or null if nothing usable was shared */
export function sharedForm(given: FormData): FormData | null {
  const texts = ['title', 'text', 'url'].map((name) => given.get(name)).filter((value) => typeof value === 'string');
  const text = [...new Set(texts.map((each) => each.trim()).filter((each) => each !== ''))].join('\n').slice(0, sharedTextMax);
  const images = given.getAll('images').filter((value) => value instanceof File && value.type.startsWith('image/'));
  if (text === '' && images.length === 0) return null;
  const form = new FormData();
  if (text !== '') form.append(sharedTextField, new File([text], 'text.txt', { type: 'text/plain' }));
  for (const image of images.slice(0, sharedImagesMax)) form.append('images', image);
  return form;
}

export async function takeShare(request: Request): Promise<Response> {
  try {
    const form = sharedForm(await request.formData());
    await caches.delete(filesCache);
    if (form !== null) await (await caches.open(filesCache)).put(sharedKey, new Response(form));
  } catch {
    // The page then says that nothing was shared.
  }
  return Response.redirect(sharePath, 303);
}
