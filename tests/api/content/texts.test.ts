/** Texts of authors in further languages, and what readers get. */
import { describe, expect, test, vi } from 'vitest';
import { renewSearchTexts } from '../../../api/catalogue/renew.ts';
import { editCompany, getCompanyByPath, getCompanyCards } from '../../../contract/company/calls.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { getItem } from '../../../contract/moderation/calls.ts';
import { addAndEditProduct, getProductDetailById, getProductsByCompanyId, getUserProducts } from '../../../contract/product/calls.ts';
import { addAndEditRequest, getRequestCards, getRequestDetailById } from '../../../contract/request/calls.ts';
import { navigationSearch } from '../../../contract/search/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { callLoosely, clock, data } from '../../support/api/api-client.ts';
import { database, lookups } from '../../support/api/api-fixtures.ts';
import { answersWith, soughtOf, answersToGuests } from '../../support/api/public-sight.ts';
import {
  decided,
  editedCompany,
  editedRequest,
  moderatorToken,
  ownCompany,
  ownRequest,
  type Published,
  published,
  requestBody,
} from '../../support/api/published.ts';
import { runSql } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 60_000 });

const arabic = { name: 'مطلوب حبال القنب', description: 'طنان من الحبال بقطر ١٢ مم.' };
const russian = { name: 'Нужен пеньковый канат', description: 'Две тонны, 12 мм.' };
const texts = JSON.stringify({ AR: arabic, RU: russian });
const detail = async (id: string, language?: ApiLanguage) =>
  (await data(getRequestDetailById, { body: { id, ...(language && { language }) } })).request;

/** A request whose texts moderators have approved. */
async function approved(name: string): Promise<Published> {
  const its = await published(name);
  await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Texts': texts });
  await decided('request', its.requestId, true);
  return its;
}

describe('a request in further languages', () => {
  test('is returned to each reader in their own, with the original', async () => {
    const its = await approved('Many Tongues');
    const id = its.requestId;
    const main = { name: 'Hemp rope wanted', description: 'Two tonnes.' };
    expect(await detail(id)).toMatchObject({ ...main, language: 'EN', originalLanguage: 'EN' });
    expect(await detail(id)).not.toHaveProperty('original');
    expect(await detail(id, 'AR')).toMatchObject({ ...arabic, language: 'AR', originalLanguage: 'EN', original: main });
    expect(await detail(id, 'TR')).toMatchObject({ ...main, language: 'EN', originalLanguage: 'EN' });
    const card = async (language: ApiLanguage) =>
      (await data(getRequestCards, { body: { size: 50, language } })).requests.find((request) => request.id === id);
    expect(await card('RU')).toMatchObject({ ...russian, language: 'RU', originalLanguage: 'EN' });
    expect(await card('EN')).toMatchObject({ ...main, language: 'EN' });
    const suggested = await data(navigationSearch, { body: { text: 'пеньковый', searchTypeEnum: 1, language: 'AR' } });
    expect(suggested.requests.map(({ name }) => name)).toEqual([arabic.name]);
  });

  test('is found by words of its names in every language, also after the search texts were renewed', async () => {
    const its = await approved('Found Everywhere');
    const found = async (text: string) =>
      (await data(getRequestCards, { body: { text, size: 50 } })).requests.some(({ id }) => id === its.requestId);
    for (const text of ['القنب', 'канат', 'hemp']) expect([text, await found(text)]).toEqual([text, true]);
    await runSql("UPDATE request SET search_text='' WHERE id=?1", its.requestId);
    await runSql('UPDATE search_version SET version=0, target=0, done_seq=0');
    expect(await found('канат')).toBe(false);
    await renewSearchTexts(database(), clock.now());
    expect(await found('канат')).toBe(true);
  });

  test('keeps omitted texts, and is cleared by an empty object', async () => {
    const its = await approved('Keeps Its Words');
    const id = its.requestId;
    await editedRequest(its, { 'Request.Id': id, 'Request.Description': 'Three tonnes.' });
    expect(await ownRequest(its, id)).toMatchObject({ texts: { AR: arabic, RU: russian }, language: 'EN', approveStatus: 4 });
    const { request } = await editedRequest(its, { 'Request.Id': id, 'Request.Texts': '{}' });
    expect(request).toMatchObject({ texts: {}, approveStatus: 4 });
    expect(await detail(id, 'AR')).toMatchObject({ name: 'Hemp rope wanted', language: 'EN' });
  });

  test('with another name in any language needs approval by moderators, who see it; a description does not', async () => {
    const its = await published('Careful Words');
    const id = its.requestId;
    const sought = await soughtOf(its, ['оружие', 'канат']);
    const shown = await answersToGuests(sought);
    const bad = JSON.stringify({ RU: { name: 'Нужно оружие', description: 'Много.' } });
    const { request } = await editedRequest(its, { 'Request.Id': id, 'Request.Texts': bad });
    expect(request).toMatchObject({ approveStatus: 3, texts: { RU: { name: 'Нужно оружие' } } });
    expect(await answersToGuests(sought)).toEqual(shown);
    expect((await detail(id, 'RU')).name).toBe('Hemp rope wanted');
    const { request: seen } = await data(getItem, { token: await moderatorToken(), query: { kind: 'request', id } });
    expect(seen?.texts).toEqual({ RU: { name: 'Нужно оружие', description: 'Много.' } });
    await decided('request', id, false);
    expect(answersWith(await answersToGuests(sought), ['оружие'])).toEqual([]);
    await editedRequest(its, { 'Request.Id': id, 'Request.Texts': texts });
    expect((await ownRequest(its, id)).approveStatus).toBe(2);
    await runSql('UPDATE request SET pending_status=3 WHERE id=?1', id);
    await decided('request', id, true);
    expect((await detail(id, 'RU')).name).toBe(russian.name);
    const only = JSON.stringify({ AR: arabic, RU: { ...russian, description: 'Три тонны.' } });
    await editedRequest(its, { 'Request.Id': id, 'Request.Texts': only });
    expect(await detail(id, 'RU')).toMatchObject({ name: russian.name, description: 'Три тонны.', approveStatus: 4 });
  });

  test('reports each fault with its place, and accepts no text in the language of the main fields', async () => {
    const its = await published('Faulty Words');
    const refused = async (change: Record<string, string>) =>
      (
        await callLoosely(addAndEditRequest, {
          token: its.token,
          body: await requestBody(its, { 'Request.Id': its.requestId, ...change }),
        })
      ).envelope.errors;
    expect(await refused({ 'Request.Texts': 'no json' })).toEqual({ 'Request.Texts': 'INVALID' });
    expect(await refused({ 'Request.Texts': '{"DE":{"name":"Seil","description":"Zwei."}}' })).toEqual({
      'Request.Texts.DE': 'UNKNOWN_FIELD',
    });
    expect(await refused({ 'Request.Texts': JSON.stringify({ RU: { name: ' ', description: 'x' } }) })).toEqual({
      'Request.Texts.RU.name': 'REQUIRED',
    });
    expect(await refused({ 'Request.Texts': JSON.stringify({ RU: { name: 'к'.repeat(161), description: 'x' } }) })).toEqual({
      'Request.Texts.RU.name': 'TOO_LONG',
    });
    expect(await refused({ 'Request.Texts': JSON.stringify({ EN: { name: 'Rope', description: 'x' } }) })).toEqual({
      'Request.Texts.EN': 'DUPLICATE',
    });
    expect(await refused({ 'Request.Language': 'AR', 'Request.Texts': texts })).toEqual({ 'Request.Texts.AR': 'DUPLICATE' });
  });

  test('without a stated language is detected by its letters; so are older rows', async () => {
    const its = await published('Who Wrote This');
    const { request } = await editedRequest(its, { 'Request.Name': russian.name, 'Request.Description': russian.description });
    expect(request?.language).toBe('RU');
    const named = await editedRequest(its, { 'Request.Language': 'tr', 'Request.Name': 'Halat', 'Request.Description': 'Kenevir.' });
    expect(named.request?.language).toBe('TR');
    await runSql("UPDATE request SET language='', name=?2, description=?3 WHERE id=?1", its.requestId, arabic.name, arabic.description);
    expect(await detail(its.requestId, 'EN')).toMatchObject({ language: 'AR', originalLanguage: 'AR' });
  });
});

test('a product is returned in the reader’s language, found by all its names, and copied with its texts', async () => {
  const its = await published('Product Words');
  const { categoryId, subCategoryId } = await lookups();
  const { product: before } = await data(getProductDetailById, { body: { id: its.productId } });
  expect(before).toMatchObject({ language: 'EN', texts: {} });
  const fields = {
    CompanyId: its.company.id,
    'Product.Name': 'Hemp rope',
    'Product.Description': '12 mm',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.ProductKeywords': 'rope',
    ImageURLs: before.imageURLs,
  };
  const body = { ...fields, 'Product.Id': its.productId, 'Product.Texts': texts };
  expect((await data(addAndEditProduct, { token: its.token, body })).product.texts).toEqual({ AR: arabic, RU: russian });
  const { product: read } = await data(getProductDetailById, { body: { id: its.productId, language: 'AR' } });
  expect(read).toMatchObject({ ...arabic, language: 'AR', originalLanguage: 'EN', original: { name: 'Hemp rope' } });
  expect(read).not.toHaveProperty('texts');
  const { products } = await data(getProductsByCompanyId, { query: { id: its.company.id, language: 'RU' } });
  expect(products[0]).toMatchObject({ ...russian, language: 'RU' });
  const { company } = await data(getCompanyByPath, { body: { path: its.company.path, language: 'RU' } });
  expect(company.products[0]).toMatchObject({ name: russian.name, language: 'RU' });
  const own = await data(getUserProducts, { token: its.token, body: { companyId: its.company.id, text: 'канат' } });
  expect(own.products.map(({ name }) => name)).toEqual(['Hemp rope']);
  const copy = await data(addAndEditProduct, { token: its.token, body: { ...fields, 'Product.CopyOf': its.productId } });
  expect(copy.product.texts).toEqual({ AR: arabic, RU: russian });
  const edited = await data(addAndEditProduct, { token: its.token, body: { ...fields, 'Product.Id': its.productId } });
  expect(edited.product.texts).toEqual({ AR: arabic, RU: russian });
});

test('a company’s description is returned in the reader’s language, and pending with a new name', async () => {
  const its = await published('Company Words');
  const written = JSON.stringify({ TR: { description: 'Mevsim ne getirirse onu taşırız.' } });
  expect(await editedCompany(its, { 'Company.Texts': written })).toBe('COMPANY_SAVED');
  const read = async (language: ApiLanguage) => (await data(getCompanyByPath, { body: { path: its.company.path, language } })).company;
  expect(await read('TR')).toMatchObject({
    name: its.company.name,
    description: 'Mevsim ne getirirse onu taşırız.',
    language: 'TR',
    originalLanguage: 'EN',
  });
  expect(await read('AR')).toMatchObject({ description: 'We ship what the season brings.', language: 'EN' });
  const cards = await data(getCompanyCards, { body: { size: 50, language: 'TR' } });
  expect(cards.companies.find(({ id }) => id === its.company.id)?.language).toBe('TR');
  const other = JSON.stringify({ TR: { description: 'Başka bir metin.' } });
  expect(await editedCompany(its, { Name: 'Company Words Two', 'Company.Texts': other })).toBe('COMPANY_SAVED_FOR_REVIEW');
  expect((await read('TR')).description).toBe('Mevsim ne getirirse onu taşırız.');
  expect((await ownCompany(its)).texts).toEqual({ TR: { description: 'Başka bir metin.' } });
  await decided('company', its.company.id, true);
  expect((await read('TR')).description).toBe('Başka bir metin.');
  const { envelope } = await callLoosely(editCompany, {
    token: its.token,
    body: {
      CompanyId: its.company.id,
      Name: 'Company Words Two',
      Email: 'w@example.test',
      Description: 'We ship.',
      'Company.Texts': JSON.stringify({ TR: { name: 'Ad', description: 'x' } }),
    },
  });
  expect(envelope.errors).toEqual({ 'Company.Texts.TR.name': 'UNKNOWN_FIELD' });
});

test('personal data contain the texts, also those of an edit', async () => {
  const its = await approved('My Own Words');
  const bad = JSON.stringify({ RU: { name: 'Другое имя', description: 'Иначе.' } });
  await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Texts': bad });
  const file = (await data(downloadMyData, { token: its.token })) as unknown as Record<string, { items: Record<string, unknown>[] }>;
  expect(file['requests']?.items[0]).toMatchObject({ language: 'EN', texts: { AR: arabic, RU: russian } });
  expect(file['requestEdits']?.items[0]).toMatchObject({ texts: { RU: { name: 'Другое имя' } } });
});
