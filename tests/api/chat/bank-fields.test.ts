/**
 * Everything that can be typed into public pages is checked for bank details where it is shown, in the moderation queue and at the start of
 * a chat: every field of the list (tests/support/data/bank-detail-fields.ts) is written by its call with an account number of its own.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { textFields, type LookedAt } from '../../support/data/bank-detail-fields.ts';
import { bankDetailsIn, type CheckedText } from '../../../contract/bank-details/mention.ts';
import { certificateTexts, companyTexts, documentTexts, productTexts, requestTexts } from '../../../contract/bank-details/texts.ts';
import { addAndEditCertificate, addCompany, editCompany, getCompanyById, getCompanyByPath } from '../../../contract/company/calls.ts';
import { getItem, getQueue } from '../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { addAndEditProduct, getProductDetailById } from '../../../contract/product/calls.ts';
import { addAndEditRequest, getRequestDetailById } from '../../../contract/request/calls.ts';
import { editUserProfile } from '../../../contract/user/calls.ts';
import { callLoosely, clock, data } from '../../support/api/api-client.ts';
import { lookups, moderator } from '../../support/api/api-fixtures.ts';
import { ibanOf } from '../../support/data/bank-numbers.ts';
import { look, opened, priceOf, say, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { published, requestBody } from '../../support/api/published.ts';
import { offered, proFormaOf, quoting, take } from '../../support/api/quoting.ts';
import { file, pictureFile } from '../../support/data/sample-files.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

beforeEach(async () => {
  clock.restart();
  for (const createdFor of [0, 1, 2]) await priceOf(createdFor, 2, 0);
});

const isAt = (where: LookedAt, at: unknown): boolean => (Array.isArray(at) ? at.includes(where) : at === where);

/** A number for each checked field of a call, and the body that contains them. @param without beginnings of fields to leave out */
function numbersFor(call: string, where: LookedAt, base: Record<string, unknown>, without: readonly string[] = []) {
  const paths = Object.entries(textFields[call] ?? {}).flatMap(([path, at]) =>
    isAt(where, at) && !without.some((beginning) => path.startsWith(beginning)) ? path : [],
  );
  const body = structuredClone(base);
  const numbers = paths.map((path, index) => {
    const iban = ibanOf(index);
    const names = path.split('/').filter((name) => name !== '*');
    const last = names.pop() ?? '';
    const holder = names.reduce((object, name) => (object[name] ??= {}) as Record<string, unknown>, body);
    holder[last] = path.endsWith('*') ? [iban] : last === 'webSite' || last === 'WebSite' ? `${iban}.example` : iban;
    return `iban:${iban}`;
  });
  return { numbers, body };
}

/** Objects in forms are sent as JSON. */
const asForm = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );

const found = (texts: readonly CheckedText[]): string[] => bankDetailsIn(texts).toSorted();

/** The item as the owner's list shows it. */
const flagOf = async (kind: ModerationKind, id: string) => {
  const { token } = await moderator();
  const { items } = await data(getQueue, { token, query: { kind } });
  const { item } = await data(getItem, { token, query: { kind, id } });
  expect(items.find((one) => one.id === id)?.hasBankDetails).toBe(item.hasBankDetails);
  return item.hasBankDetails;
};
/** Values of `approveStatus`: 2 new, 3 pending, 4 approved. */
const setStatus = (table: 'company' | 'request', id: string, status: 2 | 3 | 4) =>
  runSql(`UPDATE ${table} SET approve_status=?2, sent_at=?3, approved_at=?3 WHERE id=?1`, id, status, clock.now());

const emailOf = ({ company }: Trader): string => `office-${company.id}@example.test`;

async function written(definition: Parameters<typeof callLoosely>[0], who: Trader, body: unknown, files = {}) {
  const { status, envelope } = await callLoosely(definition, { token: who.token, body, files });
  if (status !== 200) throw new Error(`${definition.name}: ${JSON.stringify(envelope)}`);
  return envelope.data as Record<string, { id: string }> & { id: string };
}

/** The account numbers that a chat knows from the company's page. Any other number given in the chat counts as a change. */
async function isKnownIn(own: Trader, numbers: readonly string[], changes = {}): Promise<void> {
  const partner = await trader();
  const chatId = await opened(partner, own, changes);
  const all = numbers.map((number) => number.slice('iban:'.length)).join('\n');
  expect((await say(own, chatId, all)).envelope.data?.message.bankDetails).toBe('first');
  expect((await say(own, chatId, ibanOf(99))).envelope.data?.message.bankDetails).toBe('changed');
}

describe('a company', () => {
  test('has every field of its form checked on its page, in the queue and in its chats', async () => {
    const own = await trader();
    const { id } = own.company;
    await setStatus('company', id, 2);
    const base = { CompanyId: id, Email: emailOf(own), 'Company.Language': 'EN' };
    const { numbers, body } = numbersFor('EditCompany', 'company', base, ['Company.Texts/EN']);
    await written(editCompany, own, asForm(body));
    const { company } = await data(getCompanyById, { token: own.token, query: { id } });
    expect(found(companyTexts(company))).toEqual(numbers.toSorted());
    await setStatus('company', id, 3);
    expect(await flagOf('company', id)).toBe(true);
    await setStatus('company', id, 4);
    const shown = (await data(getCompanyByPath, { body: { path: company.path, language: 'RU' } })).company;
    // Readers see one of its texts in four languages.
    expect(bankDetailsIn(companyTexts(shown))).toHaveLength(numbers.length - 3);
    await isKnownIn(own, numbers);
  });

  test('has every field of its creation checked', async () => {
    const own = await trader();
    const { companyTypeId, countryId } = await lookups();
    const { numbers, body } = numbersFor('AddCompany', 'company', {
      data: { companyTypeId, companyEmail: 'new@example.test', address: { countryId } },
    });
    const { id } = await written(addCompany, own, body);
    const { company } = await data(getCompanyById, { token: own.token, query: { id } });
    expect(found(companyTexts(company))).toEqual(numbers.toSorted());
  });

  test('has its pending edit checked, not the version that the edit replaces', async () => {
    const own = await published('Quay Rope Works');
    const { token } = await moderator();
    const edit = (Description: string) =>
      written(editCompany, own, { CompanyId: own.company.id, Name: 'Quay Ropes', Email: emailOf(own), Description });
    await edit(`Pay to ${ibanOf(1)}`);
    const flag = async () => (await data(getItem, { token, query: { kind: 'company', id: own.company.id } })).item.hasBankDetails;
    expect(await flag()).toBe(true);
    await edit('We make ropes.');
    expect(await flag()).toBe(false);
  });

  test('has its certificates checked', async () => {
    const own = await trader();
    const base = { CompanyId: own.company.id, Kind: 'iso9001', ValidUntil: '2028-05-01' };
    const { numbers, body } = numbersFor('AddAndEditCertificate', 'certificate', base);
    const { certificate } = await written(addAndEditCertificate, own, body, { Document: file('a.pdf', '%PDF-1.7\n', 'application/pdf') });
    expect(found(certificateTexts(certificate as never))).toEqual(numbers.toSorted());
    expect(await flagOf('certificate', certificate?.id ?? '')).toBe(true);
  });
});

describe('a request', () => {
  test.each([1, 3])('of type %d has every field of its form checked on its page, in the queue and in its chats', async (type) => {
    const own = await trader();
    const { countryId, logisticTypeId, shippingTypeId } = await lookups();
    const place = { countryId };
    const base = {
      ...(await requestBody(own, {})),
      'Request.InServiceEnum': type,
      'Request.LogisticTypeId': logisticTypeId,
      'Request.ShippingTypeId': shippingTypeId,
      'Request.Language': 'EN',
      'Request.Facts': type === 1 ? { delivery: { incoterm: 'DAP', place } } : { from: place, to: { ...place } },
    };
    const foreign = (type === 1 ? ['from', 'to'] : ['delivery']).map((name) => `Request.Facts/${name}`);
    const { numbers, body } = numbersFor('AddAndEditRequest', 'request', base, [...foreign, 'Request.Texts/EN', 'FileList']);
    const files = { ImageList: pictureFile(), FileList: file(`bank_${ibanOf(90)}.pdf`, '%PDF-1.7\n', 'application/pdf') };
    const { request } = await written(addAndEditRequest, own, asForm(body), files);
    const id = request?.id ?? '';
    const all = [...numbers, `iban:${ibanOf(90)}`];
    expect(found(requestTexts(request as never))).toEqual(all.toSorted());
    await setStatus('request', id, 3);
    expect(await flagOf('request', id)).toBe(true);
    await runSql(
      'UPDATE request SET approve_status=4, is_active=1, approved_at=?2, expires_at=?3 WHERE id=?1',
      id,
      clock.now(),
      clock.now() + 1e9,
    );
    const shown = (await data(getRequestDetailById, { body: { id, language: 'RU' } })).request;
    // The original language is shown below.
    expect(bankDetailsIn(requestTexts(shown))).toHaveLength(all.length - 4);
    await isKnownIn(own, all, { createdFor: type, requestId: id });
  });

  test('without accounts is not marked', async () => {
    const own = await published('Quay Rope Works');
    await setStatus('request', own.requestId, 3);
    expect(await flagOf('request', own.requestId)).toBe(false);
  });
});

test('a product has every field of its form checked on its page', async () => {
  const own = await trader();
  const { categoryId, subCategoryId } = await lookups();
  const base = {
    CompanyId: own.company.id,
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.Language': 'EN',
    'Product.Facts': { delivery: { incoterm: 'FOB' } },
  };
  const { numbers, body } = numbersFor('AddAndEditProduct', 'product', base, ['Product.Texts/EN']);
  const { product } = await written(addAndEditProduct, own, asForm(body), { ImageList: pictureFile() });
  const { product: shown } = await data(getProductDetailById, { token: own.token, query: { id: product?.id ?? '' } });
  expect(found(productTexts(shown))).toEqual(numbers.toSorted());
});

describe('a pro-forma', () => {
  const accepted = async (seller: Trader, buyer: Trader, chatId: string) => {
    const quote = await offered(seller, chatId);
    expect((await take(buyer, quote.id)).status).toBe(200);
    return (await proFormaOf(buyer, quote.id)).envelope.data?.proForma;
  };

  test('has every field of a company’s form checked that it shows', async () => {
    const { seller, buyer, chatId } = await quoting();
    const { id } = seller.company;
    await setStatus('company', id, 2);
    // Norwegian tax numbers have no known format.
    const countryId = await firstValue<string>("SELECT id FROM country WHERE code='NO'");
    const base = { CompanyId: id, Email: emailOf(seller), Description: 'Rope', 'Address.CountryId': countryId };
    const { numbers, body } = numbersFor('EditCompany', 'proForma', base);
    await written(editCompany, seller, asForm(body));
    await setStatus('company', id, 4);
    const proForma = await accepted(seller, buyer, chatId);
    expect(proForma?.bankDetails).toBe('first');
    expect(proForma && found(documentTexts(proForma.document))).toEqual(numbers.toSorted());
    expect((await look(buyer, chatId)).messages.at(-1)?.bankDetails).toBe('first');
  });

  test('has the account’s own company checked, as which its main user writes', async () => {
    const own = await trader();
    const { countryId, cityId } = await lookups();
    const base = { UserID: own.id, FullName: 'Deniz Quay', Language: 'EN', 'Address.CountryId': countryId, 'Address.CityId': cityId };
    const { numbers, body } = numbersFor('EditUserProfile', 'proForma', base);
    await written(editUserProfile, own, body);
    const results = await allRows<Record<string, string>>(
      'SELECT name, address_description, postal_code FROM company WHERE owner_user_id=?1 AND is_user_company=1',
      own.id,
    );
    expect(found(Object.values(results[0] ?? {}))).toEqual(numbers.toSorted());
  });
});
