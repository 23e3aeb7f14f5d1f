/** Crops and scales pictures before they are sent, so that the stored one has the exact size (docs/behaviour.md#upload-limits). */
import { formatOfName, imageFormats, type UploadFault, uploadFault, type UploadRule } from '../../../../contract/upload/rules.ts';

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

/** The largest centred section of a picture that has the wanted aspect ratio. */
export function middleArea(width: number, height: number, wantedWidth: number, wantedHeight: number): Area {
  const scale = Math.min(width / wantedWidth, height / wantedHeight);
  const area = { width: wantedWidth * scale, height: wantedHeight * scale };
  return { x: (width - area.width) / 2, y: (height - area.height) / 2, ...area };
}

/** Decodes a file and applies its EXIF orientation. @returns null if this browser cannot read it as a picture */
async function read(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

/** The size of a picture in pixels; null if this browser cannot read it, and so cannot crop it. */
export async function sizeOf(file: File): Promise<Size | null> {
  const image = await read(file);
  if (image === null) return null;
  const { width, height } = image;
  image.close();
  return { width, height };
}

/** Checks by name and size, and for a picture by its content, what the API would refuse. */
export async function faultOf(file: File, rule: UploadRule): Promise<UploadFault['code'] | null> {
  const format = formatOfName(file.name);
  const fault = uploadFault(rule, { format, bytes: file.size, width: null, height: null });
  if (fault !== null) return fault.code;
  return imageFormats.some((each) => each === format) && (await sizeOf(file)) === null ? 'UNSUPPORTED_MEDIA' : null;
}

/** How far a picture can be zoomed before the section has fewer pixels than required; below 1 the whole picture has too few. */
export const zoomRoom = (picture: Size, least: Size): number =>
  middleArea(picture.width, picture.height, least.width, least.height).width / least.width;

/** Draws a section of a picture as a JPEG of this size and releases the decoded picture. */
async function drawn(image: ImageBitmap, name: string, width: number, height: number, { x, y, ...area }: Area): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency, so transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, area.width, area.height, 0, 0, width, height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob === null ? null : new File([blob], name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}

/** A JPEG of exactly this size from the chosen section; null if this browser cannot read the file as a picture. */
export async function cropPicture(file: File, area: Area, { width, height }: Size): Promise<File | null> {
  const image = await read(file);
  return image === null ? null : drawn(image, file.name, width, height, area);
}

/** The size at which no side exceeds the maximum; null if none does. */
export function shrunkSize(width: number, height: number, sideMax: number): Size | null {
  const scale = sideMax / Math.max(width, height);
  return scale >= 1 ? null : { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The whole picture, scaled down to a JPEG if a side exceeds the maximum; null if the file is not a picture. */
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
