/** Copies the files of a request for another one: each request owns its files, which are deleted with it. */

import type { UseFormReturn } from 'react-hook-form';
import { plainAddress } from '../../../contract/media-size.ts';
import type { Draft } from '../../form/draft.ts';
import type { RequestValues } from './form.ts';

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

/**
 * @param form of the copy, whose draft may have files that were copied before a reload
 * @returns the pictures and the documents in order, none if the form has files already
 * @throws when one of them could not be fetched
 */
export async function copiedFiles(
  { imageUrls, fileUrls }: Readonly<Record<'imageUrls' | 'fileUrls', readonly string[]>>,
  form: Pick<UseFormReturn<RequestValues>, 'getValues'>,
  draft: Draft | null,
): Promise<[images: File[], files: File[]]> {
  await draft?.whenRead();
  if (form.getValues(['images', 'files']).flat().length > 0) return [[], []];
  return Promise.all([Promise.all(imageUrls.map(copiedFile)), Promise.all(fileUrls.map(copiedFile))]);
}
