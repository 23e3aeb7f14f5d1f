/** The report form as browsers submit it without script, with its files. */
import { describe, expect, test } from 'vitest';
import type { NoticeState } from '../../../contract/notice/notice-rules.ts';
import { type EdgeUnderTest, ok, ownOrigin, pathOfCall, startEdge } from '../edge.ts';

const id = '0123456789abcdef01234567';
const path = `/report?kind=certificate&id=${id}`;
const typed = { reason: 'FALSE_FACTS', text: 'One\r\ntwo <b>', rights: '', name: 'Nour "<b>"', email: 'nour@example.com', isTrue: 'on' };

function formOf(values: Record<string, string>, files: readonly File[] = [new File([], '')]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  // Browsers send an empty file for an unused field.
  for (const file of files) form.append('files', file);
  return form;
}
const send = (edge: EdgeUnderTest, address: string, body: FormData, headers: Record<string, string> = ownOrigin) =>
  edge.ask(address, { method: 'POST', headers, body });
const stateOf = (edge: EdgeUnderTest): Promise<NoticeState> => (edge.pageRequests[0] as Request).json<NoticeState>();
const pdf = new File(['%PDF-1.7'], 'سجل.pdf', { type: 'application/pdf' });

describe('a submitted report', () => {
  test.each([
    ['/report', 'en'],
    ['/ar/report', 'ar'],
  ])('at %s reaches AddNotice with its files, and redirects to a page with its number', async (page, language) => {
    const edge = startEdge();
    let sent: FormData | undefined;
    edge.api = async (request) => {
      sent = await request.formData();
      return ok({ number: '0123456789' });
    };
    const headers = { ...ownOrigin, cookie: 'kervan=secret', authorization: 'Bearer x', 'cf-connecting-ip': '203.0.113.9' };
    const answer = await send(edge, path.replace('/report', page), formOf(typed, [pdf]), headers);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      `${page}?kind=certificate&id=${id}&sent=0123456789`,
      'no-store',
    ]);
    const call = edge.apiCalls[0] as Request;
    expect([call.method, pathOfCall(call)]).toEqual(['POST', '/api/Notices/AddNotice']);
    const { rights: _, ...texts } = typed;
    expect(Object.fromEntries([...(sent ?? [])].filter(([, value]) => typeof value === 'string'))).toEqual({
      ...texts,
      text: 'One\ntwo <b>',
      kind: 'certificate',
      id,
      isTrue: 'true',
    });
    const file = sent?.get('files') as unknown as File;
    expect([file.name, await file.text()]).toEqual(['سجل.pdf', '%PDF-1.7']);
    expect([call.headers.get('cookie'), call.headers.get('authorization')]).toEqual([null, null]);
    expect([call.headers.get('cf-connecting-ip'), call.headers.get('accept-language')]).toEqual(['203.0.113.9', language]);
  });

  test('that is submitted again by a reload is the same one; another file makes another one', async () => {
    const edge = startEdge();
    edge.api = () => ok({ number: '0123456789' });
    for (const content of ['one', 'one', 'two']) await send(edge, path, formOf(typed, [new File([content], 'a.pdf')]));
    const keys = edge.apiCalls.map((call) => call.headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a refused report', () => {
  test('is shown again with what was typed, in the language of the page and in no cache', async () => {
    const edge = startEdge();
    edge.api = () => Response.json({ success: false, code: 'TOO_LARGE', message: 'm', errors: { files: 'TOO_LONG' } }, { status: 413 });
    const answer = await send(edge, `/ar${path}`, formOf(typed, [pdf]));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([413, 'no-store']);
    expect(pathOfCall(edge.pageRequests[0] as Request)).toBe(path);
    expect(await stateOf(edge)).toEqual({
      values: { ...typed, text: 'One\ntwo <b>', isTrue: true },
      fields: { files: 'TOO_LONG' },
      hadFiles: true,
      code: 'TOO_LARGE',
      message: 'm',
      retryAfterSeconds: null,
    });
  });

  test.each([19, 60])('whose files have %d MB is shown again with what was typed before and after them', async (megabytes) => {
    const edge = startEdge();
    const film = new Uint8Array((megabytes * 1_000_000) / 2).fill(45);
    const form = new FormData();
    for (const name of ['reason', 'text', 'rights'] as const) form.append(name, typed[name]);
    for (const name of ['a.png', 'b.png']) form.append('files', new File([film], name));
    for (const name of ['name', 'email', 'isTrue'] as const) form.append(name, typed[name]);
    const sent = new Response(form);
    const headers = {
      ...ownOrigin,
      'content-type': sent.headers.get('content-type') ?? '',
      'content-length': `${megabytes * 1_000_000 + 999}`,
    };
    const answer = await edge.ask(`/tr${path}`, { method: 'POST', headers, body: sent.body });
    expect([answer.status, answer.headers.get('cache-control'), edge.apiCalls.length]).toEqual([413, 'no-store', 0]);
    expect(await stateOf(edge)).toEqual({
      values: { ...typed, text: 'One\ntwo <b>', isTrue: true },
      fields: { files: 'TOO_LONG' },
      hadFiles: true,
      code: 'TOO_LARGE',
      message: '',
      retryAfterSeconds: null,
    });
  });

  test('with missing fields names all of them and does not reach the API', async () => {
    const edge = startEdge();
    const answer = await send(edge, path, formOf({ reason: 'STOLEN_CONTENT', text: ' ' }));
    expect([answer.status, edge.apiCalls.length]).toEqual([400, 0]);
    const { fields, hadFiles } = await stateOf(edge);
    expect(fields).toEqual({ text: 'REQUIRED', rights: 'REQUIRED', name: 'REQUIRED', email: 'REQUIRED', isTrue: 'REQUIRED' });
    expect(hadFiles).toBe(false);
  });

  test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'from a foreign page with %j sends nothing',
    async (headers) => {
      const edge = startEdge();
      const answer = await send(edge, path, formOf(typed), headers);
      expect([answer.status, edge.apiCalls.length, edge.pageRequests.length]).toEqual([403, 0, 0]);
    },
  );

  test('with another content type, a broken form or bytes beyond its stated length has no page', async () => {
    const edge = startEdge();
    const post = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
      edge.ask(path, { method: 'POST', headers: { ...ownOrigin, 'content-type': type }, body });
    const statuses = [
      (await post('application/json', '{}')).status,
      (await post('multipart/form-data; boundary=x', 'no form')).status,
      (await post('multipart/form-data; boundary=x', new Uint8Array(18_300_000))).status,
    ];
    expect([...statuses, edge.apiCalls.length]).toEqual([415, 400, 413, 0]);
  });
});
