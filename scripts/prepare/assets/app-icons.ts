import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const teal = '#0b5c63';
/** `bleed`: the platform crops the icon, so the background fills the square and the mark has a margin. */
const icons = [
  { file: 'app/icon-192.png', size: 192, bleed: false },
  { file: 'app/icon-512.png', size: 512, bleed: false },
  { file: 'app/icon-maskable-512.png', size: 512, bleed: true },
  // Phones request this address by default, so pages need no link to it.
  { file: 'apple-touch-icon.png', size: 180, bleed: true },
];

const icoSize = 32;

/** An .ico with one PNG, for clients that request /favicon.ico without reading the page. */
async function makeFavicon(drawing: Buffer, file: URL): Promise<void> {
  if (existsSync(file)) return;
  const png = await sharp(drawing, { density: 72 }).resize(icoSize, icoSize).png({ compressionLevel: 9 }).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(icoSize, 6);
  head.writeUInt8(icoSize, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(file, Buffer.concat([head, png]));
}

/** Draws the brand mark in the sizes of phones and older clients. @param folder public/ */
export async function makeAppIcons(favicon: URL, folder: URL): Promise<void> {
  await mkdir(new URL('app/', folder), { recursive: true });
  const drawing = await readFile(favicon);
  await makeFavicon(drawing, new URL('favicon.ico', folder));
  const missing = icons.filter(({ file }) => !existsSync(new URL(file, folder)));
  await Promise.all(
    missing.map(({ file, size, bleed }) => {
      const inner = bleed ? Math.round(size * 0.8) : size;
      const edge = Math.floor((size - inner) / 2);
      return sharp(drawing, { density: (72 * inner) / 32 })
        .resize(inner, inner)
        .extend({
          top: edge,
          bottom: size - inner - edge,
          left: edge,
          right: size - inner - edge,
          background: bleed ? teal : '#00000000',
        })
        .flatten(bleed ? { background: teal } : false)
        .png({ compressionLevel: 9 })
        .toFile(new URL(file, folder).pathname);
    }),
  );
}
