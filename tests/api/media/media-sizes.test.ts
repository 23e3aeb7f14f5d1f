/** Smaller pictures: created once, in fixed widths, stored with their original and deleted with it. */
import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import { bytesInMemory } from '../../../api/platform/file-bytes.ts';
import { sweepMedia } from '../../../api/platform/media-store.ts';
import { readPicture } from '../../../api/platform/picture-format.ts';
import { pictureIn } from '../../../contract/media-size.ts';
import { hourMs } from '../../../contract/limits.ts';
import { sendMessage } from '../../../contract/chat/calls.ts';
import { addAndEditProduct, deleteProduct } from '../../../contract/product/calls.ts';
import { clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { database, seller } from '../../support/api/api-fixtures.ts';
import { priceOf, talking } from '../../support/api/chat/chat-fixtures.ts';
import { file, pictureFile } from '../../support/data/sample-files.ts';
import { zlibSync } from 'fflate';
import { joined } from '../../../api/platform/bytes.ts';

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
const number = (value: number): Uint8Array => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

function chunk(type: string, body: Uint8Array): Uint8Array {
  const content = joined([new TextEncoder().encode(type), body]);
  return joined([number(body.length), content, number(crc32(content))]);
}

/** A grey PNG of noise, which compresses badly. */
function noisePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  let state = 1;
  const rows = Uint8Array.from({ length: height * (width + 1) }, (_, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return index % (width + 1) === 0 ? 0 : state >>> 24;
  });
  const head = joined([number(width), number(height), Uint8Array.of(8, 0, 0, 0, 0)]);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return joined([signature, chunk('IHDR', head), chunk('IDAT', zlibSync(rows)), chunk('IEND', new Uint8Array())]);
}

async function productWith(picture: File) {
  const { user, fields: body } = await seller();
  const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: picture } });
  const [url = ''] = product.imageURLs;
  return { user, product, url, key: url.slice('/media/'.length) };
}

const get = (path: string, on: Env = testEnv, headers: Record<string, string> = {}) =>
  send(new Request(`http://localhost:8787${path}`, { headers }), on);
const large = () => file('large.png', noisePng(1000, 500), 'image/png');
const pixels = async (answer: Response) => {
  const picture = await readPicture(bytesInMemory(new Uint8Array(await answer.arrayBuffer())));
  return picture && [picture.format, picture.width, picture.height];
};
const keys = async () => (await env.MEDIA.list()).objects.map(({ key }) => key).sort();

/** The platform's image service, which counts its calls. */
function counted() {
  const images = testEnv.IMAGES;
  if (images === undefined) throw new Error('no images here');
  const input = vi.fn((stream: ReadableStream<Uint8Array>) => images.input(stream));
  return { on: { ...testEnv, IMAGES: { ...images, input } as ImagesBinding }, input };
}

describe('a size of a picture', () => {
  test('is created once, stored, and no wider than its original', async () => {
    const { url } = await productWith(large());
    const { on, input } = counted();
    for (const [size, width] of [
      ['s', 192],
      ['m', 640],
      ['l', 1000],
    ] as const) {
      const address = pictureIn(size, url);
      const first = await get(address, on);
      expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(await pixels(first)).toEqual(['webp', width, width / 2]);
      const again = await get(address, on, { 'if-none-match': first.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
    expect(input).toHaveBeenCalledTimes(3);
  });

  test('is deleted with its original', async () => {
    const before = await keys();
    const { user, product, url, key } = await productWith(large());
    for (const size of ['s', 'm'] as const) await (await get(pictureIn(size, url))).arrayBuffer();
    expect(await keys()).toEqual([...before, key, `m/${key}`, `s/${key}`].sort());
    await data(deleteProduct, { token: user.token, query: { id: product.id } });
    clock.advance(hourMs);
    await sweepMedia(testEnv, database(), clock.now());
    expect(await keys()).toEqual(before);
    expect((await get(pictureIn('s', url))).status).toBe(404);
  });

  test('that loses its original during creation is not stored', async () => {
    const { url, key } = await productWith(large());
    const images = testEnv.IMAGES as ImagesBinding;
    const input = (stream: ReadableStream<Uint8Array>) => {
      const made = images.input(stream);
      return {
        transform: (how: ImageTransform) => ({
          output: async (what: ImageOutputOptions) => {
            const result = await made.transform(how).output(what);
            await env.MEDIA.delete(key);
            return result;
          },
        }),
      };
    };
    const answer = await get(pictureIn('s', url), { ...testEnv, IMAGES: { input } as unknown as ImagesBinding });
    expect([answer.status, await env.MEDIA.head(`s/${key}`)]).toEqual([404, null]);
  });

  test('is the original where that is small, where nothing scales pictures, and temporarily where scaling fails', async () => {
    const small = await productWith(pictureFile());
    const { on, input } = counted();
    const asItIs = await get(pictureIn('l', small.url), on);
    expect([asItIs.status, asItIs.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(input).not.toHaveBeenCalled();

    const { url } = await productWith(large());
    const { IMAGES: _, ...without } = testEnv;
    const original = await get(pictureIn('s', url), without);
    expect(await pixels(original)).toEqual(['png', 1000, 500]);

    const broken = vi.fn(() => {
      throw new Error('limit reached');
    });
    const spoilt = { ...testEnv, IMAGES: { input: broken } as unknown as ImagesBinding };
    for (let times = 0; times < 2; times += 1) {
      const answer = await get(pictureIn('s', url), spoilt);
      expect([answer.headers.get('cache-control'), await pixels(answer)]).toEqual(['private, max-age=60', ['png', 1000, 500]]);
    }
    expect(broken).toHaveBeenCalledTimes(1);
  });

  test('of a picture in a chat needs the picture’s address, and is cached privately', async () => {
    await priceOf(0, 1, 30);
    const { from, chatId } = await talking();
    const body = { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': from.company.id, 'Data.Message.Text': '' };
    const { message } = await data(sendMessage, { token: from.token, body, files: { 'Data.Image': large() } });
    const url = message.file?.url ?? '';
    const answer = await get(pictureIn('m', url));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(await pixels(answer)).toEqual(['webp', 640, 320]);
    const [path = ''] = url.split('?');
    for (const closed of [
      `${path}?size=m`,
      path.replace('/media/', '/media/m/'),
      `${path.replace('/media/', '/media/m/')}${url.slice(path.length)}`,
    ])
      expect((await get(closed)).status, closed).toBe(404);
    expect((await get(`${url}&size=9999`)).headers.get('content-type')).toBe('image/png');
  });

  test('has one of three letters: others, other folders and other files are not found', async () => {
    const { url } = await productWith(large());
    const name = url.slice('/media/p/'.length);
    for (const path of [`x/${name}`, `s/p/${name}`, `s/${name}/x`, `m/../p/${name}x`, 's/none.png', `s/c/${name}`])
      expect((await get(`/media/${path}`)).status, path).toBe(404);
    expect((await get(`${url}?size=s`)).headers.get('content-type')).toBe('image/png');
  });
});
