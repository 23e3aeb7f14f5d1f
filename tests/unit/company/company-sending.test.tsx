/** Submitting a company for approval first stores what was typed, or refuses it: moderators see the stored version. */
import { beforeEach, expect, test } from 'vitest';
import { editCompany, sendToApproveOfCompany } from '../../../contract/company/calls.ts';
import type { CompanyValues } from '../../../src/account/company/form/values.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { storedCompany } from '../../support/data/stored-company.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

stubPage();
const { accepted, drawHook, refused, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { $toasts } = await import('../../../src/client/toasts.ts');
const { useCompanyForm } = await import('../../../src/account/company/form/use-company-form.ts');
const { valuesOf } = await import('../../../src/account/company/form/values.ts');

const id = (letter: string): string => letter.repeat(24);
const codes = [{ id: 'eg', dialCode: '+20' }];
/** A company with seventeen of the eighteen items; the web site is missing. */
const company = storedCompany({
  version: 3,
  address: {
    addressId: id('c'),
    email: '',
    phone: '+20222748150',
    fax: '-',
    postalCode: '11765',
    countryCode: 'EG',
    countryId: id('d'),
    cityId: id('e'),
    areaId: unsetId,
    stDescription: 'Street 1',
    stHeader: 'Office',
  },
  taxpayerNumber: '1',
  taxpayerOffice: 'Cairo',
  isPublic: false,
  categories: [{ id: id('f'), subCategories: [{ id: id('9') }] }],
  activityArea: 1,
});

const start = valuesOf(company, codes, 'en');
const webSite = 'https://nil.example';

/** The company's page with these values typed; @returns what it sends, in order */
function page(typed: Partial<CompanyValues>) {
  const sent: string[] = [];
  serveWrites(({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    if (name !== 'GetCities') sent.push(name);
    return accepted(name === 'EditCompany' ? { company: { ...company, webSite, version: 4 } } : {});
  });
  const { form, save, send } = drawHook(() => useCompanyForm(company, codes, 'basics'));
  form.reset({ ...form.getValues(), ...typed });
  return { save, send, form, sent };
}
const toastTexts = (): string[] => $toasts.get().map(({ text }) => text);

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
  $toasts.set([]);
});

test('what was typed and completes it is stored before it is submitted', async () => {
  const { send, sent } = page({ webSite });
  await send();
  expect(sent).toEqual(['EditCompany', 'SendToApproveOfCompany']);
  expect(toastTexts()).toEqual(['company.saved', 'company.sent']);
  // After the save nothing is unsaved any more.
  await send();
  expect(sent.slice(2)).toEqual(['SendToApproveOfCompany']);
});

test('what is typed while it is being stored stays, and the next save stores it', async () => {
  const { save, send, form, sent } = page({ webSite });
  const newer = 'Towels of Egyptian cotton';
  const sentBy = serveWrites(({ path }) => {
    if (path.endsWith('EditCompany')) form.setValue('description', newer);
    return accepted({ company: { ...company, webSite, version: 4 } });
  });
  expect(await save()).toBe(true);
  expect(toastTexts()).toEqual(['company.saved']);
  expect([form.getValues('webSite'), form.getValues('description')]).toEqual([webSite, newer]);
  const isUnsaved = (field: keyof CompanyValues): boolean => form.getFieldState(field).isDirty;
  expect([isUnsaved('webSite'), isUnsaved('description')]).toEqual([false, true]);
  await send();
  expect([sentBy(editCompany).length, sentBy(sendToApproveOfCompany).length, sent]).toEqual([2, 1, []]);
});

test('a fault in any part is refused here, and nothing is submitted', async () => {
  const { send, sent, form } = page({ webSite, categories: [...start.categories, { categoryId: id('1'), subCategoryIds: [] }] });
  await send();
  expect(sent).toEqual([]);
  expect(form.getFieldState('categories').error?.message).toBe('company.check.subCategory');
  expect(toastTexts()).toEqual(['company.check.subCategory']);
});

test('an incomplete company is not submitted, and the reason is shown', async () => {
  const { send, sent } = page({});
  await send();
  expect([sent, toastTexts()]).toEqual([[], ['errors.NOT_COMPLETE']]);
});

test('a company that cannot be stored is not submitted', async () => {
  const { send, sent } = page({ webSite });
  const asked = serveWrites(() => refused(409, 'STALE_VERSION'));
  await send();
  expect([asked(editCompany).length, asked(sendToApproveOfCompany).length, sent]).toEqual([1, 0, []]);
});
