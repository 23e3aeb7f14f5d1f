/** Trade facts of a company: content like its description, shown with country codes, pending with an edit that needs a review. */
import { expect, test } from 'vitest';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { editCompany, getCompanyByPath } from '../../../contract/company/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { callLoosely, data } from '../../support/api/api-client.ts';
import { lookups } from '../../support/api/api-fixtures.ts';
import { decided, editedCompany, ownCompany, type Published, published } from '../../support/api/published.ts';
import { firstValue } from '../../support/api/database.ts';

const facts = { foundedIn: 1974, speaks: ['tr', 'en', 'ar'], capacity: { amount: 1200, unit: 'TNE', frequency: 'monthly' } };
const publicFacts = async (its: Published) => (await data(getCompanyByPath, { body: { path: its.company.path } })).company.facts;
const sent = async (more: Record<string, unknown> = {}) =>
  JSON.stringify({ ...facts, marketCountryIds: [(await lookups()).countryId], ...more });

test('facts are public at once, are kept for clients that do not know them, and are cleared by an empty object', async () => {
  const its = await published('Fact Mills');
  expect(await editedCompany(its, { Facts: await sent() })).toBe('COMPANY_SAVED');
  const shown = { ...facts, marketCountryIds: [(await lookups()).countryId], markets: ['tr'] };
  expect([await publicFacts(its), (await ownCompany(its)).facts]).toEqual([shown, shown]);
  await editedCompany(its);
  expect(await publicFacts(its)).toEqual(shown);
  await editedCompany(its, { Facts: '{}' });
  expect(await publicFacts(its)).toEqual({});
});

test('facts are pending with an edit that needs a review, and are published with it', async () => {
  const its = await published('Waiting Mills');
  await editedCompany(its, { Facts: await sent() });
  await editedCompany(its, { Name: 'Renamed Mills', Facts: await sent({ foundedIn: 1975 }) });
  expect([(await publicFacts(its))?.foundedIn, (await ownCompany(its)).facts?.foundedIn]).toEqual([1974, 1975]);
  await decided('company', its.company.id, true);
  expect((await publicFacts(its))?.foundedIn).toBe(1975);
});

test.each([
  ['a year to come', { foundedIn: 2027 }, { 'Facts.foundedIn': 'INVALID_NUMBER' }],
  ['an unknown language', { speaks: ['tlh'] }, { 'Facts.speaks.0': 'INVALID' }],
  ['no country', { marketCountryIds: ['a'.repeat(24)] }, { 'Facts.marketCountryIds': 'INVALID' }],
  [
    'more markets than may be',
    { marketCountryIds: Array.from({ length: 31 }, () => 'a'.repeat(24)) },
    { 'Facts.marketCountryIds': 'TOO_MANY' },
  ],
])('%s is refused with its field', async (_, wrong, errors) => {
  const its = await published('Wrong Mills');
  const { name, email, description } = await ownCompany(its);
  const body = { CompanyId: its.company.id, Name: name, Email: email, Description: description, Facts: JSON.stringify(wrong) };
  const { status, envelope } = await callLoosely(editCompany, { token: its.token, body });
  expect([status, envelope.errors]).toEqual([400, errors]);
});

test('facts are part of the personal data, and deleted with the account', async () => {
  const its = await published('Leaving Mills');
  await editedCompany(its, { Facts: await sent() });
  const file = (await data(downloadMyData, { token: its.token })) as unknown as { companies: { items: Record<string, unknown>[] } };
  expect(file.companies.items.at(-1)).toMatchObject({ facts: { foundedIn: 1974 } });
  await data(deleteUser, { token: its.token, query: { UserId: its.id } });
  expect(await firstValue('SELECT facts FROM company WHERE id=?1', its.company.id)).toBe('{}');
});
