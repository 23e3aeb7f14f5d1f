import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';

const source = new URL('../../../node_modules/country-flag-icons/3x2/', import.meta.url);

/** Draws each country's flag 40 px wide as `{code}.webp` (docs/behaviour.md#picture-addresses, lower-case codes). */
export async function makeFlags(folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  const countries = (await readdir(source)).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
  await Promise.all(
    countries.map(async (name) => {
      const target = new URL(`${asciiLowerCase(name.slice(0, 2))}.webp`, folder);
      if (existsSync(target)) return;
      const drawing = await readFile(new URL(name, source));
      await sharp(drawing, { density: 144 }).resize(40, 27, { fit: 'fill' }).webp({ quality: 88, effort: 6 }).toFile(target.pathname);
    }),
  );
}
