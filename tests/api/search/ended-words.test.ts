/** The words of a deleted account are in no full-text index any more, not even as bytes of removed entries. */
import { beforeEach, describe, expect, test } from 'vitest';
import { purgeIndexes } from '../../../api/catalogue/purge-store.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, lookups } from '../../support/api/api-fixtures.ts';
import { opened, priceOf, say } from '../../support/api/chat/chat-fixtures.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { decided, editedCompany, editedRequest, type Published, published, sentCompany } from '../../support/api/published.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

const indexes = [
  'request_fts',
  'request_boosted_fts',
  'company_fts',
  'company_boosted_fts',
  'product_fts',
  'chat_text_fts',
  'any_company_fts',
  'person_fts',
];

/**
 * Words that nobody else writes. An index may omit the first letters that a word shares with its predecessor, so the rest is searched for.
 */
const words = {
  company: 'qxjvwkzpyhfg',
  companyBefore: 'zvqjxwgkfbpd',
  request: 'xqzwvjkfphgb',
  requestBefore: 'jzxqvkwpgfhd',
  product: 'wzjqxvfkgpbh',
  person: 'vjwxzqkfdgbp',
  message: 'kqzvjxwfhpdg',
} as const;
type Word = keyof typeof words;

/** The tables that contain the bytes of these words. */
async function found(): Promise<Record<Word, string[]>> {
  const places: Record<Word, string[]> = {
    company: [],
    companyBefore: [],
    request: [],
    requestBefore: [],
    product: [],
    person: [],
    message: [],
  };
  for (const index of indexes) {
    const results = await allRows<{ block: number[] }>(`SELECT block FROM ${index}_data`);
    const bytes = results.map(({ block }) => String.fromCharCode(...block)).join('\n');
    for (const word of Object.keys(words) as Word[]) if (bytes.includes(words[word].slice(4))) places[word].push(index);
  }
  return places;
}
const nowhere = { company: [], companyBefore: [], request: [], requestBefore: [], product: [], person: [], message: [] };

/** An account with all these words in the indexes, including earlier versions. */
async function wordy(): Promise<Published> {
  const who = await published(`${words.companyBefore} Works`);
  await runSql('UPDATE users SET full_name=?2 WHERE id=?1', who.id, words.person);
  await data(boostCompany, { token: who.token, body: { companyId: who.company.id, boostType: 1 } });
  const { request } = await editedRequest(who, { 'Request.Name': `${words.requestBefore} wanted`, 'Request.Send': 'true' });
  await decided('request', request?.id ?? '', true);
  const rename = { 'Request.Id': request?.id, 'Request.Name': `${words.request} wanted`, 'Request.Send': 'true' };
  await editedRequest(who, rename);
  await decided('request', request?.id ?? '', true);
  const { categoryId, subCategoryId } = await lookups();
  await data(addAndEditProduct, {
    token: who.token,
    body: {
      CompanyId: who.company.id,
      'Product.Name': words.product,
      'Product.Description': 'x',
      'Product.CategoryId': categoryId,
      'Product.SubCategoryId': subCategoryId,
      'Product.ProductKeywords': 'rope',
    } as never,
    files: { ImageList: pictureFile() },
  });
  await editedCompany(who, { Name: `${words.company} Works` });
  await sentCompany(who);
  await decided('company', who.company.id, true);
  await runScheduled(testEnv, clock);
  return who;
}
const end = (who: Published) => data(deleteUser, { token: who.token, query: { UserId: who.id } });
const state = () => firstRow('SELECT asked, begun, done FROM index_purge');

beforeEach(async () => {
  await priceOf(0, 2, 0);
  await runSql('UPDATE index_purge SET asked=0, begun=0, done=0, begun_at=0');
  // A Tuesday, to avoid the merge on Sunday.
  clock.at = Date.UTC(2027, 0, 5, 9);
});

describe('after the deletion of an account', () => {
  test('its present and earlier words are removed within the minute; others’ are found as before', async () => {
    const [who, other] = [await wordy(), await published('Sails of Izmir')];
    const chatId = await opened(who, other, { text: 'First' });
    await say(who, chatId, words.message);
    const before = await found();
    expect(before).toMatchObject({
      company: expect.arrayContaining(['company_fts', 'company_boosted_fts', 'product_fts', 'any_company_fts']),
      request: expect.arrayContaining(['request_fts', 'request_boosted_fts']),
      product: expect.arrayContaining(['product_fts', 'company_fts']),
      person: ['person_fts'],
      message: ['chat_text_fts'],
    });
    // An index that only marks removed entries leaves these bytes.
    expect([...before.companyBefore, ...before.requestBefore].length).toBeGreaterThan(0);

    await end(who);
    await runScheduled(testEnv, clock);
    // Messages stay, with the other side.
    expect(await found()).toEqual({ ...nowhere, message: ['chat_text_fts'] });
    for (const index of ['company_fts', 'product_fts']) {
      const hits = await firstValue(`SELECT COUNT(*) AS n FROM ${index} WHERE ${index} MATCH 'izmir*'`);
      expect(hits, index).toBe(1);
    }

    await end(other);
    clock.advance(dayMs);
    for (let minute = 0; minute < 3; minute += 1) {
      clock.advance(minuteMs);
      await runScheduled(testEnv, clock);
    }
    expect(await found()).toEqual(nowhere);
  });

  test('the purge runs at most once a day', async () => {
    const done = async () => {
      const { asked, done: taken } = (await state()) as { asked: number; done: number };
      return [asked - taken, (await found()).company.length > 0];
    };
    const minutes = async (count: number) => {
      for (let minute = 0; minute < count; minute += 1) {
        clock.advance(minuteMs);
        await runScheduled(testEnv, clock);
      }
    };
    await minutes(3);
    clock.advance(dayMs);
    await end(await wordy());
    await minutes(3);
    expect(await done()).toEqual([0, false]);
    await end(await wordy());
    await minutes(3);
    expect(await done()).toEqual([1, true]);
    clock.advance(dayMs);
    await minutes(3);
    expect(await done()).toEqual([0, false]);
  });

  test('the purge waits while the Sunday merge is running', async () => {
    await runSql('UPDATE index_purge SET asked=asked+1');
    const asked = await state();
    await purgeIndexes(database(), Date.UTC(2027, 0, 10, 2));
    expect(await state()).toEqual(asked);
    await purgeIndexes(database(), Date.UTC(2027, 0, 10, 1) + 5 * hourMs);
    expect(await state()).not.toEqual(asked);
  });
});

test('no run processes more than requested', async () => {
  await expect(runSql('UPDATE index_purge SET begun=asked+1')).rejects.toThrow('CHECK');
});
