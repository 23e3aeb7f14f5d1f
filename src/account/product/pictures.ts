/** Pictures of a product while it is edited: stored and new ones in one order, of which the first is the cover. */
import { plainAddress } from '../../../contract/media-size.ts';
import { addressOf, type ChosenEntry, type FileEntry, isChosen, isUploaded } from '../../form/files.ts';

export interface StoredPicture {
  /** Its plain address, because its signature changes without a change of the picture. */
  id: string;
}
export type Picture = StoredPicture | FileEntry;

/** In pixels: sharp when enlarged on a high-density screen, at a tenth of the size of a photograph of 5 MB. */
export const pictureSideMax = 1600;

export const storedPictures = (urls: readonly string[]): Picture[] => urls.map((url) => ({ id: plainAddress(url) }));
export const newPicture = (file: File): ChosenEntry => ({ id: crypto.randomUUID(), file });

/** Moves a picture to another position; returns the same order if there is no such position. */
export function movePicture(pictures: readonly Picture[], id: string, to: number): Picture[] {
  const picture = pictures.find((each) => each.id === id);
  if (picture === undefined || to < 0 || to >= pictures.length) return [...pictures];
  return pictures.filter((each) => each !== picture).toSpliced(to, 0, picture);
}

export interface SentPictures {
  /** Addresses of stored and uploaded pictures, in order. */
  urls: string[];
  /** Positions of files that are sent with the form; empty when they follow the others, an order that every provider supports. */
  positions: string[];
}

/** The fields that are sent beside the files: the addresses in order. */
export function sentPictures(pictures: readonly Picture[]): SentPictures {
  const urls = pictures.flatMap((each) => (isChosen(each) ? [] : [isUploaded(each) ? addressOf(each) : each.id]));
  const places = pictures.flatMap((each, position) => (isChosen(each) ? [position] : []));
  return { urls, positions: places.every((position) => position >= urls.length) ? [] : places.map(String) };
}
