import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { documentFormatOf } from '../../../api/platform/document-format.ts';
import { bytesInMemory } from '../../../api/platform/file-bytes.ts';
import type { Deps, UploadedFile } from '../../../api/platform/http/handler.ts';
import { joined } from '../../../api/platform/bytes.ts';
import { validateUpload, storeUploads } from '../../../api/platform/media.ts';
import { sweepMedia } from '../../../api/platform/media-store.ts';
import { Refusal } from '../../../api/platform/http/refusal.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { hourMs } from '../../../contract/limits.ts';
import type { UploadPurpose } from '../../../contract/upload/rules.ts';
import { call, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { database, member, seller } from '../../support/api/api-fixtures.ts';
import {
  docxBytes,
  file,
  jpgBytes,
  odtBytes,
  oldOfficeBytes,
  pictureFile,
  pngBytes,
  webpBytes,
  xlsBytes,
  zipBytes,
} from '../../support/data/sample-files.ts';
import { allRows, runSql } from '../../support/api/database.ts';

const uploaded = (name: string, content: Uint8Array<ArrayBuffer> | string): UploadedFile => ({
  name,
  bytes: bytesInMemory(typeof content === 'string' ? Uint8Array.from(new TextEncoder().encode(content)) : content),
});

async function validated(name: string, content: Uint8Array<ArrayBuffer> | string, purpose: UploadPurpose): Promise<string> {
  try {
    const { format, width, height } = await validateUpload(uploaded(name, content), purpose, 'File');
    return width === null ? format : `${format} ${width}x${height}`;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** The stored form of a picture. */
async function storedBytes(name: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of (await validateUpload(uploaded(name, content), 'picture', 'File')).content()) parts.push(part);
  return joined(parts);
}

describe('the kind of a file is determined by its content', () => {
  test.each([
    ['a.jpg', jpgBytes(500, 500), 'logo', 'jpg 500x500'],
    ['a.jpg', jpgBytes(500, 499), 'logo', 'BAD_INPUT'],
    ['a.pdf', '', 'chatFile', 'EMPTY_FILE'],
    ['a.png', pngBytes(500, 500), 'logo', 'UNSUPPORTED_MEDIA'],
    ['a.png', pngBytes(1800, 700), 'cover', 'png 1800x700'],
    ['a.jpg', webpBytes(640, 480), 'picture', 'webp 640x480'],
    ['a.webp', webpBytes(9000, 9000), 'picture', 'TOO_LARGE'],
    ['a.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'picture', 'UNSUPPORTED_MEDIA'],
    ['a.png', 'GIF89a', 'picture', 'UNSUPPORTED_MEDIA'],
    ['a.jpg', jpgBytes(10, 10).slice(0, -2), 'picture', 'UNSUPPORTED_MEDIA'],
    ['a.pdf', '%PDF-1.7\n', 'requestDocument', 'pdf'],
    ['a.docx', docxBytes(), 'requestDocument', 'docx'],
    ['a.odt', odtBytes(), 'requestDocument', 'odt'],
    ['a.xls', xlsBytes(), 'requestDocument', 'xls'],
    ['a.txt', 'fiyat listesi, цены', 'requestDocument', 'txt'],
    ['a.txt', '<!DOCTYPE html><script>1</script>', 'requestDocument', 'UNSUPPORTED_MEDIA'],
    ['a.txt', 'MZ\u0000\u0001', 'requestDocument', 'UNSUPPORTED_MEDIA'],
    ['a.html', '%PDF-1.7', 'requestDocument', 'UNSUPPORTED_MEDIA'],
    ['a.docx', zipBytes({ 'evil.exe': 'MZ' }), 'requestDocument', 'UNSUPPORTED_MEDIA'],
    [
      'a.docx',
      zipBytes({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
      'requestDocument',
      'UNSUPPORTED_MEDIA',
    ],
    ['a.docx', zipBytes({ '[Content_Types].xml': '', 'word/document.xml': '' }, 'hidden'), 'requestDocument', 'UNSUPPORTED_MEDIA'],
    [
      'a.docx',
      zipBytes({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }, '', 60_000_000),
      'requestDocument',
      'UNSUPPORTED_MEDIA',
    ],
    ['a.docx', zipBytes({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }, '', 40_000_000), 'requestDocument', 'docx'],
    ['a.jpg', jpgBytes(10, 10), 'requestDocument', 'UNSUPPORTED_MEDIA'],
    ['a.csv', 'a;b', 'requestDocument', 'UNSUPPORTED_MEDIA'],
    ['a.csv', 'a;b', 'chatFile', 'csv'],
  ] satisfies [string, Uint8Array<ArrayBuffer> | string, UploadPurpose, string][])(
    '%s for %s',
    async (name, content, purpose, expected) => {
      expect(await validated(name, content, purpose)).toBe(expected);
    },
  );

  test('an old office file with macros is refused', async () => {
    const presentation = (hasMacros: number) =>
      oldOfficeBytes(['PowerPoint Document'], [2, 0, 0, 4, 12, 0, 0, 0, 9, 0, 0, 0, hasMacros, 0, 0, 0, 2, 0, 0, 0]);
    for (const [content, format] of [
      [oldOfficeBytes(['Macros', 'WordDocument']), 'doc'],
      [presentation(0), 'ppt'],
      [oldOfficeBytes(['WordDocument', 'Macros', 'VBA', '_VBA_PROJECT']), null],
      [oldOfficeBytes(['_vba_project', 'WordDocument']), null],
      [oldOfficeBytes(['Workbook', '_VBA_PROJECT_CUR']), null],
      [presentation(1), null],
    ] as const)
      expect(await documentFormatOf(bytesInMemory(content), null)).toBe(format);
  });

  test('data after the end of a picture are removed, and hidden data within are refused', async () => {
    expect(await storedBytes('a.jpg', jpgBytes(9, 9, '<script>alert(1)</script>'))).toEqual(jpgBytes(9, 9));
    expect(await storedBytes('a.png', pngBytes(9, 9, 'PK\u0003\u0004'))).toEqual(pngBytes(9, 9));
    const png = pngBytes(9, 9);
    const spoilt = Uint8Array.from([...png.slice(0, 33), 0, 0, 0, 8, ...new TextEncoder().encode('tEXt<script>'), ...png.slice(33)]);
    expect(await validated('a.png', spoilt, 'picture')).toBe('UNSUPPORTED_MEDIA');
  });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  send(new Request(`http://localhost:8787${path}`, { headers }));

async function productWithPicture() {
  const { user, fields: body } = await seller();
  const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictureFile() } });
  return { user, body, product };
}

describe('media', () => {
  test('a public file is cacheable without end, cannot be sniffed or run, and supports ranges', async () => {
    const { product } = await productWithPicture();
    const [url = ''] = product.imageURLs;
    expect(url).toMatch(/^\/media\/p\/[0-9a-f]{12}\.webp$/);
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(
      Object.fromEntries(
        ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'].map((name) => [
          name,
          response.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(webpBytes(800, 600));
    expect((await get(url, { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304);
    const part = await get(url, { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
  });

  test.each([
    [{ 'if-none-match': 'garbage' }, 200],
    [{ 'if-none-match': '"' }, 200],
    [{ 'if-none-match': 'W/"x", "y' }, 200],
    [{ 'if-none-match': ',,,' }, 200],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x", {etag}' }, 304],
    [{ 'if-none-match': 'W/{etag}' }, 304],
    [{ 'if-none-match': '"x"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, 200],
    [{ 'if-modified-since': 'garbage' }, 200],
    [{ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 200],
    [{ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, 304],
    [{ 'if-match': 'garbage', 'if-unmodified-since': 'garbage' }, 200],
    [{ range: 'garbage' }, 200],
    [{ range: 'bytes=-' }, 200],
    [{ range: 'bytes=5-2' }, 200],
    [{ range: 'bytes=0-1,4-5' }, 200],
    [{ range: `bytes=${'9'.repeat(40)}-` }, 200],
    [{ range: 'bytes=999999999-' }, 416],
    [{ range: 'bytes=-0' }, 416],
    [{ range: 'bytes=-4' }, 206],
    [{ range: 'bytes=4-999999999' }, 206],
    [{ range: 'bytes=-999999999' }, 200],
    [{ range: 'bytes=0-3', 'if-range': 'garbage' }, 200],
    [{ range: 'bytes=0-3', 'if-range': '{etag}' }, 206],
  ] as [Record<string, string>, number][])('a request with %j is answered %i, not with a failure of ours', async (headers, status) => {
    const [url = ''] = (await productWithPicture()).product.imageURLs;
    const etag = (await get(url)).headers.get('etag') ?? '';
    const answer = await get(
      url,
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('{etag}', etag)])),
    );
    expect(answer.status).toBe(status);
    const whole = webpBytes(800, 600);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (status === 200) expect(bytes).toEqual(whole);
    if (status === 416) expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    if (status === 206) {
      const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(answer.headers.get('content-range') ?? '') ?? [];
      expect(bytes).toEqual(whole.slice(Number(first), Number(last) + 1));
    }
  });

  test('the name of a document may have eighty emoji', async () => {
    const name = `${'🚢'.repeat(80)}1.pdf`;
    const [stored] = await storeUploads({ env: testEnv, db: database(), clock } as unknown as Deps, [uploaded(name, '%PDF-1.7\n')], {
      ownerUserId: (await member()).id,
      call: addAndEditRequest,
      field: 'FileList',
    });
    expect(stored?.name.isWellFormed()).toBe(true);
    const answer = await get(`/media/${stored?.key}`);
    expect([answer.status, decodeURIComponent(answer.headers.get('content-disposition') ?? '')]).toEqual([
      200,
      `attachment; filename*=UTF-8''${stored?.name}`,
    ]);
  });

  test('files of chats, unknown keys and path traversal are not found', async () => {
    await env.MEDIA.put('c/0123456789abcdef01234567/0123456789abcdef01234567.png', 'secret');
    for (const path of [
      '/media/c/0123456789abcdef01234567/0123456789abcdef01234567.png',
      '/media/p/0123456789abcdef01234567.png',
      '/media/p/..%2Fc',
      '/media/',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  test('a file above 6,000,000 bytes is refused with its field', async () => {
    const { user, body } = await productWithPicture();
    const large = file('large.jpg', new Uint8Array(6_000_001));
    const { status, envelope } = await call(addAndEditProduct, { token: user.token, body, files: { ImageList: large } });
    expect([status, envelope.code, envelope.errors]).toEqual([413, 'TOO_LARGE', { ImageList: 'TOO_LONG' }]);
  });

  test('files become live with their write; unclaimed and replaced ones are deleted', async () => {
    const { user, body, product } = await productWithPicture();
    const [key = ''] = product.imageURLs;
    const refused = await call(addAndEditProduct, {
      token: user.token,
      body: { ...body, 'Product.Id': product.id, 'Product.ProductKeywords': 'x' },
      files: { ImageList: pictureFile() },
    });
    expect(refused.envelope.errors).toEqual({ 'Product.ProductKeywords': 'INVALID_KEYWORD' });
    const edited = await data(addAndEditProduct, {
      token: user.token,
      body: { ...body, 'Product.Id': product.id },
      files: { ImageList: pictureFile('new.webp') },
    });
    expect(edited.product.imageURLs).toHaveLength(1);
    await runSql(
      "INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at) VALUES('m','p/abandoned.png',?1,'image','image/png',1,'pending','public',?2)",
      user.id,
      clock.now(),
    );
    clock.advance(hourMs + 1);
    await sweepMedia(testEnv, database(), clock.now());
    const results = await allRows('SELECT state FROM media WHERE owner_user_id=?1', user.id);
    expect(results).toEqual([{ state: 'live' }]);
    expect((await get(key)).status).toBe(404);
    expect((await get(edited.product.imageURLs[0] ?? '')).status).toBe(200);
  });
});
