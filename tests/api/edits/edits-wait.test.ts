/** The public sees the last approved version of a company until an edit is decided (docs/behaviour.md#approved-version). */
import { describe, expect, test, vi } from 'vitest';
import { getAccesibleChats, getChat } from '../../../contract/chat/calls.ts';
import { boostCompany, getCompanyById, getCompanyByPath, getUserCompanies } from '../../../contract/company/calls.ts';
import { decide, getItem } from '../../../contract/moderation/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { moderator } from '../../support/api/api-fixtures.ts';
import { contact, opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { answersWith, publicCalls, silent, soughtOf, questionsAbout, answersToGuests } from '../../support/api/public-sight.ts';
import {
  decided,
  editedCompany,
  editedRequest,
  moderatorToken,
  ownCompany,
  published,
  queued,
  sentCompany,
  sentRequest,
} from '../../support/api/published.ts';
import { coverFile, logoFile } from '../../support/data/sample-files.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { firstRow } from '../../support/api/database.ts';

// The time limit is long, because every public call is made several times.
vi.setConfig({ testTimeout: 60_000 });

/** Names share no word with others, so that a search finds one company only. */
let number = 0;
const newNames = (): { before: string; after: string } => {
  number += 1;
  const letters = String.fromCodePoint(96 + number);
  return { before: `Zwölfer${letters} Rope Works`, after: `Quintus${letters} Cordage Ltd` };
};

test('every public call is tested here or returns no company', () => {
  const known = [...Object.keys(questionsAbout), ...silent];
  expect(publicCalls.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

describe('a renamed company', () => {
  test('is shown as it was approved, in every public call, while the edit is pending and after its rejection; then as approved again', async () => {
    const { before, after } = newNames();
    const its = await published(before);
    const sought = await soughtOf(its, [before, after, 'Hemp rope']);
    const shown = await answersToGuests(sought);
    for (const name of ['GetCompanyCards', 'GetCompanyByPath', 'GetProductDetailById', 'GetRequestDetailById', 'NavigationSearch'])
      expect(
        answersWith(shown, [before]).some((question) => question.startsWith(`${name} `)),
        name,
      ).toBe(true);

    expect(await editedCompany(its, { Name: after, Description: 'Spun anew.' }, { Logo: logoFile(), MainPhoto: coverFile() })).toBe(
      'COMPANY_SAVED_FOR_REVIEW',
    );
    expect(await answersToGuests(sought)).toEqual(shown);
    const edit = await ownCompany(its);
    expect(edit).toMatchObject({ name: after, description: 'Spun anew.', approveStatus: 3, rejectReason: null });
    expect(await decided('company', its.company.id, false)).toBe('REJECTED');
    expect(await answersToGuests(sought)).toEqual(shown);
    expect(await ownCompany(its)).toMatchObject({ name: after, logoURL: edit.logoURL, approveStatus: 2 });
    expect((await ownCompany(its)).rejectReason).toContain('NAME_MISLEADING');
    expect(await editedCompany(its, { Name: after, Description: 'Spun again.' })).toBe('COMPANY_SAVED');
    expect(await sentCompany(its)).toBe('COMPANY_SENT');
    expect(await sentCompany(its)).toBe('NOT_SENDABLE');
    expect(await ownCompany(its)).toMatchObject({ description: 'Spun again.', approveStatus: 3, rejectReason: null, dtRejectedAt: null });
    expect(await answersToGuests(sought)).toEqual(shown);

    clock.advance(1000);
    expect(await decided('company', its.company.id, true)).toBe('APPROVED');
    const now = await answersToGuests(sought);
    expect(answersWith(now, [before])).toEqual([]);
    expect(answersWith(now, [after])).toEqual(
      answersWith(shown, [before]).map((question) => (question.includes('"text"') ? question.replaceAll(before, after) : question)),
    );
    expect(answersWith(now, ['Spun again.']).length).toBeGreaterThan(0);
    const logo = (await ownCompany(its)).logoURL;
    expect(logo).toBe(edit.logoURL);
    for (const name of ['GetCompanyCards', 'GetCompanyByPath', 'GetProductDetailById', 'GetRequestDetailById'])
      expect(
        answersWith(now, [logo]).some((question) => question.startsWith(`${name} `)),
        name,
      ).toBe(true);
    expect(await firstRow('SELECT pending_edit, pending_status, approved_at FROM company WHERE id=?1', its.company.id)).toEqual({
      pending_edit: null,
      pending_status: null,
      approved_at: clock.now(),
    });
  });

  test('is shown to its owner with the edit and its state in every own view, and to moderators in the queue', async () => {
    const { before, after } = newNames();
    const its = await published(before);
    await editedCompany(its, { Name: after }, { Logo: logoFile() });
    const { logoURL } = await ownCompany(its);
    const { companies } = await data(getUserCompanies, { token: its.token });
    expect(companies.find(({ id }) => id === its.company.id)).toMatchObject({ name: after, logoURL, approveStatus: 3 });
    const profile = await data(getUserProfile, { token: its.token });
    expect(JSON.stringify(profile)).toContain(after);
    expect(await queued('company', its.company.id)).toMatchObject({ title: after });
    const { company } = await data(getItem, { token: await moderatorToken(), query: { kind: 'company', id: its.company.id } });
    expect(company).toMatchObject({ name: after, logoURL, approveStatus: 3 });
    await decided('company', its.company.id, false);
    expect(await queued('company', its.company.id)).toBeUndefined();
    expect((await data(getUserCompanies, { token: its.token })).companies.at(-1)).toMatchObject({ name: after, approveStatus: 2 });
  });

  test('has its approved name only for the other side of its chats, in notifications and mails', async () => {
    const { before, after } = newNames();
    const [its, other] = [await published(before), await trader()];
    const chatId = await opened(other, its, { text: 'Do you ship?' });
    await editedCompany(its, { Name: after }, { Logo: logoFile() });
    await say(its, chatId, 'Every week.');
    const chatShown = async () => ({
      list: (await data(getAccesibleChats, { token: other.token })).chats.find((chat) => chat.chatId === chatId),
      chat: (await data(getChat, { token: other.token, body: { chatId } })).chat,
      bell: (await data(getNotifications, { token: other.token, query: {} })).notifications.filter(({ kind }) => kind === 'new-message'),
      mails: await mailsTo(other.email),
    });
    const first = await chatShown();
    expect(answersWith(first, [before])).toEqual(['list', 'chat', 'bell', 'mails']);
    expect(answersWith(first, [after])).toEqual([]);
    await decided('company', its.company.id, false);
    expect(answersWith(await chatShown(), [after])).toEqual([]);
    await sentCompany(its);
    await decided('company', its.company.id, true);
    const last = await chatShown();
    expect([last.list?.companyName, last.chat.companyName]).toEqual([after, after]);
    expect(last.list?.companyLogoUrl).toBe((await ownCompany(its)).logoURL);
  });

  test('continues to trade: the edit does not affect chats, requests, products and boosts', async () => {
    const { before, after } = newNames();
    const [its, other] = [await published(before), await trader()];
    await editedCompany(its, { Name: after, TaxpayerNumber: '4540536920' });
    expect((await contact(other, its)).envelope.code).toBe('CHAT_CREATED');
    expect((await contact(its, other, { chatNameForAll: 'Figs' })).envelope.code).toBe('CHAT_CREATED');
    expect((await call(boostCompany, { token: its.token, body: { companyId: its.company.id, boostType: 1 } })).envelope.code).toBe(
      'COMPANY_BOOSTED',
    );
    const { request, code } = await editedRequest(its, { 'Request.Name': 'Sisal wanted' });
    expect(code).toBe('REQUEST_ADDED');
    expect(await sentRequest(its, request?.id ?? '')).toBe('REQUEST_SENT');
    expect(await decided('request', request?.id ?? '', true)).toBe('APPROVED');
    expect(await decided('company', its.company.id, true)).toBe('APPROVED');
    // A boost bought meanwhile stays.
    expect(await firstRow('SELECT is_boosted, name FROM company WHERE id=?1', its.company.id)).toEqual({ is_boosted: 1, name: after });
    expect(await firstRow("SELECT COUNT(*) AS n FROM company_boosted_fts WHERE company_boosted_fts MATCH 'facets:b1'")).toEqual({ n: 1 });
  });

  test('replaces the approved version at once by an edit back to its name and tax data, with the other fields', async () => {
    const { before, after } = newNames();
    const its = await published(before);
    await editedCompany(its, { Name: after, Description: 'First.' });
    await decided('company', its.company.id, false);
    expect(await editedCompany(its, { Name: before, Description: 'Second.' })).toBe('COMPANY_SAVED');
    expect(await ownCompany(its)).toMatchObject({
      name: before,
      description: 'Second.',
      approveStatus: 4,
      rejectReason: null,
      dtRejectedAt: null,
    });
    expect(await firstRow('SELECT description, pending_edit FROM company WHERE id=?1', its.company.id)).toEqual({
      description: 'Second.',
      pending_edit: null,
    });
    expect(await sentCompany(its)).toBe('NOT_SENDABLE');
    expect(await decided('company', its.company.id, true)).toBe('ALREADY_DECIDED');
  });

  test('moves its requests to its new country on approval, not before', async () => {
    const { before, after } = newNames();
    const its = await published(before);
    const germany = String((await firstRow("SELECT id FROM country WHERE code='DE'"))?.['id']);
    const city = String(
      (await firstRow('SELECT id FROM city WHERE country_id=?1 AND id NOT IN (SELECT city_id FROM area) LIMIT 1', germany))?.['id'],
    );
    await editedCompany(its, {
      Name: after,
      'Address.CountryId': germany,
      'Address.CityId': city,
      TaxpayerNumber: 'DE284710593',
    });
    const countries = async () => {
      const { country_id, country_code, facets } = (await firstRow('SELECT * FROM request WHERE id=?1', its.requestId)) ?? {};
      return [country_id === germany, country_code, String(facets).includes(germany)];
    };
    expect(await countries()).toEqual([false, 'tr', false]);
    await decided('company', its.company.id, true);
    expect(await countries()).toEqual([true, 'de', true]);
  });

  test('cannot be made incomplete by a pending edit or a public one; a rejected edit can be, and is not submitted then', async () => {
    const { before, after } = newNames();
    const its = await published(before);
    const missing = async (change: Record<string, string>) => {
      const code = await editedCompany(its, change);
      return [code, (await ownCompany(its)).approveStatus];
    };
    expect(await missing({ Name: after, TaxpayerOffice: '' })).toEqual(['BAD_INPUT', 4]);
    await editedCompany(its, { Name: after });
    expect(await missing({ Name: after, WebSite: '' })).toEqual(['BAD_INPUT', 3]);
    await decided('company', its.company.id, false);
    expect(await missing({ Name: after, WebSite: '' })).toEqual(['COMPANY_SAVED', 1]);
    expect(await sentCompany(its)).toBe('NOT_COMPLETE');
    expect(await missing({ Name: before })).toEqual(['BAD_INPUT', 1]);
    expect(await missing({ Name: before, WebSite: 'https://rope.example' })).toEqual(['COMPANY_SAVED', 4]);
  });

  test('reserves the e-mail address of an edit: nobody else can use it, so that approval cannot fail for it', async () => {
    const [first, second, third] = [await published('Ropewalk One'), await published('Ropewalk Two'), await published('Ropewalk Three')];
    const free = 'fresh@ropewalk.example';
    const taken = `office-${second.company.id}@example.test`;
    expect(await editedCompany(first, { Name: 'Ropewalk First', Email: taken })).toBe('COMPANY_EMAIL_USED');
    expect(await editedCompany(first, { Name: 'Ropewalk First', Email: free })).toBe('COMPANY_SAVED_FOR_REVIEW');
    expect(await editedCompany(second, { Email: free })).toBe('COMPANY_EMAIL_USED');
    const codes = await Promise.all([
      editedCompany(second, { Name: 'Ropewalk Second', Email: 'race@ropewalk.example' }),
      editedCompany(third, { Email: 'race@ropewalk.example' }),
    ]);
    expect(codes.filter((code) => code === 'COMPANY_EMAIL_USED')).toHaveLength(1);
    expect(await decided('company', first.company.id, true)).toBe('APPROVED');
    expect(await firstRow('SELECT email FROM company WHERE id=?1', first.company.id)).toEqual({ email: free });
  });
});

describe('concurrent actions', () => {
  test('on an edit and its decision: guests see what the moderator saw, or the version before', async () => {
    for (let round = 0; round < 3; round += 1) {
      const its = await published(`Round ${round} Ropes`);
      await editedCompany(its, { Name: `Seen ${round}` });
      const { version } = await ownCompany(its);
      const body = { kind: 'company' as const, id: its.company.id, version, approve: true };
      const token = await moderatorToken();
      const [decision, edit] = await Promise.all([call(decide, { token, body }), editedCompany(its, { Name: `Slipped in ${round}` })]);
      const { name } = (await firstRow('SELECT name FROM company WHERE id=?1', its.company.id)) ?? {};
      expect([decision.envelope.code, edit]).toContain(decision.status === 200 ? 'APPROVED' : 'COMPANY_SAVED_FOR_REVIEW');
      expect(name).toBe(decision.status === 200 ? `Seen ${round}` : `Round ${round} Ropes`);
      if (decision.status !== 200) expect(decision.envelope.code).toBe('STALE_VERSION');
    }
  });

  test('by two moderators on one edit: one decision', async () => {
    const its = await published('Twice Judged Ropes');
    await editedCompany(its, { Name: 'Judged Once' });
    const { version } = await ownCompany(its);
    const moderators = [await moderator(), await moderator()];
    const answers = await Promise.all(
      moderators.map(({ token }, index) =>
        call(decide, {
          token,
          body: { kind: 'company', id: its.company.id, version, approve: index === 0, reasons: ['INCOMPLETE'], note: 'Mine' },
        }),
      ),
    );
    expect(answers.map(({ envelope }) => envelope.code).filter((code) => code === 'ALREADY_DECIDED')).toHaveLength(1);
    const isApproved = answers[0]?.status === 200;
    expect((await firstRow('SELECT name FROM company WHERE id=?1', its.company.id))?.['name']).toBe(
      isApproved ? 'Judged Once' : 'Twice Judged Ropes',
    );
  });
});

test('people with access to a company can read everything that its page will show, in the reader’s language; nobody else can', async () => {
  const { before, after } = newNames();
  const its = await published(before);
  const texts = JSON.stringify({ RU: { description: 'Канаты.' } });
  expect(await editedCompany(its, { Name: after, 'Company.Texts': texts })).toBe('COMPANY_SAVED_FOR_REVIEW');
  const body = { id: its.company.id, language: 'RU' } as const;
  const { company } = await data(getCompanyById, { token: its.token, body });
  expect(company).toMatchObject({ name: after, description: 'Канаты.', language: 'RU', hasRequests: true, answering: null });
  expect(company.requests?.map(({ id }) => id)).toEqual([its.requestId]);
  const shown = (await data(getCompanyByPath, { body: { path: company.path, language: 'RU' } })).company;
  expect(shown.name).toBe(before);
  // It also contains what the page shows of approved items.
  expect(Object.keys(shown).filter((name) => !(name in company))).toEqual([]);
  const other = await published(newNames().before);
  for (const token of [other.token, undefined]) {
    const { envelope } = await call(getCompanyById, { ...(token !== undefined && { token }), body });
    expect(envelope.code).toBe(token === undefined ? 'UNAUTHENTICATED' : 'NOT_FOUND');
  }
});
