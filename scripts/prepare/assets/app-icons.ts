import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const teal = '#0b5c63';
/** `bleed`: the platform cuts its own shape, so the ground fills the square and the mark keeps to the middle. */
const icons = [
  { file: 'icon-192.png', size: 192, bleed: false },
  { file: 'icon-512.png', size: 512, bleed: false },
  { file: 'icon-maskable-512.png', size: 512, bleed: true },
  { file: 'apple-touch-icon.png', size: 180, bleed: true },
];

/** Draws the brand mark in the sizes that phones ask for. */
export async function makeAppIcons(favicon: URL, folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  const drawing = await readFile(favicon);
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
