import { byteLimits, drawPicture } from './index.ts';

export interface RenderOptions { width?: number; format?: 'webp' | 'png' }

const limitOf = (key: string): number => {
  const kind = key.split('/')[0] ?? '';
  return kind in byteLimits ? byteLimits[kind as keyof typeof byteLimits] : byteLimits.goods;
};

/** The picture as WebP (or PNG with a palette). Rich patterns step down in quality until they fit their byte limit. */
export async function renderPicture(key: string, { width, format = 'webp' }: RenderOptions = {}): Promise<Uint8Array> {
  // Loaded late: drawing alone must not need the image library.
  const { default: sharp } = await import('sharp');
  const picture = drawPicture(key);
  const scale = width ? width / picture.width : 1;
  const { data, info } = await sharp(Buffer.from(picture.svg), { density: 72 * scale }).flatten({ background: picture.background }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = (): ReturnType<typeof sharp> => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  if (format === 'png') return new Uint8Array(await pixels().png({ palette: true, colours: 64, effort: 4 }).toBuffer());
  const limit = limitOf(key);
  let bytes = new Uint8Array(await pixels().webp({ quality: 70, effort: 3 }).toBuffer());
  for (const quality of [55, 40, 28, 18, 10]) {
    if (bytes.byteLength <= limit) break;
    bytes = new Uint8Array(await pixels().webp({ quality, effort: 5 }).toBuffer());
  }
  return bytes;
}
