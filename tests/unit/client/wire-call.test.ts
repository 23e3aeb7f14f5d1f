/**
 * How a call is sent, by any client (docs/behaviour.md#call-addresses, docs/behaviour.md#envelope, docs/behaviour.md#idempotency-key,
 * docs/behaviour.md#same-origin).
 */
import { describe, expect, test } from 'vitest';
import { home } from '../../../contract/content/calls.ts';
import { jsonBytesMax, uploadBytesMax } from '../../../contract/limits.ts';
import { getCities } from '../../../contract/lookup/calls.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { getRequestCards } from '../../../contract/request/calls.ts';
import { logout, refreshToken } from '../../../contract/session/calls.ts';
import { bodyBytesMax } from '../../../contract/upload/rules.ts';
import { addressOf, answerOf, contentOf, envelopeOf, readAnswer, requestOf } from '../../../contract/wire/wire-call.ts';

describe('an address', () => {
  test.each([
    [addressOf(getCities, { params: { countryId: 'a/b?' } }), '/api/CMSLocations/GetCities/a%2Fb%3F'],
    [addressOf(refreshToken), '/api/Auth/RefreshToken'],
    [addressOf(refreshToken, { query: { refreshToken: 'a+b&c' } }), '/api/Auth/RefreshToken?refreshToken=a%2Bb%26c'],
    [addressOf(refreshToken, { query: { refreshToken: undefined } }), '/api/Auth/RefreshToken'],
    [addressOf(home, { query: { lang: 'TR' } }), '/api/public/common/home?lang=TR'],
  ])('%s', (given, expected) => expect(given).toBe(expected));
});

describe('a request', () => {
  const headersOf = (...input: Parameters<typeof requestOf>) => Object.fromEntries(requestOf(...input).headers);

  test('carries its sender’s headers, and a key only for a write', () => {
    expect(headersOf(logout, {}, { token: 't', key: 'k', isOwn: true })).toEqual({
      authorization: 'Bearer t',
      'idempotency-key': 'k',
      'x-kervan': '1',
    });
    expect(headersOf(refreshToken, {}, { token: '', key: 'k' })).toEqual({});
  });

  test('with JSON has its content type', () => {
    expect(requestOf(getRequestCards, { body: { page: 1 } })).toMatchObject({ method: 'POST', body: '{"page":1}' });
    expect(headersOf(getRequestCards, { body: {} })).toEqual({ 'content-type': 'application/json' });
  });

  test('with files is a form that repeats list items and omits missing values', () => {
    const file = new File(['x'], 'x.jpg');
    const { body } = requestOf(addAndEditProduct, {
      body: { name: 'Oil', productKeywords: ['a', 'b'], code: undefined, categoryId: null },
      files: { ImageList: [file, file] },
    });
    const fields = [...(body as FormData)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    expect(fields).toEqual([
      ['name', 'Oil'],
      ['productKeywords', 'a'],
      ['productKeywords', 'b'],
      ['ImageList', 'x.jpg'],
      ['ImageList', 'x.jpg'],
    ]);
    expect(headersOf(addAndEditProduct, { body: {} })).toEqual({});
  });
});

describe('an answer', () => {
  const refusal = { success: false, code: 'NOT_FOUND', message: 'It was not found.', errors: { id: 'INVALID_ID' } };

  test('is the data, or the plain content', () => {
    expect(answerOf(logout, 200, { success: true, code: 'DONE', message: 'Fine.', data: 1 })).toEqual({
      ok: true,
      code: 'DONE',
      message: 'Fine.',
      data: 1,
    });
    expect(answerOf(home, 200, { id: 1 })).toMatchObject({ ok: true, data: { id: 1 } });
  });

  test.each([
    ['a refusal', 404, refusal, { status: 404, code: 'NOT_FOUND', message: 'It was not found.', fields: { id: 'INVALID_ID' } }],
    ['a refusal with 200', 200, refusal, { status: 200, code: 'NOT_FOUND' }],
    ['only words', 400, { success: false, message: 'awaiting' }, { code: '', message: 'awaiting' }],
    ['nothing', 200, {}, { code: 'UNEXPECTED', message: '' }],
    ['null', 200, null, { code: 'UNEXPECTED' }],
    ['no JSON', 502, undefined, { status: 502, code: 'UNEXPECTED' }],
  ])('%s is a failure', (_, status, content, failure) =>
    expect(answerOf(logout, status, content)).toMatchObject({ ok: false, ...failure }),
  );

  test('has the time to wait', async () => {
    const later = Response.json(refusal, { status: 429, headers: { 'retry-after': '7' } });
    expect(await readAnswer(logout, later)).toMatchObject({ retryAfterSeconds: 7 });
    expect(await readAnswer(logout, Response.json(refusal, { status: 429 }))).toMatchObject({ retryAfterSeconds: null });
  });

  test('without JSON is distinguished from one that breaks off', async () => {
    expect(await contentOf(new Response('<html>'))).toBeUndefined();
    const broken = new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) }));
    await expect(contentOf(broken)).rejects.toThrow('cut');
    expect([envelopeOf(undefined), envelopeOf(null), envelopeOf('text')]).toEqual([null, null, null]);
  });
});

test('a body may be as long as the call’s largest input', () => {
  expect(bodyBytesMax(getRequestCards)).toBe(jsonBytesMax);
  const pictures = addAndEditProduct.files.ImageList.countMax;
  expect(bodyBytesMax(addAndEditProduct)).toBeGreaterThan(pictures * uploadBytesMax);
  expect(bodyBytesMax(addAndEditProduct)).toBeLessThan((pictures + 1) * uploadBytesMax);
});
