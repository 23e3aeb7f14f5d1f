/** Pictures of a product while it is edited: stored ones and new ones in one order, of which the first is the cover. */
import { addressOf, type ChosenEntry, type FileEntry, isChosen, isUploaded } from '../../form/files.ts';

export interface StoredPicture {
  /** Its address. */
  id: string;
}
export type Picture = StoredPicture | FileEntry;

/** Sharp in the enlarged picture of a fine screen; a photograph of 5 MB becomes a tenth of it. px */
export const pictureSideMax = 1600;

export const storedPictures = (urls: readonly string[]): Picture[] => urls.map((id) => ({ id }));
export const newPicture = (file: File): ChosenEntry => ({ id: crypto.randomUUID(), file });

/** The list with one picture at another position; the same order when there is no such position. */
export function movePicture(pictures: readonly Picture[], id: string, to: number): Picture[] {
  const picture = pictures.find((each) => each.id === id);
  if (picture === undefined || to < 0 || to >= pictures.length) return [...pictures];
  return pictures.filter((each) => each !== picture).toSpliced(to, 0, picture);
}

export interface SentPictures {
  /** Of what is stored or uploaded, in their order. */
  urls: string[];
  /** Where files stand that go with the form; none when they follow the others, which every provider understands. */
  positions: string[];
}

/** What goes on the wire beside the files: the addresses in their order. */
export function sentPictures(pictures: readonly Picture[]): SentPictures {
  const urls = pictures.flatMap((each) => (isChosen(each) ? [] : [isUploaded(each) ? addressOf(each) : each.id]));
  const places = pictures.flatMap((each, position) => (isChosen(each) ? [position] : []));
  return { urls, positions: places.every((position) => position >= urls.length) ? [] : places.map(String) };
}
