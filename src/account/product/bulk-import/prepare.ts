/** A row as the call takes it: pictures of the zip are unpacked and made smaller only now, one row at a time. */
import type { CallInput } from '../../../client/call.ts';
import type { addAndEditProduct } from '../../../../contract/product/calls.ts';
import { shrinkPicture } from '../../shared/fields/picture.ts';
import { productInput } from '../form.ts';
import { newPicture, type Picture, pictureSideMax } from '../pictures.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Archive } from './archive.ts';
import type { JudgedRow } from './rows.ts';

/** @returns the input, or the name of a picture that this browser does not read */
export async function prepareRow(
  { pictures, values, present, copyOf }: JudgedRow,
  companyId: string,
  archive: Archive | null,
  language: Language,
): Promise<{ input: CallInput<typeof addAndEditProduct> } | { picture: string }> {
  const ready: Picture[] = [];
  for (const source of pictures) {
    if ('url' in source) ready.push({ id: source.url });
    else {
      const file = archive?.read(source.entry) ?? null;
      const picture = file === null ? null : await shrinkPicture(file, pictureSideMax);
      if (picture === null) return { picture: source.entry };
      ready.push(newPicture(picture));
    }
  }
  return { input: productInput({ ...values, pictures: ready }, companyId, present, language, copyOf) };
}
