/** Machine translation of offers when they are published, with a fake Workers AI. */
import { describe, expect, test, vi } from 'vitest';
import { translateOffers } from '../../../api/translation/offers.ts';
import type { Env } from '../../../api/platform/env.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { dayMs, minuteMs } from '../../../contract/limits.ts';
import { decide } from '../../../contract/moderation/calls.ts';
import { deleteProduct, getProductDetailById, getProductsByCompanyId } from '../../../contract/product/calls.ts';
import { deleteRequest, getRequestCards, getRequestDetailById, setRequestPause } from '../../../contract/request/calls.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { translateText } from '../../../contract/translation/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { cardOf, opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { decided, editedRequest, moderatorToken, published, queued, sentRequest, type Published } from '../../support/api/published.ts';
import { saved } from '../../support/api/search/saved-searches.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { translatorStandIn } from '../../support/api/translator-stand-in.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 60_000 });

const waiting = () => firstValue<number>('SELECT COUNT(*) AS n FROM offer_to_translate');
const translated = (on: Env) => translateOffers(on, database(), clock.now(), 200);
/** Translates everything that other tests have published, so that it does not count here. */
async function standIn(vars: Partial<Env> = {}) {
  const before = translatorStandIn();
  await translated(before.on);
  return translatorStandIn(vars);
}
const detail = async (id: string, language?: ApiLanguage) =>
  (await data(getRequestDetailById, { body: { id, ...(language && { language }) } })).request;
const card = async (id: string, language: ApiLanguage) =>
  (await data(getRequestCards, { body: { size: 50, language } })).requests.find((request) => request.id === id);
const original = { name: 'Hemp rope wanted', description: 'Two tonnes.' };

describe('a published offer', () => {
  test('is translated once into the languages that its author did not write, and is marked', async () => {
    const { on, asked } = await standIn();
    const its = await published('Said Once');
    const russian = { name: 'Нужен канат', description: 'Две тонны.' };
    await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Texts': JSON.stringify({ RU: russian }) });
    await decided('request', its.requestId, true);
    await translated(on);
    expect(asked.toSorted()).toEqual([
      '12 mm',
      '12 mm',
      '12 mm',
      'Hemp rope',
      'Hemp rope',
      'Hemp rope',
      ...Array(2).fill(original.name),
      ...Array(2).fill(original.description),
    ]);
    const turkish = { name: 'en>tr Hemp rope wanted', description: 'en>tr Two tonnes.', language: 'TR', isTranslated: true };
    expect(await detail(its.requestId, 'TR')).toMatchObject({ ...turkish, originalLanguage: 'EN', original });
    expect(await card(its.requestId, 'TR')).toMatchObject(turkish);
    expect(await detail(its.requestId, 'RU')).toMatchObject({ ...russian, language: 'RU', original });
    expect(await detail(its.requestId, 'RU')).not.toHaveProperty('isTranslated');
    expect(await detail(its.requestId)).not.toHaveProperty('isTranslated');
    const { product } = await data(getProductDetailById, { body: { id: its.productId, language: 'AR' } });
    expect(product).toMatchObject({ name: 'en>ar Hemp rope', description: 'en>ar 12 mm', isTranslated: true });
    const { products } = await data(getProductsByCompanyId, { query: { id: its.company.id, language: 'AR' } });
    expect(products).toMatchObject([{ name: 'en>ar Hemp rope', isTranslated: true, originalLanguage: 'EN' }]);
    const before = asked.length;
    await translated(on);
    expect([asked.length, await waiting()]).toEqual([before, 0]);
    // A reader gets the stored translation.
    await data(translateText, { body: { target: 'request', id: its.requestId, language: 'TR' }, env: on });
    expect(asked).toHaveLength(before);
  });

  test('has its translated name in chats and mails at once, without a request for it', async () => {
    const { on } = await standIn();
    const [reader, its] = [await trader(), await published('Named at Once')];
    await runSql("UPDATE users SET language='TR', email_verified_at=1 WHERE id=?1", reader.id);
    await saved(reader, '/imports?value=manila', 'now', 'Manila');
    const { request } = await editedRequest(its, { 'Request.Name': 'Manila rope wanted' }, { ImageList: pictureFile() });
    const id = request?.id ?? '';
    await sentRequest(its, id);
    const version = (await queued('request', id))?.version ?? 0;
    await data(decide, { token: await moderatorToken(), body: { kind: 'request', id, version, approve: true }, env: on });
    const [mail] = await mailsTo(reader.email);
    expect(mail?.text).toContain('en>tr Manila rope wanted (makine çevirisi)');
    const chatId = await opened(reader, its, { createdFor: 1, requestId: id, chatNameForAll: 'Manila rope wanted' });
    await say(its, chatId, 'Good morning');
    expect((await cardOf(reader, chatId))?.title).toEqual({
      text: 'en>tr Manila rope wanted',
      language: 'TR',
      isTranslated: true,
      original: { text: 'Manila rope wanted', language: 'EN' },
    });
  });

  test('with a long description has a translated name in lists only; its page stays in one language', async () => {
    const { on } = await standIn();
    const its = await published('Long Words');
    const long = 'Two tonnes of rope. '.repeat(40);
    await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Description': long });
    await translated(on);
    expect(await card(its.requestId, 'TR')).toMatchObject({ name: 'en>tr Hemp rope wanted', language: 'TR', descriptionLanguage: 'EN' });
    expect(await detail(its.requestId, 'TR')).toMatchObject({ name: original.name, language: 'EN' });
    expect(await detail(its.requestId, 'TR')).not.toHaveProperty('isTranslated');
  });

  test('loses its translation with a change of the original, and gets another one', async () => {
    const { on } = await standIn();
    const its = await published('Changing Words');
    await translated(on);
    await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Description': 'Three tonnes.' });
    expect(await detail(its.requestId, 'TR')).toMatchObject({ description: 'Three tonnes.', language: 'EN' });
    await translated(on);
    expect(await detail(its.requestId, 'TR')).toMatchObject({ description: 'en>tr Three tonnes.', language: 'TR' });
    // A name that waits for its approval is not translated.
    await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Name': 'Jute rope wanted', 'Request.Description': 'Three tonnes.' });
    const title = (await queued('request', its.requestId))?.readerTitle;
    expect(title).toEqual({ text: 'Jute rope wanted', language: 'EN' });
    await runSql("UPDATE product SET name='Jute' WHERE id=?1", its.productId);
    expect(await firstValue('SELECT translated FROM product WHERE id=?1', its.productId)).toBe('{}');
  });

  test('that changes while it is translated is translated again', async () => {
    const { on, asked } = await standIn();
    const its: Published = await published('Racing Words');
    const run = on.AI?.run;
    const AI = {
      run: async (...args: Parameters<NonNullable<typeof run>>) => {
        if (args[1].text === original.description) await runSql("UPDATE request SET description='Nine tonnes.' WHERE id=?1", its.requestId);
        return (await run?.(...args)) ?? {};
      },
    };
    await translated({ ...on, AI });
    expect(await detail(its.requestId, 'TR')).toMatchObject({ description: 'Nine tonnes.', language: 'EN' });
    await translated(on);
    expect(await detail(its.requestId, 'TR')).toMatchObject({ description: 'en>tr Nine tonnes.', isTranslated: true });
    expect([asked.includes('Nine tonnes.'), await waiting()]).toEqual([true, 0]);
  });
});

describe('a translator', () => {
  test('that fails is called again with growing pauses, for days, and counts no characters', async () => {
    await standIn();
    const its = await published('Failing Words');
    const at: number[] = [];
    let tries = 0;
    const AI = {
      run: () => {
        tries += 1;
        if (at.at(-1) !== clock.now()) at.push(clock.now());
        return Promise.reject(new Error('no model'));
      },
    };
    for (let step = 0; ((await waiting()) ?? 0) > 0 && step < 2500; step += 1) {
      await translateOffers({ ...testEnv, AI, TRANSLATION_LETTERS_PER_DAY: '2000' }, database(), clock.now(), 200);
      clock.advance(5 * minuteMs);
    }
    const [begun = 0] = at;
    expect(at.map((time) => (time - begun) / minuteMs).slice(0, 6)).toEqual([0, 5, 15, 35, 75, 155]);
    expect(at).toHaveLength(12);
    expect(clock.now() - begun).toBeGreaterThan(4 * dayMs);
    expect(tries).toBeGreaterThan(12);
    expect(await detail(its.requestId, 'TR')).toMatchObject({ ...original, language: 'EN' });
  });

  test('has a number of characters a day, half of which is reserved for readers', async () => {
    await standIn();
    clock.advance(dayMs);
    const { on, asked } = translatorStandIn({ TRANSLATION_LETTERS_PER_DAY: '100' });
    await published('Few Letters');
    await translated(on);
    expect([asked.length, await waiting()]).toEqual([6, 1]);
    clock.advance(dayMs);
    await translated({ ...on, TRANSLATION_LETTERS_PER_DAY: '1000' });
    expect(await waiting()).toBe(0);
  });

  test('that is not configured causes no failure: published offers wait for one', async () => {
    await standIn();
    await published('Waiting Words');
    await runScheduled(testEnv, clock);
    expect(await waiting()).toBe(2);
  });

  test('that is not configured is not waited for by offers that have ended', async () => {
    await standIn();
    const [deleted, paused] = [await published('Ended Words'), await published('Paused Words')];
    await data(deleteRequest, { token: deleted.token, query: { id: deleted.requestId } });
    await data(deleteProduct, { token: deleted.token, query: { id: deleted.productId } });
    expect(await waiting()).toBe(2);
    const pause = (isPaused: boolean) => data(setRequestPause, { token: paused.token, body: { id: paused.requestId, isPaused } });
    await pause(true);
    expect(await waiting()).toBe(1);
    await pause(false);
    expect(await waiting()).toBe(2);
  });
});
