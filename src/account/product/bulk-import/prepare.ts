/**
 * Prepares a row for sending: its pictures are unpacked from the zip, scaled and uploaded only now, one row at a time; the row then refers
 * to their keys.
 */
import type { addAndEditProduct } from '../../../../contract/product/calls.ts';
import type { Answer, CallInput } from '../../../client/call.ts';
import { sendFile } from '../../../client/upload/send-file.ts';
import { isChosen } from '../../../form/files.ts';
import { productInput } from '../form.ts';
import { newPicture, type Picture, pictureSideMax } from '../pictures.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import type { Archive } from './archive.ts';
import { sha256 } from '../../../../contract/wire/ids.ts';
import type { ImportRow } from './rows.ts';

/** The pictures of a row; uploaded ones have a key. */
export type RowPictures = Picture[];

/** @returns its pictures, or the name of one that this browser cannot read */
export async function readPictures(
  { pictures }: ImportRow,
  archive: Archive | null,
): Promise<{ input: RowPictures } | { picture: string }> {
  const ready: RowPictures = [];
  if (pictures.length === 0) return { input: ready };
  const { shrinkPicture } = await import('../../shared/fields/picture.ts');
  for (const source of pictures) {
    if ('url' in source) ready.push({ id: source.url });
    else {
      const file = archive?.read(source.entry) ?? null;
      const picture = file === null ? null : await shrinkPicture(file, pictureSideMax);
      if (picture === null) return { picture: source.entry };
      ready.push(newPicture(picture));
    }
  }
  return { input: ready };
}

/**
 * Uploads the remaining pictures and stores their keys.
 * @param key of the row, from which the key of each picture is derived, so that it is the same after a reload
 * @returns the failure of the first picture that was not uploaded; null when all were
 */
export async function sendPictures(pictures: RowPictures, key: string): Promise<{ answer: Answer<never>; picture: string } | null> {
  for (const [place, picture] of pictures.entries()) {
    if (!isChosen(picture)) continue;
    const hash = await sha256(await picture.file.arrayBuffer());
    const idempotencyKey = `${key}-${place}-${hash.slice(0, 16)}`;
    const answer = await sendFile('AddAndEditProduct.ImageList', picture.file, { idempotencyKey });
    // An API that accepts files only together with their form.
    if (answer === null) return null;
    if (!answer.ok) return { answer, picture: picture.file.name };
    const { key: stored, name, bytes } = answer.data.upload;
    pictures[place] = { id: picture.id, key: stored, name, bytes };
  }
  return null;
}

export const rowInput = (
  { values, present, copyOf }: ImportRow,
  pictures: RowPictures,
  companyId: string,
  language: Language,
): CallInput<typeof addAndEditProduct> => productInput({ ...values, pictures }, companyId, present, language, copyOf);
