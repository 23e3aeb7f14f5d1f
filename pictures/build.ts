import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPicture, staticPictures } from './index.ts';

const source = dirname(fileURLToPath(import.meta.url));

/** A name for the present state of the generator: any change of its source gives another one. */
export async function generatorVersion(): Promise<string> {
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  const sum = createHash('sha256');
  for (const file of files) sum.update(file).update(await readFile(join(source, file)));
  return sum.digest('hex').slice(0, 16);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Runs `work` over `list`, `most` at a time. */
export async function eachWith<T>(list: readonly T[], most: number, work: (one: T) => Promise<void>): Promise<void> {
  const queue = [...list];
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
    }),
  );
}

/**
 * Renders pictures into `outDir`. With a cache folder a picture is made once per generator version.
 * Gives back how many were drawn anew.
 */
export async function buildPictures(
  pictures: readonly { key: string; file: string }[],
  outDir: string,
  cacheDir?: string,
): Promise<number> {
  const version = await generatorVersion();
  let made = 0;
  await eachWith(pictures, 2, async ({ key, file }) => {
    const target = join(outDir, file);
    const kept = cacheDir && join(cacheDir, version, file);
    await mkdir(dirname(target), { recursive: true });
    if (kept && (await exists(kept))) {
      await copyFile(kept, target);
      return;
    }
    const bytes = await renderPicture(key, { format: file.endsWith('.png') ? 'png' : 'webp' });
    made += 1;
    await writeFile(target, bytes);
    if (kept) {
      await mkdir(dirname(kept), { recursive: true });
      await writeFile(`${kept}.part`, bytes);
      await rename(`${kept}.part`, kept);
    }
  });
  return made;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  const outDir = process.argv[2];
  if (!outDir) throw new Error('Say where to: node pictures/build.ts <outDir> [cacheDir]');
  const cacheDir = process.argv[3] ?? join(source, '..', 'node_modules', '.cache', 'kervan-pictures');
  const started = performance.now();
  const made = await buildPictures(staticPictures, outDir, cacheDir);
  process.stdout.write(`${staticPictures.length} pictures, ${made} drawn, ${Math.round(performance.now() - started)} ms\n`);
}
