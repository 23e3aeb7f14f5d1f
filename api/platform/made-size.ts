/**
 * Smaller pictures: made on first use by the platform (Cloudflare Images; sharp on this machine), stored in R2 beside their original and
 * deleted with it. If the platform cannot make one, the original is served.
 */
import { mediaSizes, type MediaSize } from '../../contract/media-size.ts';
import { minuteMs } from '../../contract/limits.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import type { Env } from './env.ts';
import { logFailure } from './log.ts';

const widths: Readonly<Record<MediaSize, number>> = { s: 192, m: 640, l: 1600 };
/** Originals of at most this many bytes are served in any size. */
const smallBytes: Readonly<Record<MediaSize, number>> = { s: 12_000, m: 40_000, l: 150_000 };
const quality = 80;

/** Public pictures, and those of chats. */
const pictureKey = /^(?:p\/[\w-]{1,80}|c\/\w{1,40}\/\w{1,40})\.(?:jpg|png|webp)$/;
const sizeKey = (key: string, size: MediaSize): string => `${size}/${key}`;
/** @returns possible keys of sizes of a file in R2; none unless it is a picture */
export const madeSizes = (key: string): string[] => (pictureKey.test(key) ? mediaSizes.map((size) => sizeKey(key, size)) : []);

/** Maximum of sizes that are created simultaneously; other requests get the original. */
const madeAtOnce = 4;
const underWay = new Map<string, number>();
/** Keys whose size could not be created, with the time; they are not retried at once. */
const failed = new Map<string, number>();
const failedMax = 1000;

/** Deletes entries older than a minute, also those of work that never ends because its caller has left. */
function age(noted: Map<string, number>): void {
  for (const [key, at] of noted) if (at < Date.now() - minuteMs) noted.delete(key);
}

function begin(target: string): boolean {
  age(underWay);
  age(failed);
  if (underWay.size >= madeAtOnce || underWay.has(target) || failed.has(target)) return false;
  underWay.set(target, Date.now());
  return true;
}

interface Served {
  key: string;
  /** Whether the next answer may differ, so that this one is cached only briefly. */
  isForNow: boolean;
}

/**
 * @param waits whether the original is not public yet, and therefore has no sizes
 * @returns the file that is served for this size of a picture: the size, or the original
 */
export async function sizeOrOriginal(
  env: Env,
  key: string,
  size: MediaSize | null,
  waits: (original: R2Object) => Promise<boolean>,
): Promise<Served> {
  const itself = { key, isForNow: false };
  const { IMAGES: images, MEDIA: bucket } = env;
  if (size === null || images === undefined || !pictureKey.test(key)) return itself;
  const target = sizeKey(key, size);
  if ((await bucket.head(target)) !== null) return { key: target, isForNow: false };
  const original = await bucket.head(key);
  if (original === null || original.size <= smallBytes[size] || (await waits(original))) return itself;
  if (!begin(target)) return { key, isForNow: true };
  try {
    await make(images, bucket, original, target, widths[size]);
    // The sweep may have deleted the original meanwhile.
    if ((await bucket.head(key)) !== null) return { key: target, isForNow: false };
    await bucket.delete(target);
    return itself;
  } catch (error) {
    logFailure({ picture: size, error: kindOf(error) });
    if (failed.size < failedMax) failed.set(target, Date.now());
    return { key, isForNow: true };
  } finally {
    underWay.delete(target);
  }
}

async function make(images: ImagesBinding, bucket: R2Bucket, original: R2Object, target: string, width: number): Promise<void> {
  const stored = await bucket.get(original.key);
  if (stored === null) return;
  const made = await images.input(stored.body).transform({ width, fit: 'scale-down' }).output({ format: 'image/webp', quality });
  const bytes = await new Response(made.image()).arrayBuffer();
  if (bytes.byteLength < original.size) {
    await bucket.put(target, bytes, { httpMetadata: { contentType: 'image/webp' } });
    return;
  }
  // If the original is smaller than the new file, it is stored as the size, so that the size is not created again.
  const again = await bucket.get(original.key);
  if (again !== null) await bucket.put(target, await again.arrayBuffer(), { httpMetadata: original.httpMetadata ?? {} });
}
