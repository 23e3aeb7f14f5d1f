import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPicture, staticPictures } from './index.ts';

const source = dirname(fileURLToPath(import.meta.url));

let version: Promise<string> | undefined;

/** Identifies the present source of the generator. */
const generatorVersion = (): Promise<string> => (version ??= readVersion());

async function readVersion(): Promise<string> {
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

/** The bytes of a picture, drawn once per version of the generator and cached as `file`, whose extension is the format. */
export async function cachedPicture(key: string, file: string, cacheDir: string): Promise<{ bytes: Uint8Array; isNew: boolean }> {
  const cacheFile = join(cacheDir, await generatorVersion(), file);
  if (await exists(cacheFile)) return { bytes: await readFile(cacheFile), isNew: false };
  const bytes = await renderPicture(key, { format: file.endsWith('.png') ? 'png' : 'webp' });
  await mkdir(dirname(cacheFile), { recursive: true });
  const draft = `${cacheFile}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, cacheFile);
  return { bytes, isNew: true };
}

/** Renders pictures into `outDir`, each once per version of the generator. @returns the number of pictures drawn */
export async function buildPictures(pictures: readonly { key: string; file: string }[], outDir: string, cacheDir: string): Promise<number> {
  let made = 0;
  await eachWith(pictures, 2, async ({ key, file }) => {
    const target = join(outDir, file);
    const { bytes, isNew } = await cachedPicture(key, file, cacheDir);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    if (isNew) made += 1;
  });
  return made;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  const outDir = process.argv[2];
  if (!outDir) throw new Error('Usage: node pictures/build.ts <outDir> [cacheDir]');
  const cacheDir = process.argv[3] ?? join(source, '..', 'node_modules', '.cache', 'kervan-pictures');
  const started = performance.now();
  const made = await buildPictures(staticPictures, outDir, cacheDir);
  process.stdout.write(`${staticPictures.length} pictures, ${made} drawn, ${Math.round(performance.now() - started)} ms\n`);
}
