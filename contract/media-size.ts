/** Sizes of pictures, by a letter in their address, so that addresses of a list are as short as those of the originals. */

/** For thumbnails and logos, for cards, for the large picture of a page. */
export const mediaSizes = ['s', 'm', 'l'] as const;
export type MediaSize = (typeof mediaSizes)[number];

/** Addresses of pictures that are not public are signed. */
const publicPicture = /^\/media\/p\/(?=[\w-]+\.(?:jpg|png|webp)(?:\?|$))/;
const chatPicture = /^\/media\/c\/.*\?/;

/** @returns the address of a picture in this size; any other address, and null, unchanged */
export function pictureIn<Address extends string | null | undefined>(size: MediaSize, address: Address): Address | string {
  if (!address) return address;
  return chatPicture.test(address) ? `${address}&size=${size}` : address.replace(publicPicture, `/media/${size}/`);
}

/** @returns the address without its signature, which expires: it names the file */
export const plainAddress = (address: string): string => address.split('?', 1)[0] ?? address;

/** Whether a path is that of a public file in any size; other folders are private. */
export const isPublicMedia = (path: string): boolean => /^\/media\/[psml]\//.test(path);

const sized = /^\/media\/[sml]\/([\w-]+\.(?:jpg|png|webp))$/;

/** @returns the address of the original, null if this is no address of a size */
export const originalOf = (path: string): string | null => {
  const name = sized.exec(path)?.[1];
  return name === undefined ? null : `/media/p/${name}`;
};
