/** Pictures are cropped and scaled before they are sent, so that what is stored has its exact size (docs/behaviour.md#upload-limits). */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
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

/** A picture's pixels; null when this browser can not show the file as a picture, and so not crop it. */
export async function sizeOf(file: File): Promise<Size | null> {
  const image = await read(file);
  if (image === null) return null;
  const { width, height } = image;
  image.close();
  return { width, height };
}

/** How far one may go into a picture before the part that is kept has fewer pixels than it is to have; below 1 it has too few as it is. */
export const zoomRoom = (picture: Size, least: Size): number =>
  middleArea(picture.width, picture.height, least.width, least.height).width / least.width;

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

/** A JPEG of exactly this size from the part that a person chose; null when the file is not a picture that this browser reads. */
export async function cropPicture(file: File, area: Area, { width, height }: Size): Promise<File | null> {
  const image = await read(file);
  return image === null ? null : drawn(image, file.name, width, height, area);
}

/** The size at which nothing is longer than the side; null when it fits as it is. */
export function shrunkSize(width: number, height: number, sideMax: number): Size | null {
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
