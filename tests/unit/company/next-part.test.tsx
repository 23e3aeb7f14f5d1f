/** "Save and continue" opens the next part of a company's form, unless the person has gone elsewhere meanwhile. */
import { beforeEach, expect, test, vi } from 'vitest';
import { pathOf } from '../../../contract/wire/call.ts';
import { editCompany } from '../../../contract/company/calls.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { storedCompany } from '../../support/data/stored-company.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const pressed = vi.hoisted(() => ({ submit: async (): Promise<void> => undefined }));
vi.mock('../../../src/form/Form.tsx', () => ({
  Form: ({ onSubmit }: { onSubmit: () => Promise<void> }) => {
    pressed.submit = onSubmit;
    return null;
  },
}));

stubPage();
const { accepted, draw, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { CompanyEditor } = await import('../../../src/account/company/form/CompanyEditor.tsx');
const { $route, open } = await import('../../../src/account/shared/route.ts');

const address = {
  phone: '',
  fax: '-',
  postalCode: '',
  countryCode: '',
  countryId: '',
  cityId: '',
  areaId: '',
  stDescription: '',
  stHeader: 'Office',
};
const company = storedCompany({ address, version: 3, rejectReason: null, dtBoostExpire: null, isPublic: false });
const here = `/my-companies/${company.id}`;

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
});

/** @returns path and part at the end */
async function saveWhile(onSent: () => void): Promise<unknown[]> {
  open(here);
  draw(<CompanyEditor company={company} dialCodes={[]} part="basics" isForProducts={false} />);
  serveWrites(({ path }) => {
    if (path === pathOf(editCompany)) onSent();
    return accepted({ company: { ...company, version: 4 } });
  });
  await pressed.submit();
  const route = $route.get();
  return [route?.path, route?.search['part']];
}

test('the next part is opened', async () => {
  expect(await saveWhile(() => undefined)).toEqual([here, 'logo']);
});

test('another page or part that was opened meanwhile stays', async () => {
  expect(await saveWhile(() => open('/profile'))).toEqual(['/profile', undefined]);
  expect(await saveWhile(() => open(`${here}?part=tax`))).toEqual([here, 'tax']);
});

test('a person who has returned meanwhile is not moved either', async () => {
  const leaveAndReturn = (): void => ['/profile', here].forEach((path) => open(path));
  expect(await saveWhile(leaveAndReturn)).toEqual([here, undefined]);
});
