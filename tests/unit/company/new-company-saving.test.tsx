/** What is typed while a company is being added is not lost: it is the draft of the company's form. */
import { beforeEach, expect, test } from 'vitest';
import { addCompany } from '../../../contract/company/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { storedCompany } from '../../support/data/stored-company.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const { local } = stubPage();
const { accepted, drawHook, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { openDrafts } = await import('../../../src/client/store/drafts.ts');
const { draftValues, hashOfValues } = await import('../../../src/form/draft-values.ts');
const { companyForm } = await import('../../../src/account/company/form/form.ts');
const { emptyCompany, valuesOf } = await import('../../../src/account/company/form/values.ts');
const { useNewCompany } = await import('../../../src/account/company/form/use-new-company.ts');
const { $route } = await import('../../../src/account/shared/route.ts');

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
});

const address = {
  stHeader: 'Head office',
  stDescription: '',
  phone: '',
  fax: '-',
  postalCode: '',
  countryCode: '',
  countryId: '',
  cityId: '',
};
const company = storedCompany({ id: 'c'.repeat(24), address });

test('a new company is opened, with the newer description as its draft', async () => {
  const { form, save } = drawHook(() => useNewCompany('nil@company.example'));
  form.reset({
    ...emptyCompany,
    name: 'Nil',
    email: 'nil@company.example',
    typeId: 'd'.repeat(24),
    description: 'Towels',
    keywords: ['towel'],
  });
  serveWrites(({ path }) => {
    if (path === pathOf(addCompany)) form.setValue('description', 'Towels and robes');
    return accepted({ id: company.id, path: 'nil', company });
  });
  await save();
  expect($route.get()?.path).toBe(`/my-companies/${company.id}`);
  const draft = await openDrafts(credentialsOf().userInfo.userID, `company::${company.id}`).find();
  const start = { ...valuesOf(company, [], 'en') };
  // The draft of the stored version is restored, not only offered.
  expect(draft?.base).toBe(hashOfValues(draftValues(start, companyForm.draft)));
  expect(draft?.values).toMatchObject({ name: 'Nil', description: 'Towels and robes' });
});
