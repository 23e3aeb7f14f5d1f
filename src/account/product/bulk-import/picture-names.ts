/** The cell with pictures: names of files in the zip, or addresses of stored pictures. */
import { plainAddress } from '../../../../contract/media-size.ts';
import type { Product } from '../../../../contract/product/shapes.ts';
import type { Found } from './archive.ts';

/** Where a picture comes from: storage, or the zip. */
export type PictureSource = { url: string } | { entry: string };
export type PictureFault = 'pictureMissing' | 'pictureTwice' | 'pictureFormat' | 'pictureEmpty' | 'pictureLarge' | 'pictureForeign';

const bars = /[|\n]/;
const allMarks = /[|\n;,،؛]/;

/** `/media/p/x.jpg` of a text that may be a complete address. */
function pathOf(written: string): string {
  if (written.startsWith('/')) return plainAddress(written);
  try {
    return new URL(written).pathname;
  } catch {
    return written;
  }
}

/** @returns the address at present, signed if the product is not public */
const addressIn = ({ imageURLs }: Product, address: string): string | undefined => imageURLs.find((url) => plainAddress(url) === address);

const parts = (cell: string, marks: RegExp): string[] =>
  cell
    .split(marks)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * @param cell names separated by bars, commas, semicolons or line breaks; names that contain commas need bars
 * @param stored where addresses are looked up: in the changed product, else in the other products of its company
 * @param find finds files of the zip
 */
export function readPictures(
  cell: string,
  stored: { products: readonly Product[]; present: Product | null },
  find: (name: string) => Found,
): { sources: PictureSource[]; faults: { code: PictureFault; name: string }[]; copyOf?: string } {
  const { products, present } = stored;
  const owner = (url: string): Product | undefined => products.find((product) => addressIn(product, url) !== undefined);
  const sources: PictureSource[] = [];
  const faults: { code: PictureFault; name: string }[] = [];
  let copyOf: string | undefined;
  const take = (name: string): void => {
    const url = pathOf(name);
    const found = find(name);
    const from = present !== null && addressIn(present, url) !== undefined ? present : owner(url);
    if (from !== undefined && (from === present || (present === null && (copyOf ?? from.id) === from.id))) {
      if (from !== present) copyOf = from.id;
      sources.push({ url: addressIn(from, url) ?? url });
      return;
    }
    if ('entry' in found) sources.push(found);
    else faults.push({ code: from !== undefined && found.fault === 'pictureMissing' ? 'pictureForeign' : found.fault, name });
  };
  for (const name of parts(cell, bars)) {
    const found = find(name);
    const isWhole = !allMarks.test(name) || 'entry' in found || found.fault !== 'pictureMissing';
    for (const part of isWhole ? [name] : parts(name, allMarks)) take(part);
  }
  // A picture that is named twice is one picture.
  const keyOf = (source: PictureSource): string => ('url' in source ? source.url : source.entry);
  return {
    sources: sources.filter((source, index) => sources.findIndex((each) => keyOf(each) === keyOf(source)) === index),
    faults,
    ...(copyOf !== undefined && { copyOf }),
  };
}
