/** A failed submission loses nothing: the form keeps what was typed, and its draft survives a reload. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UseFormReturn } from 'react-hook-form';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { editCompany } from '../../../contract/company/calls.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { editUserProfile } from '../../../contract/user/calls.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import type { Draft } from '../../../src/form/draft.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { storedCompany } from '../../support/data/stored-company.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

// Files are sent by a request that reports its progress; its answer is that of fetch.
vi.mock('../../../src/client/upload/send-with-progress.ts', () => ({
  sendWithProgress: () => (address: string, init: RequestInit) => fetch(address, init),
}));

const { local } = stubPage();
const { drawHook, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, settleSignedOut, updateCredentials } = await import('../../../src/client/session/session.ts');
const { useCompanyForm } = await import('../../../src/account/company/form/use-company-form.ts');
const { useProductForm } = await import('../../../src/account/product/use-product-form.ts');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');
const { useProfileForm } = await import('../../../src/account/user/use-profile-form.ts');

const id = (letter: string): string => letter.repeat(24);
const { userInfo } = credentialsOf();
const noAddress = { addressId: id('b'), email: '', phone: '', fax: '', postalCode: '', stDescription: 'Street 17', stHeader: 'Office' };
const address = { ...noAddress, countryCode: 'TR', countryId: unsetId, cityId: unsetId, areaId: unsetId };
const filled = { keywords: ['yarn'], categoryId: id('1'), subCategoryId: id('2'), imageUrls: [], fileUrls: [] };
const request = { ...filled, id: id('c'), version: 1, name: 'Yarn', description: 'Ne 30', inServiceEnum: 1, companyId: id('d') };
const company = storedCompany({ address });
const user = {
  ...userInfo,
  gender: 1,
  stPhone: '',
  notificationSettings: { emailPermissonEnum: 1, phonePermissionEnum: 1, mobileAppPermissionEnum: 1 },
  address,
} as unknown as UserProfile;

interface Opened {
  form: UseFormReturn;
  draft: Draft | null;
  send: () => Promise<unknown>;
}
const opened = (form: unknown, draft: Draft | null, send: () => Promise<unknown>): Opened => ({ form: form as UseFormReturn, draft, send });
const logisticTypes = { logisticTypeId: unsetId, shippingTypeId: unsetId };
const forms: Record<string, { call: CallDefinition; open: () => Opened; typed: Record<string, unknown> }> = {
  'a request': {
    call: addAndEditRequest,
    open: () => {
      const { form, draft, submit } = drawHook(() => useRequestForm({ ...request, ...logisticTypes } as unknown as OwnRequest, undefined));
      return opened(form, draft, () => submit(false));
    },
    typed: { name: 'Yarn, 20 t', files: [new File(['a'], 'a.pdf')] },
  },
  'a company': {
    call: editCompany,
    open: () => {
      const { form, draft, save } = drawHook(() => useCompanyForm(company, [], 'basics'));
      return opened(form, draft, save);
    },
    typed: { name: 'Nil & Sons', cover: new File(['a'], 'a.jpg') },
  },
  'a product': {
    call: addAndEditProduct,
    open: () => {
      const { form, draft, submit } = drawHook(() => useProductForm(id('e'), null));
      return opened(form, draft, submit);
    },
    typed: {
      name: 'Towel',
      description: 'Cotton',
      keywords: ['towel'],
      categoryId: id('1'),
      subCategoryId: id('2'),
      pictures: [{ id: 'new', file: new File(['a'], 'a.jpg') }],
    },
  },
  'the profile': {
    call: editUserProfile,
    open: () => {
      const { form, draft, save } = drawHook(() => useProfileForm(user, [], null));
      return opened(form, draft, save);
    },
    typed: { fullName: 'Elif Y.', picture: new File(['a'], 'a.jpg') },
  },
};

const ends: Record<string, () => Response> = {
  'no network': () => {
    throw new TypeError('the network failed');
  },
  'a network that is too slow': () => {
    throw new DOMException('slow', 'TimeoutError');
  },
  'a server that is down': () => refused(502, 'UPSTREAM'),
  'a refusal': () => refused(409, 'STALE_VERSION'),
  'too many tries': () => refused(429, 'THROTTLED'),
  'a session that has ended': () => {
    settleSignedOut();
    return refused(401, 'UNAUTHORIZED');
  },
};

const drafts = (): unknown[] =>
  Object.keys({ ...local })
    .filter((name) => name.startsWith('draft:'))
    .map((name) => (JSON.parse(local.getItem(name) ?? '{}') as { values: unknown }).values);

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  local.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
});
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(forms))('%s', (_, { call, open, typed }) => {
  test.each(Object.entries(ends))('keeps what was typed after %s', async (_end, answer) => {
    const sent = serveWrites(answer);
    const { form, draft, send } = open();
    const close = draft?.open();
    for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true });
    window.dispatchEvent(new Event('pagehide'));
    const [before] = drafts();
    await send();
    await settle();
    expect(sent(call).length).toBeGreaterThan(0);
    expect(form.getValues()).toMatchObject(typed);
    close?.();
    const texts = Object.entries(typed).filter(([name]) => !['files', 'cover', 'pictures', 'picture'].includes(name));
    expect(drafts()).toEqual([before]);
    expect(before).toMatchObject(Object.fromEntries(texts));
  });
});
