/**
 * Machine translation by the platform. No model runs here: a mock of the interface of Workers AI records the texts and languages that it
 * gets.
 */
import { describe, expect, test, vi } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import { piecesOf, type TranslatingModel } from '../../../api/platform/text/translator.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { getCompanyByPath } from '../../../contract/company/calls.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { dayMs } from '../../../contract/limits.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import { getChat } from '../../../contract/chat/calls.ts';
import { translateMessage, translateText } from '../../../contract/translation/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { translatorStandIn } from '../../support/api/translator-stand-in.ts';
import { signIn } from '../../support/api/api-fixtures.ts';
import { look, opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { editedRequest, published, decided } from '../../support/api/published.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 60_000 });

const cachedCount = async () => await firstValue<number>('SELECT COUNT(*) AS n FROM translation');

describe('a public text', () => {
  test('is translated once for all readers, by whoever requests it; each answer says whether translation exists', async () => {
    const its = await published('Talk to Me', 'Hemp rope wanted');
    const { on, asked } = translatorStandIn();
    const body = { target: 'request', id: its.requestId, language: 'AR' } as const;
    const translation = { name: 'en>ar Hemp rope wanted', description: 'en>ar Two tonnes.' };
    expect(await data(translateText, { body, env: on })).toEqual(translation);
    expect(await data(translateText, { body, env: on, token: its.token })).toEqual(translation);
    expect([asked, await cachedCount()]).toEqual([['Hemp rope wanted', 'Two tonnes.'], 2]);
    const request = { body: { id: its.requestId, language: 'AR' } } as const;
    expect((await data(getRequestDetailById, { ...request, env: on })).request.isTranslatable).toBe(true);
    expect((await data(getRequestDetailById, request)).request).not.toHaveProperty('isTranslatable');
    const english = { body: { id: its.requestId, language: 'EN' }, env: on } as const;
    expect((await data(getRequestDetailById, english)).request).not.toHaveProperty('isTranslatable');
    const { company } = await data(getCompanyByPath, { body: { path: its.company.path, language: 'RU' }, env: on });
    const { product } = await data(getProductDetailById, { body: { id: its.productId, language: 'RU' }, env: on });
    expect([company.isTranslatable, product.isTranslatable]).toEqual([true, true]);
    expect(await data(translateText, { body: { target: 'company', id: its.company.id, language: 'RU' }, env: on })).toEqual({
      name: 'Talk to Me',
      description: 'en>ru We ship what the season brings.',
    });
    const translated = await data(translateText, { body: { target: 'product', id: its.productId, language: 'RU' }, env: on });
    expect(translated).toEqual({ name: 'en>ru Hemp rope', description: 'en>ru 12 mm' });
  });

  test('is not translated in its own language, nor if it is not public, nor for a pending edit', async () => {
    const its = await published('Own Words Only');
    const { on, asked } = translatorStandIn();
    const id = its.requestId;
    const texts = JSON.stringify({ RU: { name: 'Канат', description: 'Две тонны.' } });
    await editedRequest(its, { 'Request.Id': id, 'Request.Texts': texts });
    const read = async (language: 'RU' | 'TR') => (await data(translateText, { body: { target: 'request', id, language }, env: on })).name;
    expect(await read('RU')).toBe('en>ru Hemp rope wanted');
    await decided('request', id, true);
    asked.length = 0;
    expect([await read('RU'), asked]).toEqual(['Канат', []]);
    await runSql('UPDATE request SET is_active=0 WHERE id=?1', id);
    for (const token of ['', its.token]) {
      const { envelope } = await call(translateText, { token, body: { target: 'request', id, language: 'TR' }, env: on });
      expect(envelope.code).toBe('NOT_FOUND');
    }
  });

  test('that is long is split into whole sentences, and keeps its lines', () => {
    const text = `Two tonnes. ${'Each reel is marked with its lot. '.repeat(40)}\n\nDelivery: İzmir!\n• 12 mm`;
    const pieces = piecesOf(text);
    expect(pieces.map((piece) => piece.text + piece.gap).join('')).toBe(text);
    expect(pieces.every((piece) => piece.text.length <= 500)).toBe(true);
    expect(pieces.slice(0, -2).every((piece) => piece.text.endsWith('.'))).toBe(true);
    expect(pieces.map((piece) => piece.text).slice(-2)).toEqual(['Delivery: İzmir!', '• 12 mm']);
    expect(piecesOf('x'.repeat(1200)).map((piece) => piece.text.length)).toEqual([500, 500, 200]);
    expect(piecesOf('')).toEqual([]);
  });
});

test('without a translator, or when it fails, the answer says so', async () => {
  const its = await published('No Words');
  const body = { target: 'request', id: its.requestId, language: 'TR' } as const;
  const code = async (on: Env) => (await call(translateText, { body, env: on })).envelope.code;
  expect(await code(testEnv)).toBe('NO_TRANSLATION');
  const broken = (run: TranslatingModel['run']): Env => ({ ...testEnv, AI: { run } });
  expect(await code(broken(async () => ({})))).toBe('NO_TRANSLATION');
  expect(await code(broken(() => Promise.reject(new Error('no model'))))).toBe('NO_TRANSLATION');
});

test('characters are counted per day: of an account or visitor, and of all', async () => {
  const its = await published('Many Letters', 'Manila rope wanted');
  const id = its.requestId;
  const { on, asked } = translatorStandIn({ TRANSLATION_LETTERS_PER_DAY: '30' });
  const ask = (language: 'AR' | 'RU' | 'TR') => call(translateText, { body: { target: 'request', id, language }, env: on });
  clock.advance(dayMs);
  expect((await ask('AR')).envelope.code).toBe('OK');
  const refused = await ask('RU');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  // A stored translation uses no characters of the limit, and needs no further call of the model.
  const before = asked.length;
  expect((await ask('AR')).envelope.code).toBe('OK');
  expect(asked).toHaveLength(before);
  clock.advance(dayMs);
  expect((await ask('RU')).envelope.code).toBe('OK');
  const long = 'a'.repeat(4096);
  const { requestId, token } = await published('Long Letters');
  for (let index = 0; index < 15; index += 1) {
    const many = translatorStandIn();
    await runSql('UPDATE request SET description=?2 WHERE id=?1', requestId, `${index}${long.slice(5)}`);
    const { status } = await call(translateText, { token, body: { target: 'request', id: requestId, language: 'TR' }, env: many.on });
    expect([index, status]).toEqual([index, index < 14 ? 200 : 429]);
  }
});

test('characters that were not translated are not counted: if the translator fails, or the limit of all is reached', async () => {
  const { requestId: id, token } = await published('Not Counted', 'Jute rope wanted');
  await runSql(`UPDATE request SET description='Nine reels.' WHERE id=?1`, id);
  clock.advance(dayMs);
  const ask = (env: Env) => call(translateText, { token, body: { target: 'request', id, language: 'AR' }, env });
  const counted = () => firstValue<number>('SELECT SUM(letters) AS n FROM translation_day WHERE day = ?1', Math.floor(clock.at / dayMs));
  expect((await ask({ ...testEnv, AI: { run: () => Promise.reject(new Error('no model')) } })).envelope.code).toBe('NO_TRANSLATION');
  expect(await counted()).toBe(0);
  expect((await ask(translatorStandIn({ TRANSLATION_LETTERS_PER_DAY: '9' }).on)).envelope.code).toBe('THROTTLED');
  expect(await counted()).toBe(0);
  expect((await ask(translatorStandIn().on)).envelope.code).toBe('OK');
  // Of the account, and of all.
  expect(await counted()).toBe(2 * ('Jute rope wanted'.length + 'Nine reels.'.length));
});

test('a stored translation expires, and is deleted with its account', async () => {
  const its = await published('For a While');
  const { on } = translatorStandIn();
  const body = { target: 'request', id: its.requestId, language: 'AR' } as const;
  await data(translateText, { body, env: on });
  const before = (await cachedCount()) ?? 0;
  clock.at = Math.floor(clock.at / 3_600_000 + 1) * 3_600_000;
  await runScheduled(testEnv, clock);
  expect(await cachedCount()).toBe(before);
  await runSql('UPDATE translation SET created_at = created_at - ?1', 91 * dayMs);
  await runScheduled(testEnv, clock);
  expect(await cachedCount()).toBe(0);
  expect(await firstValue('SELECT COUNT(*) AS n FROM translation_day WHERE day < ?1', Math.floor(clock.at / dayMs))).toBe(0);
  const other = await published('Gone Tomorrow');
  await data(translateText, { body: { ...body, id: other.requestId }, env: on });
  expect(await cachedCount()).toBe(2);
  other.token = await signIn(other);
  await data(deleteUser, { token: other.token, query: { UserId: other.id } });
  expect(await cachedCount()).toBe(0);
});

test('a message is translated for both of its companies, for nobody else, and is not stored', async () => {
  const [one, two, stranger] = [await trader(), await trader(), await trader()];
  const chatId = await opened(one, two, { text: 'Good morning, the price is fine' });
  await say(two, chatId, 'Доброе утро');
  const { on, asked } = translatorStandIn();
  const [first, second] = (await look(one, chatId)).messages.toSorted((a, b) => a.sequence - b.sequence);
  const read = async (token: string, id: string, language: 'TR' | 'RU') =>
    (await call(translateMessage, { token, body: { chatId, id, language }, env: on })).envelope;
  expect((await read(two.token, first?._id ?? '', 'TR')).data).toEqual({ text: 'en>tr Good morning, the price is fine' });
  expect((await read(one.token, second?._id ?? '', 'TR')).data).toEqual({ text: 'ru>tr Доброе утро' });
  expect((await read(one.token, second?._id ?? '', 'RU')).data).toEqual({ text: 'Доброе утро' });
  expect((await read(stranger.token, first?._id ?? '', 'TR')).code).toBe('NOT_FOUND');
  expect((await read(one.token, chatId, 'TR')).code).toBe('NOT_FOUND');
  expect(asked).toHaveLength(2);
  expect(await firstValue("SELECT COUNT(*) AS n FROM translation WHERE text LIKE '%price is fine%'")).toBe(0);
  const chat = async (on?: Env) => (await data(getChat, { token: one.token, body: { chatId }, ...(on && { env: on }) })).chat;
  expect([(await chat(on)).isTranslatable, 'isTranslatable' in (await chat())]).toEqual([true, false]);
});
