import type { WebpOptions } from 'sharp';
import { byteLimits, drawPicture } from './index.ts';

export interface RenderOptions {
  width?: number;
  format?: 'webp' | 'png';
}

const limitOf = (key: string): number => {
  const kind = key.split('/')[0] ?? '';
  return kind in byteLimits ? byteLimits[kind as keyof typeof byteLimits] : byteLimits.goods;
};

/** Tried in order until a picture fits its byte limit. One more effort takes 1.8 times as long and saves 8 % of the bytes. */
const qualities: readonly WebpOptions[] = [50, 30, 12, 1].map((quality) => ({ quality, effort: 2 }));

/** The picture as WebP (or PNG with a palette), in the best quality that fits its byte limit. */
export async function renderPicture(key: string, { width, format = 'webp' }: RenderOptions = {}): Promise<Uint8Array> {
  // Imported late: drawing alone does not need the image library.
  const { default: sharp } = await import('sharp');
  const picture = drawPicture(key);
  const scale = width ? width / picture.width : 1;
  const { data, info } = await sharp(Buffer.from(picture.svg), { density: 72 * scale })
    .flatten({ background: picture.background })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = (): ReturnType<typeof sharp> => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  if (format === 'png') return new Uint8Array(await pixels().png({ palette: true, colours: 32, effort: 4 }).toBuffer());
  let bytes = new Uint8Array();
  for (const options of picture.isCrisp ? [{ lossless: true, effort: 3 }, ...qualities] : qualities) {
    bytes = new Uint8Array(await pixels().webp(options).toBuffer());
    if (bytes.byteLength <= limitOf(key)) break;
  }
  return bytes;
}
