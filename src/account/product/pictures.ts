/** Pictures of a product while it is edited: stored ones and new ones in one order, of which the first is the cover. */

export interface StoredPicture {
  /** Its address. */
  id: string;
  file?: undefined;
}
export interface NewPicture {
  /** Unlike every address. */
  id: string;
  file: File;
}
export type Picture = StoredPicture | NewPicture;

/** Sharp in the enlarged picture of a fine screen; a photograph of 5 MB becomes a tenth of it. px */
export const pictureSideMax = 1600;

export const storedPictures = (urls: readonly string[]): Picture[] => urls.map((id) => ({ id }));
export const newPicture = (file: File): NewPicture => ({ id: crypto.randomUUID(), file });

/** The list with one picture at another position; the same order when there is no such position. */
export function movePicture(pictures: readonly Picture[], id: string, to: number): Picture[] {
  const picture = pictures.find((each) => each.id === id);
  if (picture === undefined || to < 0 || to >= pictures.length) return [...pictures];
  return pictures.filter((each) => each !== picture).toSpliced(to, 0, picture);
}

export interface SentPictures {
  urls: string[];
  files: File[];
  /** Where the new ones stand; none when they follow the stored ones, which every provider understands. */
  positions: string[];
}

/** What goes on the wire: the addresses that stay, the files, and where these stand. */
export function sentPictures(pictures: readonly Picture[]): SentPictures {
  const urls = pictures.flatMap(({ id, file }) => (file === undefined ? [id] : []));
  const fresh = pictures.flatMap(({ file }, position) => (file === undefined ? [] : [{ file, position }]));
  const isBehind = fresh.every(({ position }) => position >= urls.length);
  return { urls, files: fresh.map(({ file }) => file), positions: isBehind ? [] : fresh.map(({ position }) => String(position)) };
}
