/** Certificates of a company: checked by moderators, public only afterwards and until their last day, deleted with the company. */
import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { deleteCertificateStatements } from '../../../api/company/certificate-store.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { addAndEditCertificate, deleteCertificate, deleteCompany, getCompanyByPath } from '../../../contract/company/calls.ts';
import type { OwnCertificate } from '../../../contract/company/shapes.ts';
import { apiLanguages } from '../../../contract/text/languages.ts';
import { companyCertificatesMax, dayMs } from '../../../contract/limits.ts';
import { decide, getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { certificateReasons } from '../../../contract/moderation/rejection.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { reasonTexts } from '../../../api/mail/generated/templates.ts';
import { call, clock, data, dayIn, statusOf } from '../../support/api/api-client.ts';
import { member, signIn } from '../../support/api/api-fixtures.ts';
import { moderatorToken, ownCompany, type Published, published } from '../../support/api/published.ts';
import { docxBytes, file } from '../../support/data/sample-files.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, firstValue } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 30_000 });

const scan = (name = 'iso-9001.pdf') => file(name, '%PDF-1.7\n', 'application/pdf');

const fields = { Kind: 'iso9001', Number: 'QM-4711', Issuer: 'Quay Register' } as const;
const write = (its: Published, change: Record<string, unknown> = {}, document: File | null = scan()) =>
  call(addAndEditCertificate, {
    token: its.token,
    body: { CompanyId: its.company.id, ValidUntil: dayIn(30), ...fields, ...change } as never,
    files: document === null ? {} : { Document: document },
  });
async function added(its: Published, change: Record<string, unknown> = {}): Promise<OwnCertificate> {
  const { envelope } = await write(its, change);
  if (envelope.data === undefined) throw new Error(envelope.code);
  return envelope.data.certificate;
}
const publicOf = async (its: Published) => (await data(getCompanyByPath, { body: { path: its.company.path } })).company.certificates;
const ownOf = async (its: Published) => (await ownCompany(its)).ownCertificates ?? [];
const decided = async ({ id, version }: { id: string; version: number }, approve: boolean, more: Record<string, unknown> = {}) =>
  (await call(decide, { token: await moderatorToken(), body: { kind: 'certificate', id, version, approve, ...more } })).envelope;
const stateOf = async ({ document }: OwnCertificate) =>
  firstValue('SELECT state FROM media WHERE r2_key=?1', new URL(document?.url ?? '', 'http://localhost').pathname.replace('/media/', ''));

describe('the public page', () => {
  test('shows nothing before the check, then kind, number, issuer and last day, and nothing from the next day on', async () => {
    const its = await published('Sworn Sails');
    const certificate = await added(its);
    expect(certificate).toMatchObject({ kind: 'iso9001', status: 'waiting', rejectReason: null, document: { name: 'iso-9001.pdf' } });
    expect(await publicOf(its)).toEqual([]);
    expect((await decided(certificate, true)).code).toBe('APPROVED');
    const shown = { id: certificate.id, kind: 'iso9001', number: 'QM-4711', issuer: 'Quay Register', validUntil: dayIn(30) };
    expect(await publicOf(its)).toEqual([shown]);
    expect(await ownOf(its)).toMatchObject([{ status: 'checked' }]);
    clock.advance(30 * dayMs);
    expect(await publicOf(its)).toEqual([shown]);
    clock.advance(dayMs);
    expect(await publicOf(its)).toEqual([]);
    its.token = await signIn(its);
    expect(await ownOf(its)).toHaveLength(1);
  });

  test('an edit requires a new check; an unchanged one does not, unless its owner disagrees with a rejection', async () => {
    const its = await published('Sworn Oars');
    const first = await added(its);
    await decided(first, true);
    const [checked] = (await ownOf(its)) as [OwnCertificate];
    expect((await write(its, { Id: first.id }, null)).envelope.code).toBe('CERTIFICATE_SAVED');
    expect(await publicOf(its)).toHaveLength(1);
    expect((await write(its, { Id: first.id, Version: first.version }, null)).envelope.code).toBe('STALE_VERSION');
    await write(its, { Id: first.id, Version: checked.version, Number: 'QM-4712' }, null);
    expect(await publicOf(its)).toEqual([]);
    const [edited] = (await ownOf(its)) as [OwnCertificate];
    const ownIn = async (status: OwnCertificate['status']): Promise<OwnCertificate> => {
      const [own] = (await ownOf(its)) as [OwnCertificate];
      expect(own.status).toBe(status);
      return own;
    };
    expect(edited).toMatchObject({ status: 'waiting', number: 'QM-4712', document: { name: 'iso-9001.pdf' } });
    // A decision about the earlier version has no effect.
    expect((await decided(checked, true)).code).toBe('STALE_VERSION');
    await decided(edited, true);
    expect(await publicOf(its)).toMatchObject([{ number: 'QM-4712' }]);
    await write(its, { Id: first.id, Number: 'QM-4713' }, null);
    await decided(await ownIn('waiting'), false, { reasons: ['CERTIFICATE_DIFFERS'] });
    await ownIn('rejected');
    await write(its, { Id: first.id, Number: 'QM-4713' }, null);
    await ownIn('waiting');
  });

  test('the document is for the owner and moderators, by an expiring address', async () => {
    const its = await published('Sworn Ropes');
    const { id, document } = await added(its);
    const { company, certificate, item } = await data(getItem, { token: await moderatorToken(), query: { kind: 'certificate', id } });
    expect([company?.id, certificate?.document?.name, item.title, item.subtitle]).toEqual([
      its.company.id,
      'iso-9001.pdf',
      'Quay Register QM-4711',
      'Sworn Ropes',
    ]);
    const url = document?.url ?? '';
    expect([await statusOf(url), await statusOf(url.replace(/\?.*/, ''))]).toEqual([200, 404]);
    clock.advance(dayMs);
    expect(await statusOf(url)).toBe(404);
  });
});

describe('decisions', () => {
  test('are in the queue, need a reason for a rejection, are notified with a mail, and are in the audit log', async () => {
    const its = await published('Sworn Nets');
    const certificate = await added(its);
    const { items, counts } = await data(getQueue, { token: await moderatorToken(), query: { kind: 'certificate' } });
    expect(items.map(({ id }) => id)).toContain(certificate.id);
    expect(counts.certificate).toBe(items.length);
    expect((await decided(certificate, false)).errors).toEqual({ reasons: 'REQUIRED' });
    expect((await decided(certificate, false, { reasons: ['NAME_MISLEADING'] })).errors).toEqual({ reasons: 'INVALID' });
    expect((await decided(certificate, false, { reasons: ['CERTIFICATE_DIFFERS'] })).code).toBe('REJECTED');
    expect((await decided(certificate, true)).code).toBe('ALREADY_DECIDED');
    expect(await publicOf(its)).toEqual([]);
    const [own] = (await ownOf(its)) as [OwnCertificate];
    expect([own.status, own.rejectReason]).toEqual(['rejected', expect.stringContaining('CERTIFICATE_DIFFERS')]);
    const { notifications } = await data(getNotifications, { token: its.token });
    expect(notifications[0]).toMatchObject({
      kind: 'certificate-rejected',
      values: { certificate: 'Quay Register QM-4711' },
      href: `/my-companies/${its.company.id}#certificates`,
    });
    const [mail] = await mailsTo(its.email);
    expect(mail?.subject).toContain('QM-4711');
    expect(mail?.text).toContain('differ from the document');
    const results = await allRows<{ action: string }>(
      "SELECT action FROM audit_log WHERE target_type='certificate' AND target_id=?1 ORDER BY seq",
      certificate.id,
    );
    expect(results.map(({ action }) => action)).toEqual(['certificate.add', 'certificate.reject']);
  });
});

test('every reason has a text in every language', () => {
  for (const language of apiLanguages)
    for (const code of certificateReasons) expect(reasonTexts[language][code], `${language} ${code}`).toMatch(/\p{L}{3}/u);
});

describe('the input', () => {
  test.each([
    ['no document', {}, null, { Document: 'REQUIRED' }],
    ['a document of another kind', {}, () => file('letter.docx', docxBytes()), { Document: 'INVALID' }],
    ['a day that has gone by', { ValidUntil: '2020-01-31' }, scan, { ValidUntil: 'INVALID_DATE' }],
    ['a day that is none', { ValidUntil: '2028-02-30' }, scan, { ValidUntil: 'INVALID_DATE' }],
    ['an unknown kind', { Kind: 'iso1' }, scan, { Kind: 'INVALID' }],
    ['no number', { Number: ' ' }, scan, { Number: 'REQUIRED' }],
  ])('is refused: %s', async (_, change, document, errors) => {
    const its = await published('Sworn Tar');
    expect((await write(its, change, document === null ? null : document())).envelope.errors).toEqual(errors);
    expect(await ownOf(its)).toEqual([]);
  });

  test('is accepted up to the maximum, also in two concurrent calls', async () => {
    const its = await published('Sworn Pitch');
    for (let number = 1; number < companyCertificatesMax; number += 1) await added(its, { Number: String(number) });
    const codes = (await Promise.all([write(its), write(its)])).map(({ envelope }) => envelope.code);
    expect(codes.toSorted()).toEqual(['CERTIFICATES_FULL', 'CERTIFICATE_ADDED']);
    expect(await ownOf(its)).toHaveLength(companyCertificatesMax);
  });
});

describe('the end', () => {
  test('deletes a certificate with its document, and an edit deletes the old document', async () => {
    const its = await published('Sworn Twine');
    const first = await added(its);
    await write(its, { Id: first.id }, scan('newer.pdf'));
    const [second] = (await ownOf(its)) as [OwnCertificate];
    expect([await stateOf(first), await stateOf(second), second.document?.name]).toEqual(['dead', 'live', 'newer.pdf']);
    await data(deleteCertificate, { token: its.token, query: { id: first.id } });
    expect([await ownOf(its), await stateOf(second)]).toEqual([[], 'dead']);
    expect((await call(deleteCertificate, { token: its.token, query: { id: first.id } })).status).toBe(404);
  });

  test('deletes the document that the certificate has then', async () => {
    const its = await published('Sworn Cleats');
    const certificate = await added(its);
    await env.DB.batch(deleteCertificateStatements(env.DB.withSession(), certificate.id));
    expect(await stateOf(certificate)).toBe('dead');
  });

  test.each([
    ['the company', (its: Published) => data(deleteCompany, { token: its.token, query: { id: its.company.id } })],
    ['the account', (its: Published) => data(deleteUser, { token: its.token, query: { UserId: its.id } })],
  ])('deletes all of them with %s', async (_, remove) => {
    const its = await published('Sworn Hooks');
    const certificate = await added(its);
    await remove(its);
    expect(await stateOf(certificate)).toBe('dead');
    const left = env.DB.prepare('SELECT COUNT(*) AS n FROM company_certificate WHERE company_id=?1').bind(its.company.id);
    expect(await left.first('n')).toBe(0);
    const { items } = await data(getQueue, { token: await moderatorToken(), query: { kind: 'certificate' } });
    expect(items.map(({ id }) => id)).not.toContain(certificate.id);
  });

  test('they are in the owner’s personal data, and in nobody else’s', async () => {
    const its = await published('Sworn Blocks');
    await added(its);
    const itemsOf = async (token: string) =>
      ((await data(downloadMyData, { token })) as unknown as { certificates: { items: unknown[] } }).certificates.items;
    expect(await itemsOf(its.token)).toMatchObject([{ kind: 'iso9001', number: 'QM-4711', document: 'iso-9001.pdf', status: 'waiting' }]);
    expect(await itemsOf((await member()).token)).toEqual([]);
  });
});
