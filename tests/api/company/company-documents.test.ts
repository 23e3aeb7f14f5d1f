/** Documents of a company: checked by content, visible to its owner and moderators only, deleted with the company. */
import { describe, expect, test, vi } from 'vitest';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { deleteCompany, editCompany, getCompanyById, getCompanyByPath } from '../../../contract/company/calls.ts';
import type { CompanyDocument } from '../../../contract/company/shapes.ts';
import { companyDocumentsMax, dayMs } from '../../../contract/limits.ts';
import { getItem } from '../../../contract/moderation/calls.ts';
import { call, clock, data, send, statusOf } from '../../support/api/api-client.ts';
import { member } from '../../support/api/api-fixtures.ts';
import { decided, moderatorToken, ownCompany, type Published, published } from '../../support/api/published.ts';
import { docxBytes, file, jpgBytes, pngBytes, webpBytes } from '../../support/data/sample-files.ts';
import { firstValue } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 30_000 });

const extract = (name = 'Ticaret sicil özeti.pdf') => file(name, '%PDF-1.7\n', 'application/pdf');
const scan = () => file('scan.jpg', jpgBytes(40, 30), 'image/jpeg');

async function edited(its: Published, files: File | File[], change: Record<string, unknown> = {}) {
  const { name, email, description } = await ownCompany(its);
  const body = { CompanyId: its.company.id, Name: name, Email: email, Description: description, ...change } as never;
  return call(editCompany, { token: its.token, body, files: { OtherDocuments: files } });
}
const documentsOf = async (its: Published): Promise<CompanyDocument[]> => (await ownCompany(its)).documents;
const stateOf = async ({ url }: CompanyDocument) =>
  firstValue('SELECT state FROM media WHERE r2_key=?1', new URL(url, 'http://localhost').pathname.replace('/media/', ''));

describe('access', () => {
  test('the owner opens them by an expiring address; nobody can without it, and the public page has none', async () => {
    const its = await published('Old Sails');
    expect((await edited(its, [extract(), scan()])).status).toBe(200);
    const documents = await documentsOf(its);
    expect(documents.map(({ name }) => name)).toEqual(['Ticaret sicil özeti.pdf', 'scan.jpg']);
    const [first] = documents as [CompanyDocument];
    const answer = await send(new Request(`http://localhost:8787${first.url}`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    await answer.arrayBuffer();
    expect(await statusOf(first.url.replace(/\?.*/, ''))).toBe(404);
    const page = await call(getCompanyByPath, { body: { path: its.company.path } });
    expect(page.envelope.data?.company).not.toHaveProperty('documents');
    const stranger = await member();
    expect((await call(getCompanyById, { token: stranger.token, body: { id: its.company.id } })).status).toBe(404);
    clock.advance(dayMs);
    expect(await statusOf(first.url)).toBe(404);
  });

  test('moderators see those of a submitted version', async () => {
    const its = await published('Old Oars');
    await edited(its, extract(), { Name: 'New Oars' });
    const { company } = await data(getItem, { token: await moderatorToken(), query: { kind: 'company', id: its.company.id } });
    expect(company?.documents.map(({ name }) => name)).toEqual(['Ticaret sicil özeti.pdf']);
    expect(await statusOf(company?.documents[0]?.url ?? '')).toBe(200);
  });
});

describe('the input', () => {
  test.each([
    ['a text document', () => file('letter.docx', docxBytes())],
    ['a picture of another kind', () => file('scan.webp', webpBytes(40, 30))],
    ['a text that says it is a PDF', () => file('letter.pdf', 'Dear Sirs,')],
    ['a PDF under another name', () => file('letter.docx', '%PDF-1.7\n')],
  ])('is refused: %s', async (_what, made) => {
    const its = await published('Old Ropes');
    const answer = await edited(its, made());
    expect([answer.envelope.code, answer.envelope.errors]).toEqual(['UNSUPPORTED_MEDIA', { OtherDocuments: 'INVALID' }]);
    expect(await documentsOf(its)).toEqual([]);
  });

  test('is accepted up to the maximum, whatever was stored; listed ones are removed', async () => {
    const its = await published('Old Nets');
    await edited(
      its,
      Array.from({ length: companyDocumentsMax - 1 }, (_, index) => extract(`${index}.pdf`)),
    );
    const tooMany = await edited(its, [extract(), scan()]);
    expect([tooMany.status, tooMany.envelope.errors]).toEqual([400, { OtherDocuments: 'TOO_MANY' }]);
    const [first, second] = (await documentsOf(its)) as [CompanyDocument, CompanyDocument];
    await edited(its, [file('scan.png', pngBytes(40, 30)), scan()], { RemoveDocuments: [first.id] });
    expect((await documentsOf(its)).map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', 'scan.png', 'scan.jpg']);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['dead', 'live']);
    expect((await edited(its, [], { RemoveDocuments: [first.id] })).envelope.errors).toEqual({ RemoveDocuments: 'INVALID' });
  });
});

describe('the lifetime', () => {
  test('documents of both versions are kept until the edit is decided', async () => {
    const its = await published('Old Tar');
    await edited(its, extract());
    const [old] = (await documentsOf(its)) as [CompanyDocument];
    await edited(its, scan(), { Name: 'New Tar', RemoveDocuments: [old.id] });
    const [fresh] = (await documentsOf(its)) as [CompanyDocument];
    expect([fresh.name, await stateOf(old), await stateOf(fresh)]).toEqual(['scan.jpg', 'live', 'live']);
    await decided('company', its.company.id, true);
    expect([await stateOf(old), await stateOf(fresh)]).toEqual(['dead', 'live']);
  });

  test.each([
    ['the company', (its: Published) => data(deleteCompany, { token: its.token, query: { id: its.company.id } })],
    ['the account', (its: Published) => data(deleteUser, { token: its.token, query: { UserId: its.id } })],
  ])('all are deleted with %s, also those of an edit', async (_what, remove) => {
    const its = await published('Old Pitch');
    await edited(its, extract());
    const [old] = (await documentsOf(its)) as [CompanyDocument];
    await edited(its, scan(), { Name: 'New Pitch', RemoveDocuments: [old.id] });
    const [fresh] = (await documentsOf(its)) as [CompanyDocument];
    await remove(its);
    expect([await stateOf(old), await stateOf(fresh)]).toEqual(['dead', 'dead']);
    expect(await statusOf(fresh.url)).toBe(404);
    expect(await firstValue('SELECT documents FROM company WHERE id=?1', its.company.id)).toBe('[]');
  });
});
