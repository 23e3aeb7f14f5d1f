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

/**
 * A JPEG of exactly this size from the middle of a picture.
 * @returns null when the file is not a picture that this browser reads
 */
export async function fitPicture(file: File, width: number, height: number): Promise<File | null> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // What was transparent becomes white, as JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const { x, y, ...area } = middleArea(image.width, image.height, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, area.width, area.height, 0, 0, width, height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob === null ? null : new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}
