/** Tax fields and documents of a company: for members who may edit it and the moderator who decides, whose access is in the audit log. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../api/platform/ids.ts';
import { getCompanyById, getUserCompanies } from '../../../contract/company/calls.ts';
import { claimMs } from '../../../contract/limits.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { claimItem, decide, getItem } from '../../../contract/moderation/calls.ts';
import { findCompanies, getConsoleCompany } from '../../../contract/moderation/people-calls.ts';
import { flags } from '../../../contract/permissions.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, consolePerson, consoleSession, member, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

const [taxNumber, office, fileName] = ['5566778899', 'Karaköy', 'articles.pdf'];
const fileOf = (companyId: string, name = fileName) => {
  const id = newId();
  return { id, key: `d/${companyId}/${id}.pdf`, name, bytes: 9 };
};

beforeEach(() => clock.restart());

/** A submitted company with tax fields, a document and a submitted certificate. */
async function privateCompany() {
  const owner = await member();
  const company = await approvedCompany(owner, { approveStatus: 3 });
  const certificateId = newId();
  await env.DB.batch([
    env.DB.prepare('UPDATE company SET taxpayer_number=?2, taxpayer_office=?3, documents=?4 WHERE id=?1').bind(
      company.id,
      taxNumber,
      office,
      JSON.stringify([fileOf(company.id)]),
    ),
    env.DB.prepare(
      "INSERT INTO company_certificate(id, company_id, kind, number, issuer, valid_until, document, sent_at, created_at) VALUES(?1,?2,'haccp','H-1','Quay Register','2028-05-01',?3,1,1)",
    ).bind(certificateId, company.id, JSON.stringify(fileOf(company.id, 'haccp.pdf'))),
  ]);
  return { owner, company, certificateId };
}

const secrets = [taxNumber, office, fileName, '/media/d/', 'signature='];
/** The private fields that an answer contains. */
const foundIn = (answer: unknown, words = secrets): string[] => words.filter((word) => JSON.stringify(answer).includes(word));
const looksAt = async (id: string): Promise<(string | null)[]> => {
  const results = await allRows<{ actor: string | null }>(
    "SELECT actor_user_id AS actor FROM audit_log WHERE action LIKE '%.look' AND target_id=?1 ORDER BY seq",
    id,
  );
  return results.map(({ actor }) => actor);
};
const take = (who: { token: string }, kind: ModerationKind, id: string, isClaimed = true) =>
  data(claimItem, { token: who.token, body: { kind, id, isClaimed } });

describe('GetCompanyById returns tax fields and documents', () => {
  const seen = async (token: string, id: string) => (await data(getCompanyById, { token, query: { id } })).company;

  test('to staff with the flag that edits the company, and no other', async () => {
    const { owner, company } = await privateCompany();
    const editor = await staffOf(owner, ['editAndDeleteCompany']);
    const others = await staffOf(
      owner,
      flags.filter((flag) => flag !== 'editAndDeleteCompany'),
    );
    for (const who of [owner, editor]) {
      const own = await seen(who.token, company.id);
      expect([foundIn(own), own.isWithheld, own.ownCertificates?.[0]?.document?.name]).toEqual([secrets, undefined, 'haccp.pdf']);
    }
    for (const who of [others, await staffOf(owner, [])]) {
      const own = await seen(who.token, company.id);
      expect([foundIn(own), own.isWithheld, own.name]).toEqual([[], true, company.name]);
      expect(own.ownCertificates).toMatchObject([{ number: 'H-1', document: null }]);
      expect(foundIn(await data(getUserCompanies, { token: who.token }))).toEqual([]);
    }
    expect(await looksAt(company.id)).toEqual([]);
  });

  test('to moderators only while it is submitted and claimed by them; each access is logged', async () => {
    const { company } = await privateCompany();
    const [moderatorUser, other] = [await consolePerson('moderator'), await consolePerson('administrator')];
    for (const who of [moderatorUser, other]) expect(foundIn(await seen(who.token, company.id))).toEqual([]);
    expect(await looksAt(company.id)).toEqual([]);
    await take(moderatorUser, 'company', company.id);
    expect([foundIn(await seen(moderatorUser.token, company.id)), foundIn(await seen(other.token, company.id))]).toEqual([secrets, []]);
    expect(foundIn(await seen(moderatorUser.token, company.id))).toEqual(secrets);
    expect(await looksAt(company.id)).toEqual([moderatorUser.id, moderatorUser.id]);
    clock.advance(claimMs);
    moderatorUser.token = await consoleSession(moderatorUser);
    expect(foundIn(await seen(moderatorUser.token, company.id))).toEqual([]);
    await take(moderatorUser, 'company', company.id);
    const version = (await seen(moderatorUser.token, company.id)).version;
    await data(decide, { token: moderatorUser.token, body: { kind: 'company', id: company.id, version, approve: true } });
    expect(foundIn(await seen(moderatorUser.token, company.id))).toEqual([]);
  });

  test('not to a moderator who has claimed one of its certificates', async () => {
    const { company, certificateId } = await privateCompany();
    const moderatorUser = await consolePerson('moderator');
    await take(moderatorUser, 'certificate', certificateId);
    expect(foundIn(await seen(moderatorUser.token, company.id))).toEqual([]);
  });
});

describe('a queue item', () => {
  const opened = (who: { token: string }, kind: ModerationKind, id: string) => data(getItem, { token: who.token, query: { kind, id } });

  test('shows them to the moderator who opens it, not while another one has claimed it; each access is logged outside of its history', async () => {
    const { company } = await privateCompany();
    const [moderatorUser, other] = [await consolePerson('moderator'), await consolePerson('moderator')];
    expect(foundIn((await opened(moderatorUser, 'company', company.id)).company)).toEqual(secrets);
    await take(moderatorUser, 'company', company.id);
    const entries = await opened(other, 'company', company.id);
    expect([foundIn(entries), entries.company?.isWithheld]).toEqual([[], true]);
    const again = await opened(moderatorUser, 'company', company.id);
    expect([foundIn(again.company), again.history]).toEqual([secrets, []]);
    expect(await looksAt(company.id)).toEqual([moderatorUser.id, moderatorUser.id]);
    await take(moderatorUser, 'company', company.id, false);
    expect(foundIn((await opened(other, 'company', company.id)).company)).toEqual(secrets);
  });

  test('of an edit shows those of both versions in the same way', async () => {
    const { company } = await privateCompany();
    await runSql(
      "UPDATE company SET approve_status=4, approved_at=1, pending_status=3, pending_edit=json_object('taxpayer_number', '9900112233') WHERE id=?1",
      company.id,
    );
    const [moderatorUser, other] = [await consolePerson('moderator'), await consolePerson('moderator')];
    await take(moderatorUser, 'company', company.id);
    const numbers = [taxNumber, '9900112233'];
    expect(foundIn(await opened(moderatorUser, 'company', company.id), numbers)).toEqual(numbers);
    expect(foundIn(await opened(other, 'company', company.id), numbers)).toEqual([]);
  });

  test('that is a certificate shows its own document, and neither tax fields nor documents of its company', async () => {
    const { certificateId } = await privateCompany();
    const [moderatorUser, other] = [await consolePerson('moderator'), await consolePerson('moderator')];
    const item = await opened(moderatorUser, 'certificate', certificateId);
    expect([item.certificate?.document?.name, item.company?.isWithheld, foundIn(item, [taxNumber, office, fileName])]).toEqual([
      'haccp.pdf',
      true,
      [],
    ]);
    expect(await looksAt(certificateId)).toEqual([moderatorUser.id]);
    await take(moderatorUser, 'certificate', certificateId);
    expect((await opened(other, 'certificate', certificateId)).certificate?.document).toBeNull();
  });
});

test('the company of an account itself, with address and phone of the profile, is shown to no moderator and found by none', async () => {
  const owner = await member();
  const userCompanyOf = async ({ id }: TestUser) =>
    (await firstValue<string>('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', id)) ?? '';
  const id = await userCompanyOf(owner);
  await runSql("UPDATE company SET phone='905321112233', address_description='Quay 4' WHERE id=?1", id);
  for (const role of ['moderator', 'administrator'] as const) {
    const who = await consolePerson(role);
    expect((await call(getCompanyById, { token: who.token, query: { id } })).envelope.code).toBe('NOT_FOUND');
    expect((await data(findCompanies, { token: who.token, query: { text: id } })).companies).toEqual([]);
    const own = await userCompanyOf(who);
    expect((await data(getCompanyById, { token: who.token, query: { id: own } })).company.isUserCompany).toBe(true);
  }
  expect((await data(getCompanyById, { token: owner.token, query: { id } })).company.isUserCompany).toBe(true);
});

describe('detail view and search of the console', () => {
  test('the detail view shows administrators the tax number, and logs that; accesses do not displace the last actions', async () => {
    const { company } = await privateCompany();
    const [chief, moderatorUser] = [await consolePerson('administrator'), await consolePerson('moderator')];
    const sheet = (who: TestUser & { token: string }) => data(getConsoleCompany, { token: who.token, query: { id: company.id } });
    expect(foundIn(await sheet(moderatorUser))).toEqual([]);
    expect((await sheet(chief)).details).toMatchObject({ taxpayerNumber: taxNumber, audit: [] });
    expect((await sheet(chief)).details?.audit).toEqual([]);
    expect(await looksAt(company.id)).toEqual([chief.id, chief.id]);
  });

  test('a tax number is found as a whole only, not digit by digit', async () => {
    const { company } = await privateCompany();
    const moderatorUser = await consolePerson('moderator');
    const found = async (text: string) =>
      (await data(findCompanies, { token: moderatorUser.token, query: { text } })).companies.map(({ id }) => id);
    expect(await found(taxNumber)).toContain(company.id);
    for (let letters = 1; letters < taxNumber.length; letters += 1)
      expect(await found(taxNumber.slice(0, letters))).not.toContain(company.id);
    expect(await found(company.name.slice(0, 6))).toContain(company.id);
  });
});
