import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bytesInMemory, windowBytes } from '../../../api/platform/file-bytes.ts';
import { readPicture } from '../../../api/platform/picture-format.ts';
import type { ImageFormat } from '../../../contract/upload/rules.ts';

const secrets = ['Canary Camera', 'Canary Author', '41 deg', 'canary-xmp'];
const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>canary-xmp</a></x:xmpmeta><?xpacket end="w"?>';

/** A photo as a phone takes it: place, device, author, XMP, a colour profile, and rotated. */
const photograph = (format: 'jpeg' | 'png' | 'webp', options: object = {}) => {
  const picture = sharp({ create: { width: 40, height: 24, channels: 3, background: '#b5451f' } })
    .composite([{ input: { create: { width: 10, height: 10, channels: 3, background: '#fff' } }, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Canary Camera', Artist: 'Canary Author' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 30/1', GPSAreaInformation: '41 deg' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(xmp);
  return picture[format](options).toBuffer();
};

/** The stored form of a picture. */
async function stored(given: Buffer) {
  const picture = await readPicture(bytesInMemory(Uint8Array.from(given)));
  if (picture === null) throw new Error('no picture');
  const { pieces, ...facts } = picture;
  return { facts, cleaned: Buffer.concat(pieces.map((piece) => (piece instanceof Uint8Array ? piece : given.subarray(...piece)))) };
}

const cases: [ImageFormat, 'jpeg' | 'png' | 'webp', object][] = [
  ['jpg', 'jpeg', {}],
  ['jpg', 'jpeg', { progressive: true }],
  ['png', 'png', {}],
  ['webp', 'webp', {}],
  ['webp', 'webp', { lossless: true }],
];

describe('a stored picture contains nothing about its author', () => {
  test.each(cases)('%s by %s %o', async (format, encoder, options) => {
    const given = await photograph(encoder, options);
    const before = given.toString('latin1');
    expect(secrets.filter((secret) => before.includes(secret)).length).toBeGreaterThan(0);

    const { cleaned, facts } = await stored(given);
    const text = cleaned.toString('latin1');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const [shown, meant] = [await sharp(cleaned).metadata(), await sharp(given).metadata()];
    expect(shown.xmp).toBeUndefined();
    expect(shown.icc?.equals(meant.icc as Uint8Array)).toBe(true);
    expect((await sharp(cleaned).raw().toBuffer()).equals(await sharp(given).raw().toBuffer())).toBe(true);
    expect(facts).toMatchObject({ format });
    expect(await stored(cleaned)).toEqual({ facts, cleaned });
  });

  test.each([
    ['jpeg', { quality: 100 }],
    ['jpeg', { quality: 100, progressive: true }],
    ['png', {}],
    ['webp', { quality: 100 }],
  ] as const)('a %s of several windows by %o', async (encoder, options) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = sharp({ create: { width: 1300, height: 900, channels: 3, background: '#fff', noise } });
    const photographed = picture.withExif({ IFD0: { Make: 'Canary Camera' } });
    const given = await photographed[encoder](options).toBuffer();
    expect(given.length).toBeGreaterThan(windowBytes);
    const { cleaned, facts } = await stored(given);
    expect(facts).toMatchObject({ width: 1300, height: 900 });
    expect(cleaned.includes('Canary Camera')).toBe(false);
    expect((await sharp(cleaned).raw().toBuffer()).equals(await sharp(given).raw().toBuffer())).toBe(true);
  });

  test('a rotated photo is upright, and has no other metadata', async () => {
    const { cleaned } = await stored(await photograph('jpeg'));
    const { orientation, exif } = await sharp(cleaned).metadata();
    expect(orientation).toBe(6);
    expect(exif?.length).toBeLessThan(40);
  });

  test.each([1, 3, 5, 6, 7, 8])('a photo with orientation %s has the width and height that browsers show', async (orientation) => {
    const camera = sharp({ create: { width: 40, height: 24, channels: 3, background: '#b5451f' } });
    const { facts, cleaned } = await stored(await camera.withMetadata({ orientation }).jpeg().toBuffer());
    const { info } = await sharp(cleaned, { autoOrient: true }).toBuffer({ resolveWithObject: true });
    expect([facts.width, facts.height]).toEqual([info.width, info.height]);
  });

  test('comments are removed at the start, in the middle and at the end', async () => {
    const given = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .jpeg({ progressive: true })
      .toBuffer();
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 15]), Buffer.from('canary comment'.slice(0, 13))]);
    const lastScan = given.lastIndexOf(Buffer.from([0xff, 0xda]));
    const spoilt = Buffer.concat([
      given.subarray(0, 2),
      note,
      given.subarray(2, lastScan),
      note,
      given.subarray(lastScan, -2),
      note,
      given.subarray(-2),
    ]);
    const { cleaned } = await stored(spoilt);
    expect(cleaned.includes('canary')).toBe(false);
    expect((await sharp(cleaned).raw().toBuffer()).equals(await sharp(given).raw().toBuffer())).toBe(true);
  });
});
