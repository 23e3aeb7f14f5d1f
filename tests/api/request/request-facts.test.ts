/** Trade facts of requests: sent as codes, returned with named places, approved like other content. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { requestPublicMs } from '../../../contract/limits.ts';
import { getItem } from '../../../contract/moderation/calls.ts';
import { addAndEditRequest, deleteRequest } from '../../../contract/request/calls.ts';
import type { FreightFactsInput, GoodsFactsInput } from '../../../contract/trade/facts.ts';
import { call, clock, data, dayIn, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, member, signIn, withCredits } from '../../support/api/api-fixtures.ts';
import { cityIdOf, countryIdOf, nameCity, riyadhNames } from '../../support/api/places.ts';
import { change, cardOf, detailOf, found, logistics, row, withFacts } from '../../support/api/search/with-facts.ts';
import { decided, editedRequest, moderatorToken, ownRequest, published, requestBody } from '../../support/api/published.ts';
import { runSql } from '../../support/api/database.ts';

let saudiArabia: string;
let turkiye: string;
let egypt: string;
let riyadh: string;
let jeddah: string;
let istanbul: string;
let goods: GoodsFactsInput;
let freight: FreightFactsInput;
beforeAll(async () => {
  [saudiArabia, turkiye, egypt] = (await Promise.all(['SA', 'TR', 'EG'].map(countryIdOf))) as [string, string, string];
  [riyadh, jeddah] = await Promise.all([cityIdOf('SA', 'Riyadh'), cityIdOf('SA', 'Jeddah')]);
  istanbul = await cityIdOf('TR', 'İstanbul');
});
beforeEach(async () => {
  await nameCity(riyadh, riyadhNames);
  await nameCity(jeddah, { ar: 'جدة' });
  await nameCity(istanbul, null);
  goods = {
    hsCode: 'HS 6302.60',
    quantity: { amount: 24000, unit: 'H87', frequency: 'once' },
    delivery: { incoterm: 'DAP', place: { countryId: saudiArabia, cityId: riyadh, detail: 'Dry port' } },
    originCountryIds: [turkiye, egypt],
    price: { amount: 4.25, currency: 'USD', unit: 'H87' },
    packaging: 'cartons',
    payment: { term: 'letterOfCredit', advancePercent: 30 },
    certificates: ['oekoTex', 'bsci'],
    validUntil: dayIn(40),
  };
  freight = {
    from: { countryId: turkiye, cityId: istanbul },
    to: { countryId: saudiArabia, cityId: jeddah, detail: 'Islamic port' },
    weight: 21_500,
    volume: 62.5,
    units: { unit: 'container40', count: 2 },
    readyOn: dayIn(9),
    temperature: { from: 2, to: 8 },
    dangerousGoods: '4.1',
    validUntil: dayIn(20),
  };
});

const riyadhPlace = () => ({ countryId: saudiArabia, country: 'sa', cityId: riyadh, city: riyadhNames, detail: 'Dry port' });
/** The public form of {@link goods}. */
const shownGoods = () => {
  const { originCountryIds: _, ...rest } = goods;
  return { ...rest, hsCode: '630260', delivery: { incoterm: 'DAP', place: riyadhPlace() }, origins: ['tr', 'eg'] };
};
describe('answers with facts', () => {
  test('of goods have places by country code and the city’s name in each language; the author gets what the form sends back', async () => {
    const its = await withFacts(goods);
    const shown = { goods: shownGoods() };
    expect((await detailOf(its.requestId)).facts).toEqual(shown);
    const own = await ownRequest(its, its.requestId);
    expect(own.facts).toEqual(shown);
    expect(own.factsInput).toEqual({ ...goods, hsCode: '630260' });
    const { hsCode, quantity, delivery, price, validUntil } = shown.goods;
    expect((await cardOf(its.requestId))?.facts).toEqual({ goods: { hsCode, quantity, delivery, price, validUntil } });
    // Sending back the form's values changes nothing.
    await editedRequest(its, change(its, { 'Request.Facts': JSON.stringify(own.factsInput) }));
    expect((await detailOf(its.requestId)).facts).toEqual(shown);
  });

  test('of freight have the general name of a city without one in a language, and the request for its goods while that is public', async () => {
    const about = await withFacts(goods, { 'Request.InServiceEnum': 2 });
    const its = await withFacts({ ...freight, goodsRequestId: about.requestId }, await logistics());
    const { from: sentFrom, to: sentTo, ...rest } = freight;
    const place = { countryId: turkiye, country: 'tr', cityId: istanbul };
    const names = (name: string) => ({ en: name, tr: name, ru: name, ar: name });
    const from = { ...place, city: names('İstanbul') };
    const to = { countryId: saudiArabia, country: 'sa', cityId: jeddah, city: { ...names('Jeddah'), ar: 'جدة' }, detail: 'Islamic port' };
    const name = 'Hemp rope wanted';
    const goodsRequest = { id: about.requestId, name, title: { text: name, language: 'EN' }, inServiceEnum: 2 };
    expect((await detailOf(its.requestId)).facts).toEqual({ freight: { ...rest, from, to, goodsRequest } });
    const { weight, units, readyOn, validUntil } = freight;
    expect((await cardOf(its.requestId))?.facts).toEqual({ freight: { from, to, weight, units, readyOn, validUntil } });

    await call(deleteRequest, { token: about.token, query: { id: about.requestId } });
    expect((await detailOf(its.requestId)).facts).toEqual({ freight: { ...rest, from, to } });
    const own = await ownRequest(its, its.requestId);
    expect(own.factsInput).toEqual({ ...freight, goodsRequestId: about.requestId });
    // Goods that have expired meanwhile are no fault of a later edit.
    expect((await editedRequest(its, change(its, { ...(await logistics()), 'Request.Facts': JSON.stringify(own.factsInput) }))).code).toBe(
      'REQUEST_SAVED',
    );
  });
});

describe('a client that sends only the fields of the specification (docs/behaviour.md#additional-fields)', () => {
  test('gets the same answer as before', async () => {
    const its = await published('Plain Works');
    const own = await ownRequest(its, its.requestId);
    for (const answer of [own, await detailOf(its.requestId), await cardOf(its.requestId)]) {
      expect(answer).toBeDefined();
      expect(Object.keys(answer ?? {}).filter((name) => name.startsWith('facts'))).toEqual([]);
    }
    expect((await row(its.requestId))?.expires_at).toBe(clock.now() + requestPublicMs);
  });
  test('changes no facts; an empty object deletes them', async () => {
    const its = await withFacts(goods);
    await editedRequest(its, change(its, { 'Request.Description': 'Three tonnes.' }));
    expect(await detailOf(its.requestId)).toMatchObject({ description: 'Three tonnes.', facts: { goods: shownGoods() } });
    await editedRequest(its, change(its, { 'Request.Facts': '{}' }));
    const cleared = await detailOf(its.requestId);
    expect(cleared).not.toHaveProperty('facts');
    expect((await row(its.requestId))?.expires_at).toBe(clock.now() + requestPublicMs);
  });
  test('keeps the common facts when it changes goods to freight or freight to goods', async () => {
    const its = await withFacts(goods);
    await editedRequest(its, change(its, await logistics()));
    expect((await detailOf(its.requestId)).facts).toEqual({ freight: { validUntil: goods.validUntil } });
    await editedRequest(its, change(its, { 'Request.Facts': JSON.stringify(goods) }));
    expect((await detailOf(its.requestId)).facts).toEqual({ goods: shownGoods() });
  });
});

describe('faults are named by their place', () => {
  const field = (path: string) => `Request.Facts${path}`;
  test.each([
    ['no JSON', () => '{', '', 'INVALID'],
    ['a list', () => '[]', '', 'INVALID'],
    ['a word', () => '"FOB"', '', 'INVALID'],
    ['an unknown fact', () => ({ colour: 'red' }), '.colour', 'UNKNOWN_FIELD'],
    ['freight of goods', () => ({ weight: 3 }), '.weight', 'UNKNOWN_FIELD'],
    ['half an HS code', () => ({ hsCode: '630' }), '.hsCode', 'INVALID_HS_CODE'],
    ['a chapter that is kept free', () => ({ hsCode: '7701' }), '.hsCode', 'INVALID_HS_CODE'],
    ['a quantity of nothing', () => ({ quantity: { amount: 0, unit: 'KGM', frequency: 'once' } }), '.quantity.amount', 'INVALID_NUMBER'],
    ['an unknown unit', () => ({ quantity: { amount: 1, unit: 'LB', frequency: 'once' } }), '.quantity.unit', 'INVALID'],
    ['a quantity without a unit', () => ({ quantity: { amount: 1, frequency: 'once' } }), '.quantity.unit', 'REQUIRED'],
    ['an old delivery term', () => ({ delivery: { incoterm: 'DAT' } }), '.delivery.incoterm', 'INVALID'],
    ['a country that is none', () => ({ originCountryIds: ['a'.repeat(24)] }), '.originCountryIds.0', 'INVALID'],
    ['too many countries', () => ({ originCountryIds: Array<string>(6).fill(turkiye) }), '.originCountryIds', 'TOO_MANY'],
    [
      'a city of another country',
      () => ({ delivery: { incoterm: 'DAP', place: { countryId: egypt, cityId: riyadh } } }),
      '.delivery.place.cityId',
      'INVALID',
    ],
    [
      'a city that is none',
      () => ({ delivery: { incoterm: 'DAP', place: { countryId: egypt, cityId: 'b'.repeat(24) } } }),
      '.delivery.place.cityId',
      'INVALID',
    ],
    ['days without an open account', () => ({ payment: { term: 'advance', days: 30 } }), '.payment.days', 'INVALID'],
    ['no day', () => ({ validUntil: '2026-02-30' }), '.validUntil', 'INVALID_DATE'],
    ['a day that is over', () => ({ validUntil: dayIn(-1) }), '.validUntil', 'DATE_PAST'],
    ['a day after the 60', () => ({ validUntil: dayIn(61) }), '.validUntil', 'DATE_TOO_FAR'],
  ])('%s', async (_, facts, path, code) => {
    const user = await withCredits(await member('premium'), 100);
    const owner = { ...user, token: await signIn(user), company: await approvedCompany(user) };
    const made = facts();
    const body = await requestBody(owner, { 'Request.Facts': typeof made === 'string' ? made : JSON.stringify(made) });
    const { envelope } = await call(addAndEditRequest, { token: owner.token, body: body as never });
    expect([envelope.code, envelope.errors]).toEqual(['BAD_INPUT', { [field(path)]: code }]);
  });

  test('facts of freight are refused for goods, and freight for anything but a public request for goods', async () => {
    const its = await published('Freight Works');
    const other = await withFacts(freight, await logistics());
    const fault = async (facts: object) => {
      const body = await requestBody(its, { ...(await logistics()), 'Request.Facts': JSON.stringify(facts) });
      return (await call(addAndEditRequest, { token: its.token, body: body as never })).envelope.errors;
    };
    expect(await fault({ hsCode: '6302' })).toEqual({ 'Request.Facts.hsCode': 'UNKNOWN_FIELD' });
    expect(await fault({ temperature: { from: 8, to: 2 } })).toEqual({ 'Request.Facts.temperature.to': 'INVALID' });
    expect(await fault({ goodsRequestId: other.requestId })).toEqual({ 'Request.Facts.goodsRequestId': 'INVALID' });
    expect(await fault({ goodsRequestId: 'c'.repeat(24) })).toEqual({ 'Request.Facts.goodsRequestId': 'INVALID' });
    // Another account's is not public; one's own may be pending.
    const theirs = await published('Waiting Works');
    const { request: draft } = await editedRequest(theirs, { 'Request.Name': 'Sisal wanted' });
    expect(await fault({ goodsRequestId: draft?.id })).toEqual({ 'Request.Facts.goodsRequestId': 'INVALID' });
    const { request: own } = await editedRequest(its, { 'Request.Name': 'Sisal wanted' });
    expect(await fault({ goodsRequestId: own?.id })).toBeUndefined();
  });
});

test('facts of an edit are pending with it', async () => {
  const its = await withFacts(goods);
  const edit = change(its, { 'Request.Name': 'Manila rope wanted', 'Request.Facts': JSON.stringify({ price: 'onRequest' }) });
  await editedRequest(its, edit);
  expect(await detailOf(its.requestId)).toMatchObject({ name: 'Hemp rope wanted', facts: { goods: shownGoods() } });
  expect((await ownRequest(its, its.requestId)).facts).toEqual({ goods: { price: 'onRequest' } });
  const { request } = await data(getItem, { token: await moderatorToken(), query: { kind: 'request', id: its.requestId } });
  expect(request?.facts).toEqual({ goods: { price: 'onRequest' } });
  expect(await found('630260')).toContain(its.requestId);
  await decided('request', its.requestId, true);
  expect((await detailOf(its.requestId)).facts).toEqual({ goods: { price: 'onRequest' } });
  expect(await found('630260')).not.toContain(its.requestId);
});

test('an edit that is older than facts leaves them unchanged', async () => {
  const its = await withFacts(goods);
  await editedRequest(its, change(its, { 'Request.Name': 'Coir rope wanted' }));
  await runSql("UPDATE request SET pending_edit=json_remove(pending_edit, '$.facts') WHERE id=?1", its.requestId);
  expect((await ownRequest(its, its.requestId)).facts).toEqual({ goods: shownGoods() });
  expect(await decided('request', its.requestId, true)).toBe('APPROVED');
  expect(await detailOf(its.requestId)).toMatchObject({ name: 'Coir rope wanted', facts: { goods: shownGoods() } });
});

test('facts are deleted with the account', async () => {
  const its = await withFacts(goods);
  await editedRequest(its, change(its, { 'Request.Name': 'Coir rope wanted' }));
  const { envelope } = await call(deleteUser, { token: its.token, query: { UserId: its.id } });
  expect(envelope.success).toBe(true);
  await runScheduled(testEnv, clock);
  expect(await row(its.requestId)).toMatchObject({ facts: '{}', pending_edit: null, facets: '', search_text: '' });
  expect(await found('630260')).not.toContain(its.requestId);
});

test('a search finds chapter, heading and code in any notation, and the city in each language', async () => {
  const its = await withFacts(goods);
  for (const text of ['63', '6302', '630260', '6302.60', 'Riyadh', 'riyad', 'эр-рияд', 'الرياض', 'رياض'])
    expect(await found(text), text).toContain(its.requestId);
  expect(await found('6303')).not.toContain(its.requestId);
});

test('a city is found by its alternative names, and a merged one by the other’s id', async () => {
  await nameCity(riyadh, { ...riyadhNames, also: ['Ar Riyaad', 'Hajr'] });
  const place = async (cityId: string) => {
    const its = await withFacts({ delivery: { incoterm: 'DAP', place: { countryId: saudiArabia, cityId } } });
    return { id: its.requestId, place: (await detailOf(its.requestId)).facts?.goods?.delivery?.place };
  };
  const listed = await place(riyadh);
  for (const text of ['hajr', 'riyaad']) expect(await found(text)).toEqual([listed.id]);
  // Not returned to anybody.
  expect(listed.place).toEqual({ countryId: saudiArabia, country: 'sa', cityId: riyadh, city: riyadhNames });
  await runSql('UPDATE city SET same_as=?2 WHERE id=?1', jeddah, riyadh);
  expect((await place(jeddah)).place).toEqual(listed.place);
  await runSql('UPDATE city SET same_as=NULL WHERE id=?1', jeddah);
});

test('a renamed city is shown and found by its new name after the scheduled run, also in a pending edit', async () => {
  const its = await withFacts(goods);
  await runScheduled(testEnv, clock);
  const waiting = await withFacts(goods);
  await editedRequest(waiting, change(waiting, { 'Request.Name': 'Sisal rope wanted' }));
  await nameCity(riyadh, { ...riyadhNames, en: 'Ar-Riyadh' });
  await runScheduled(testEnv, clock);
  const city = async (id: string) => (await detailOf(id)).facts?.goods?.delivery?.place?.city?.en;
  expect(await city(its.requestId)).toBe('Ar-Riyadh');
  expect(await found('ar-riyadh')).toContain(its.requestId);
  await decided('request', waiting.requestId, true);
  expect(await city(waiting.requestId)).toBe('Ar-Riyadh');
});
