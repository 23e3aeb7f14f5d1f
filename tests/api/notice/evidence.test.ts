/** The evidence of a case: the state that was reported, and the files of its reports and of an appeal. */
import { plainAddress } from '../../../contract/media-size.ts';
import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { forgetReporterStatements, forgetSnapshotsStatement, sweepNoticesStatements } from '../../../api/notice/store.ts';
import { snapshotText } from '../../../api/notice/snapshot.ts';
import { sweepMedia } from '../../../api/platform/media-store.ts';
import { addAppeal, getDecision } from '../../../contract/decision/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { decide, getItem } from '../../../contract/moderation/calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { call, clock, data, send, statusOf, testEnv } from '../../support/api/api-client.ts';
import { database, moderator } from '../../support/api/api-fixtures.ts';
import { liveRequest, trader } from '../../support/api/chat/chat-fixtures.ts';
import { liveArticle, marbleOf, tokenOf, verifiedCertificate } from '../../support/api/decisions.ts';
import { file, jpgBytes, pngBytes } from '../../support/data/sample-files.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';

// All reports come from one network, whose limit per hour would be reached.
beforeEach(() => clock.advance(hourMs));

const noticeOf = (kind: string, id: string) => ({
  kind: kind as 'company',
  id,
  reason: 'FALSE_FACTS' as const,
  text: 'Never issued.',
  name: 'Mira',
  email: `reader-${crypto.randomUUID()}@example.test`,
  isTrue: true,
});
const pdf = (name = 'register.pdf') => file(name, '%PDF-1.7\n', 'application/pdf');
const report = (kind: string, id: string, files: File[] = [], token?: string) =>
  call(addNotice, { body: noticeOf(kind, id), files: { files }, ...(token !== undefined && { token }) });
const caseOf = (id: string) =>
  firstRow<{ id: string; version: number }>('SELECT id, version FROM notice_case WHERE target_id=?1 ORDER BY seq DESC LIMIT 1', id).then(
    (row) => row ?? { id: '', version: -1 },
  );
async function shown(id: string) {
  const { notice } = await data(getItem, { token: (await moderator()).token, query: { kind: 'notice', id: (await caseOf(id)).id } });
  if (notice === null) throw new Error('no case');
  return notice;
}
const storedKeys = async (): Promise<string[]> => (await env.MEDIA.list({ prefix: 'e/' })).objects.map(({ key }) => key);

test('three files are stored with a report, and only moderators get their addresses', async () => {
  const { company } = await trader();
  const files = [pdf('سجل.pdf'), file('photo.jpg', jpgBytes(4, 4)), file('../shot<b>.png', pngBytes(4, 4))];
  expect((await report('company', company.id, files)).status).toBe(200);
  const [notice] = (await shown(company.id)).notices;
  expect(notice?.files.map(({ name }) => name)).toEqual(['سجل.pdf', 'photo.jpg', expect.not.stringContaining('/')]);
  for (const { url } of notice?.files ?? []) {
    expect(await statusOf(url)).toBe(200);
    const [address = ''] = url.split('?');
    // Without its signature, with that of another reader, and as a public file.
    for (const other of [address, url.replace('reader=moderator&', ''), url.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])
      expect(await statusOf(other)).toBe(404);
    expect(await statusOf(address.replace('/e/', '/p/'))).toBe(404);
  }
  const [first] = notice?.files ?? [];
  const answer = await send(new Request(`http://localhost:8787${first?.url}`));
  expect([answer.headers.get('cache-control'), answer.headers.get('content-disposition')]).toEqual([
    'private, no-cache',
    expect.stringContaining('attachment'),
  ]);
});

test('a file that is none of the four formats, too large or one too many is refused, and nothing of the report is stored', async () => {
  const { company } = await trader();
  const before = await storedKeys();
  const html = '<!doctype html><script>alert(1)</script>';
  for (const [refused, code] of [
    [[file('page.png', html)], 'UNSUPPORTED_MEDIA'],
    [[file('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')], 'UNSUPPORTED_MEDIA'],
    [[file('table.csv', 'a,b')], 'UNSUPPORTED_MEDIA'],
    [[file('big.pdf', new Uint8Array(6_000_001).fill(37))], 'TOO_LARGE'],
    [[pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')], 'BAD_INPUT'],
  ] as const) {
    const { envelope } = await report('company', company.id, [...refused]);
    expect([envelope.code, Object.keys(envelope.errors ?? {})]).toEqual([code, ['files']]);
  }
  expect((await caseOf(company.id)).version).toBe(-1);
  expect(await storedKeys()).toEqual(before);
});

test('a guest sends a file of six megabytes, whose parts do not stay anywhere else', async () => {
  const { company } = await trader();
  const large = new Uint8Array(6_000_000);
  large.set(new TextEncoder().encode('%PDF-1.7\n'));
  expect((await report('company', company.id, [file('scan.pdf', large)])).status).toBe(200);
  expect((await shown(company.id)).notices[0]?.files[0]?.bytes).toBe(6_000_000);
  await expect.poll(async () => (await env.MEDIA.list({ prefix: 'u/' })).objects.length).toBe(0);
});

test('twenty reports with files are one case, and the twenty-first from the network is refused by the rate limit', async () => {
  const { company } = await trader();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await report('company', company.id, [pdf()])).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await shown(company.id)).notices).toHaveLength(20);
});

test('files are deleted with the reports of an old case, and with the account of their author', async () => {
  const [{ company }, reporter] = [await trader(), await trader()];
  const db = database();
  await report('company', company.id, [pdf()], reporter.token);
  const [url = ''] = (await shown(company.id)).notices[0]?.files.map((each) => each.url) ?? [];
  expect(await statusOf(url)).toBe(200);
  await db.batch(forgetReporterStatements(db, reporter.id));
  expect(await statusOf(url)).toBe(404);
  expect((await shown(company.id)).notices[0]?.files).toEqual([]);

  await report('company', company.id, [pdf()]);
  const [, later] = (await shown(company.id)).notices;
  const laterUrl = later?.files[0]?.url ?? '';
  const { token } = await moderator();
  await data(decide, { token, body: { kind: 'notice', ...(await caseOf(company.id)), approve: true, note: 'It is fine.' } });
  expect(await statusOf(laterUrl)).toBe(200);
  await db.batch(sweepNoticesStatements(db, clock.now() + 211 * dayMs));
  expect(await statusOf(laterUrl)).toBe(404);
  await sweepMedia(testEnv, db, clock.now() + dayMs);
  expect(await storedKeys()).not.toContain(laterUrl.split('?')[0]?.replace('/media/', ''));
});

test.each([
  ['company', async () => (await trader()).company.id, 'description'],
  ['product', async () => marbleOf(await trader()), 'description'],
  ['request', async () => liveRequest(await trader(), 2), 'name'],
  ['article', liveArticle, 'content'],
] as const)('the case about a %s keeps what was public, beside what is there now', async (kind, make, field) => {
  const id = await make();
  await report(kind, id);
  const table = kind === 'article' ? 'news' : kind;
  await runSql(`UPDATE ${table} SET ${field}='Changed since'${kind === 'article' ? '' : ', version=version+1'} WHERE id=?1`, id);
  await report(kind, id);
  const { was, now, notices } = await shown(id);
  const textOf = (of: typeof was) => of?.texts.find((each) => each.field === field)?.text;
  expect(textOf(was)).not.toBe('Changed since');
  expect(textOf(was)).toBeTruthy();
  expect(textOf(now)).toBe('Changed since');
  expect(notices.map(({ version }) => version)).toEqual(kind === 'article' ? [1, 1] : [was?.version, (was?.version ?? 0) + 1]);
});

test('the case about a request has the keys of its documents, by which a replaced one of the same name is found', async () => {
  const id = await liveRequest(await trader(), 2);
  const withFile = (key: string) =>
    runSql('UPDATE request SET files=?2 WHERE id=?1', id, JSON.stringify([{ key, name: 'price-list.pdf', bytes: 9 }]));
  await withFile('p/reported.pdf');
  await report('request', id);
  await withFile('p/replaced.pdf');
  const { was, now } = await shown(id);
  expect([was?.fileKeys, now?.fileKeys]).toEqual([['p/reported.pdf'], ['p/replaced.pdf']]);
  expect(was?.texts.at(-1)).toEqual(now?.texts.at(-1));
});

test('the case about a certificate shows it after its owner has deleted it, and is closed without claiming a take-down', async () => {
  const owner = await trader();
  const id = await verifiedCertificate(owner);
  await report('certificate', id);
  await runSql('DELETE FROM company_certificate WHERE id=?1', id);
  const { was, now, target, isPublic } = await shown(id);
  expect([was?.certificate?.number, now, target.title.text, isPublic]).toEqual(['QM-4711', null, 'Quay Register QM-4711', false]);
  const { token } = await moderator();
  const body = { kind: 'notice', ...(await caseOf(id)) } as const;
  expect((await call(decide, { token, body: { ...body, approve: false, reasons: ['CERTIFICATE_NOT_KNOWN'] } })).envelope.code).toBe(
    'NOT_PUBLIC',
  );
  expect((await call(decide, { token, body: { ...body, approve: true, note: 'It is gone.' } })).status).toBe(200);
});

test('a picture that is not stored any more is named, and an ended account leaves nothing of what was public', async () => {
  const owner = await trader();
  const id = await marbleOf(owner);
  await runSql(`UPDATE product SET images='["p/gone.jpg", "p/there.jpg"]' WHERE id=?1`, id);
  await env.MEDIA.put('p/there.jpg', 'picture');
  await report('product', id);
  const { lostPictures, was } = await shown(id);
  expect(lostPictures.map(plainAddress)).toEqual(['/media/p/gone.jpg']);
  // By the same address, so that it is not drawn.
  expect(was?.pictures).toContain(lostPictures[0]);
  await forgetSnapshotsStatement(database(), owner.id).run();
  expect((await shown(id)).was).toBeNull();
});

test('a snapshot is bounded, whatever its texts are', () => {
  const texts = Array.from({ length: 8 }, () => ({ field: 'content' as const, language: null, text: '"\n'.repeat(20_000) }));
  const stored = snapshotText({ version: 1, texts, pictures: [] });
  expect(stored.length).toBeLessThanOrEqual(200_000);
  expect(JSON.parse(stored)).toMatchObject({ version: 1 });
});

test('a certificate that was public returns after an appeal, whose files its author and the moderators see', async () => {
  const owner = await trader();
  const id = await verifiedCertificate(owner);
  await report('certificate', id);
  const { token } = await moderator();
  await data(decide, {
    token,
    body: { kind: 'notice', ...(await caseOf(id)), approve: false, reasons: ['CERTIFICATE_NOT_KNOWN'] },
  });
  const stored = () => firstRow<{ status: number }>('SELECT status, reject_reason FROM company_certificate WHERE id=?1', id);
  expect(await stored()).toMatchObject({ status: 3, reject_reason: expect.stringContaining('CERTIFICATE_NOT_KNOWN') as string });
  const { notifications } = await data(getNotifications, { token: owner.token });
  expect(notifications[0]?.href).toContain('#certificates');
  const mail = await firstValue<string>(`SELECT text FROM sent_mail WHERE text LIKE '%/decision?token=%' ORDER BY seq DESC LIMIT 1`);
  const guid = tokenOf(mail ?? '');

  const body = { guid, text: 'The register has it.' };
  const wrong = await call(addAppeal, { body, files: { files: [file('page.png', '<!doctype html>')] } });
  expect([wrong.envelope.code, (await data(getDecision, { query: { guid } })).appeal]).toEqual(['UNSUPPORTED_MEDIA', null]);
  expect((await call(addAppeal, { body, files: { files: [pdf('confirmation.pdf')] } })).status).toBe(200);
  const own = (await data(getDecision, { query: { guid } })).appeal?.files[0];
  expect([own?.name, await statusOf(own?.url ?? '')]).toEqual(['confirmation.pdf', 200]);

  const appeal = await firstRow<{ id: string; version: number }>('SELECT id, version FROM appeal ORDER BY seq DESC LIMIT 1');
  const colleague = await moderator();
  const item = await data(getItem, { token: colleague.token, query: { kind: 'appeal', id: appeal?.id ?? '' } });
  expect(item.appeal?.files.map(({ name }) => name)).toEqual(['confirmation.pdf']);
  await data(decide, {
    token: colleague.token,
    body: { kind: 'appeal', id: appeal?.id ?? '', version: appeal?.version ?? -1, approve: true, note: 'It is confirmed.' },
  });
  expect(await stored()).toMatchObject({ status: 2, reject_reason: null });
});
