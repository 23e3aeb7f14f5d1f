/** Pictures are cropped and scaled before they are sent, so that what is stored has its exact size (D-46). */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part in the middle of a picture that has the wanted proportions. */
export function middleArea(width: number, height: number, wantedWidth: number, wantedHeight: number): Area {
  const scale = Math.min(width / wantedWidth, height / wantedHeight);
  const area = { width: wantedWidth * scale, height: wantedHeight * scale };
  return { x: (width - area.width) / 2, y: (height - area.height) / 2, ...area };
}

/** A file as a picture, turned as its camera says. @returns null when it is not a picture that this browser reads */
async function read(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

/** Whether this browser can show a file as a picture, and so crop it. */
export async function isPicture(file: File): Promise<boolean> {
  const image = await read(file);
  image?.close();
  return image !== null;
}

/**
 * A JPEG of exactly this size from a part of a picture.
 * @param areaOf the part, in pixels of the picture
 * @returns null when the file is not a picture that this browser reads
 */
async function cutPicture(
  file: File,
  width: number,
  height: number,
  areaOf: (image: { width: number; height: number }) => Area,
): Promise<File | null> {
  const image = await read(file);
  return image === null ? null : drawn(image, file.name, width, height, areaOf(image));
}

/** Draws a part of a picture, which is given back to the browser, as a JPEG of this size. */
async function drawn(image: ImageBitmap, name: string, width: number, height: number, { x, y, ...area }: Area): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // What was transparent becomes white, as JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, area.width, area.height, 0, 0, width, height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob === null ? null : new File([blob], name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}

/** A JPEG of exactly this size from the middle of a picture; null when the file is not one. */
export const fitPicture = (file: File, width: number, height: number): Promise<File | null> =>
  cutPicture(file, width, height, (image) => middleArea(image.width, image.height, width, height));

/** A square JPEG from the part that a person chose; null when the file is not a picture. */
export const cropPicture = (file: File, area: Area, side: number): Promise<File | null> => cutPicture(file, side, side, () => area);

/** The size at which nothing is longer than the side; null when it fits as it is. */
export function shrunkSize(width: number, height: number, sideMax: number): { width: number; height: number } | null {
  const scale = sideMax / Math.max(width, height);
  return scale >= 1 ? null : { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The whole picture, as a JPEG with no side longer than this where it is larger; null when the file is not a picture. */
export async function shrinkPicture(file: File, sideMax: number): Promise<File | null> {
  const image = await read(file);
  if (image === null) return null;
  const size = shrunkSize(image.width, image.height, sideMax);
  if (size === null) {
    image.close();
    return file;
  }
  return drawn(image, file.name, size.width, size.height, { x: 0, y: 0, width: image.width, height: image.height });
}
