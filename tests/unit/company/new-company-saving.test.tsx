/** What is typed while a company is being added is not lost, and a person who has left its form meanwhile stays where they are. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCompany } from '../../../contract/company/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import type { NewCompanyForm } from '../../../src/account/company/form/use-new-company.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { storedCompany } from '../../support/data/stored-company.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';

const { local } = stubPage();
const { accepted, drawHook, refused, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { openDrafts } = await import('../../../src/client/store/drafts.ts');
const { draftValues, hashOfValues } = await import('../../../src/form/draft-values.ts');
const { companyForm } = await import('../../../src/account/company/form/form.ts');
const { emptyCompany, valuesOf } = await import('../../../src/account/company/form/values.ts');
const { useNewCompany } = await import('../../../src/account/company/form/use-new-company.ts');
const { $route, open } = await import('../../../src/account/shared/route.ts');

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
});

afterEach(() => void vi.useRealTimers());

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

/** @param onSent what happens while the company is being added */
function addedBy(onSent: (form: NewCompanyForm['form']) => void, answer: Response): NewCompanyForm {
  open('/add-new-company');
  const editor = drawHook(() => useNewCompany('nil@company.example'));
  editor.form.reset({
    ...emptyCompany,
    name: 'Nil',
    email: 'nil@company.example',
    typeId: 'd'.repeat(24),
    description: 'Towels',
    keywords: ['towel'],
  });
  serveWrites(({ path }) => {
    if (path === pathOf(addCompany)) onSent(editor.form);
    return answer.clone();
  });
  return editor;
}
const added = (): Response => accepted({ id: company.id, path: 'nil', company });

test('a new company is opened, with the newer description as its draft', async () => {
  await addedBy((form) => form.setValue('description', 'Towels and robes'), added()).save();
  expect($route.get()?.path).toBe(`/my-companies/${company.id}`);
  const draft = await openDrafts(credentialsOf().userInfo.userID, `company::${company.id}`).find();
  const start = { ...valuesOf(company, [], 'en') };
  // The draft of the stored version is restored, not only offered.
  expect(draft?.base).toBe(hashOfValues(draftValues(start, companyForm.draft)));
  expect(draft?.values).toMatchObject({ name: 'Nil', description: 'Towels and robes' });
});

test('after it has added a company, staff who may not edit it see the list', async () => {
  updateCredentials(staffCredentialsOf('addCompany'));
  await addedBy(() => undefined, added()).save();
  expect($route.get()?.path).toBe('/my-companies');
});

test.each([
  ['added', added()],
  ['refused', refused(403, 'COMPANY_NEEDS_PLAN')],
])('a person who has gone to another page stays there when the company is %s', async (_, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await addedBy(() => open('/profile'), answer).save();
  vi.advanceTimersByTime(10_000);
  expect([$route.get()?.path, sessionStorage.getItem('way-back')]).toEqual(['/profile', null]);
});
