/** Copies the files of a request for another one: each request owns its files, which are deleted with it. */

import { plainAddress } from '../../../contract/media-size.ts';

/** A document has its original name in a header (api/platform/disposition.ts); a picture is named by its address. */
function nameOf(url: string, disposition: string | null): string {
  const given = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return decodeURIComponent(given ?? plainAddress(url).split('/').at(-1) ?? url);
}

async function copiedFile(url: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  const content = await answer.blob();
  return new File([content], nameOf(url, answer.headers.get('content-disposition')), { type: content.type });
}

/** @returns the files in order; null when one of them could not be fetched */
export async function copiedFiles(urls: readonly string[]): Promise<File[] | null> {
  try {
    return await Promise.all(urls.map(copiedFile));
  } catch {
    return null;
  }
}
