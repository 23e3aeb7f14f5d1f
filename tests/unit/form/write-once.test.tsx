/** A repeated press has one effect: while the lists that show it are being refetched, and while the screen is still open. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UseFormReturn } from 'react-hook-form';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { sendMessage, type ChatDetail, type Message } from '../../../contract/chat/calls.ts';
import { addCompany, boostCompany } from '../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { addAndEditRequest, deleteRequest, sendToApproveOfRequest, setRequestPause } from '../../../contract/request/calls.ts';
import {
  addSubUser,
  confirmStaffEmail,
  deleteSubUser,
  inviteSubUser,
  undoStaffEmail,
  withdrawInvitation,
} from '../../../contract/staff/calls.ts';
import type { Invitation } from '../../../contract/staff/invitations-schemas.ts';
import { permissionsOf } from '../../../src/account/shared/gate/staff-roles.ts';
import type * as queries from '../../../src/account/shared/data/query.ts';
import type { StaffMember } from '../../../src/account/staff/rules.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { storedRequest } from '../../support/data/stored-request.ts';

/** The controls of the rendered screen: confirmations of dialogs and forms, buttons by label, its form. */
const offered = vi.hoisted(() => ({
  spend: (): void => undefined,
  confirm: (): void => undefined,
  submit: (): void => undefined,
  buttons: {} as Record<string, () => void>,
  form: null as UseFormReturn | null,
}));
const lists = vi.hoisted(() => ({ arrive: (): void => undefined }));

vi.mock('../../../src/ui/dialog/SpendDialog.tsx', () => ({
  SpendDialog: ({ onSpend }: { onSpend: () => void }) => void (offered.spend = onSpend),
}));
vi.mock('../../../src/ui/dialog/ConfirmDialog.tsx', () => ({
  ConfirmDialog: ({ onConfirm }: { onConfirm: () => void }) => void (offered.confirm = onConfirm),
}));
for (const form of ['form/Form.tsx', 'account/shared/FormDialog.tsx'])
  vi.doMock(`../../../src/${form}`, () => {
    const taken = (props: { form: UseFormReturn; onSubmit: () => void }) =>
      void Object.assign(offered, { form: props.form, submit: props.onSubmit });
    return { Form: taken, FormDialog: taken };
  });
vi.mock('../../../src/ui/Button.tsx', () => ({
  Button: ({ children, onClick }: { children: unknown; onClick: () => void }) => void (offered.buttons[String(children)] = onClick),
}));
// The second press happens before the lists that show the result of the first are refetched.
vi.mock('../../../src/account/shared/data/query.ts', async (original) => ({
  ...(await original<typeof queries>()),
  readAfterWrite: (tags: readonly string[]) =>
    tags.length === 0 ? Promise.resolve() : new Promise<void>((resolve) => (lists.arrive = resolve)),
}));
// Uploads that show their progress go by XMLHttpRequest.
vi.mock('../../../src/client/upload/send-with-progress.ts', () => ({
  sendWithProgress: () => (address: string, init: RequestInit) => fetch(address, init),
}));

stubPage();
const { draw, drawHook, serveWrites, settle, accepted } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { BoostOffer } = await import('../../../src/account/company/boost/BoostOffer.tsx');
const { NewCompany } = await import('../../../src/account/company/form/NewCompanyPage.tsx');
const { useChat } = await import('../../../src/account/chat/use-chat.ts');
const { useProductForm } = await import('../../../src/account/product/use-product-form.ts');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');
const { RequestRow } = await import('../../../src/account/request/list/RequestRow.tsx');
const { AddressChange } = await import('../../../src/account/staff/AddressChange.tsx');
const { AddStaffDialog } = await import('../../../src/account/staff/AddStaffDialog.tsx');
const { InviteDialog } = await import('../../../src/account/staff/InviteDialog.tsx');
const { Invitations } = await import('../../../src/account/staff/Invitations.tsx');
const { RemoveStaff } = await import('../../../src/account/staff/RemoveStaff.tsx');

const id = (letter: string): string => letter.repeat(24);
const company = { id: id('a'), dtBoostExpire: null } as OwnCompany;
const request = storedRequest({ id: id('b'), name: 'Towels' });
const member = { id: id('c'), fullname: 'Nour' } as StaffMember;
const addressChange = {
  oldEmail: 'n@b.example',
  newEmail: 'm@b.example',
  askedBy: 'Lale',
  isTaken: true,
  dtEnds: '2026-11-27T08:00:00.000Z',
};
const invitation: Invitation = {
  id: id('d'),
  email: 'n@b.example',
  permissions: permissionsOf('sales'),
  budget: null,
  dtSent: '2026-11-20T08:00:00.000Z',
  dtExpires: '2026-11-27T08:00:00.000Z',
  isExpired: false,
};
const noop = (): void => undefined;

interface Kind {
  call: CallDefinition;
  /** Draws the screen; @returns a press of the button that does it */
  offer: () => () => unknown;
  answer?: unknown;
}

/** As if it had been typed: a form that no browser shows keeps its beginning only. */
const fill = (form: Pick<UseFormReturn, 'reset' | 'getValues'>, values: Record<string, unknown>): void =>
  form.reset({ ...form.getValues(), ...values });

const kinds: Record<string, Kind> = {
  'a request that costs credits': {
    call: addAndEditRequest,
    offer: () => drawHook(() => useRequestForm(null, '1')).spend.onSpend,
    answer: { inCredit: 30 },
  },
  'a boost': {
    call: boostCompany,
    offer: () => (draw(<BoostOffer companyId={company.id} />), () => offered.spend()),
    answer: { inCredit: 30 },
  },
  'a product, of which the plan has a number': {
    call: addAndEditProduct,
    offer: () => {
      const { form, submit } = drawHook(() => useProductForm(id('a'), null));
      const pictures = [{ id: 'new', file: new File(['x'], 'towel.jpg') }];
      const texts = { name: 'Towel', description: 'Cotton', keywords: ['towel'] };
      fill(form as unknown as UseFormReturn, { ...texts, categoryId: id('e'), subCategoryId: id('f'), pictures });
      return submit;
    },
    answer: { product: { id: id('9'), name: '', description: '', code: '', productKeywords: [], imageURLs: [] } },
  },
  'a company': {
    call: addCompany,
    offer: () => {
      draw(<NewCompany />);
      const texts = { name: 'Nil', email: 'a@b.example', description: 'Towels' };
      fill(offered.form as UseFormReturn, { ...texts, typeId: id('e'), keywords: ['towel'] });
      return () => offered.submit();
    },
    answer: { id: id('a') },
  },
  'a colleague': {
    call: addSubUser,
    offer: () => {
      draw(<AddStaffDialog onClose={noop} onAdded={noop} />);
      fill(offered.form as UseFormReturn, {
        name: 'Nour',
        email: 'n@b.example',
        password: 'secret',
        again: 'secret',
        phone: { country: 'tr', digits: '5322140718' },
      });
      return () => offered.submit();
    },
    answer: { id: id('c') },
  },
  'an invitation': {
    call: inviteSubUser,
    offer: () => {
      draw(<InviteDialog holds={() => true} ownBudget={null} onClose={noop} />);
      fill(offered.form as UseFormReturn, { email: 'n@b.example', permissions: permissionsOf('sales'), budget: '' });
      return () => offered.submit();
    },
    answer: { id: id('c') },
  },
  'the end of an invitation': {
    call: withdrawInvitation,
    offer: () => {
      draw(<Invitations invitations={[invitation]} holds={() => true} ownBudget={null} />);
      return () => offered.buttons['staff.invite.withdraw']?.();
    },
  },
  'the end of a request': { call: deleteRequest, offer: () => (draw(<RequestRow request={request} />), () => offered.confirm()) },
  'a request to the moderators': {
    call: sendToApproveOfRequest,
    offer: () => (draw(<RequestRow request={request} />), () => offered.buttons['request.form.send']?.()),
  },
  'the end of a pause': {
    call: setRequestPause,
    offer: () => {
      const paused = storedRequest({ approveStatus: 4, state: 'paused', isPaused: true, dtPublicUntil: '2100-01-01' });
      draw(<RequestRow request={paused} />);
      return () => offered.buttons['request.form.resume']?.();
    },
  },
  'the end of a changed address': {
    call: undoStaffEmail,
    offer: () => (
      draw(<AddressChange member={member} change={addressChange} mayDecide />),
      () => offered.buttons['staff.address.undo']?.()
    ),
  },
  'a changed address that is final': {
    call: confirmStaffEmail,
    offer: () => (
      draw(<AddressChange member={member} change={addressChange} mayDecide />),
      () => offered.buttons['staff.address.confirm']?.()
    ),
  },
  'the end of a colleague': {
    call: deleteSubUser,
    offer: () => (draw(<RemoveStaff member={member} onClose={noop} />), () => offered.confirm()),
  },
};

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
});
afterEach(() => lists.arrive());

describe.each(Object.entries(kinds))('%s', (_, { call, offer, answer = {} }) => {
  test('takes effect once, though it is pressed again before the lists show it', async () => {
    const sentBy = serveWrites(() => accepted(answer));
    const press = offer();
    for (let presses = 0; presses < 3; presses += 1) {
      press();
      await settle();
    }
    // Some load what they need for sending first.
    await expect.poll(() => sentBy(call).length, { timeout: 10_000 }).toBeGreaterThan(0);
    await settle();
    expect(new Set(sentBy(call).map(({ key }) => key)).size).toBe(1);
    expect(sentBy(call)).toHaveLength(1);
  });
});

test.each(['a request that costs credits', 'a company', 'a colleague', 'a boost'])(
  '%s has one key as long as its screen is open',
  async (name) => {
    const { call, offer, answer } = kinds[name] as Kind;
    const sentBy = serveWrites(() => accepted(answer));
    const press = offer();
    for (let presses = 0; presses < 3; presses += 1) {
      press();
      await settle();
      lists.arrive();
      await settle();
    }
    expect(sentBy(call)).toHaveLength(3);
    expect(new Set(sentBy(call).map(({ key }) => key)).size).toBe(1);
  },
);

test('a text of a chat is shown at once, independent of its answer and the list of chats; the same text again is another message', async () => {
  let answer = noop;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const sentBy = serveWrites(async () => {
    await answered;
    return accepted({ message: { _id: id('1'), sequence: 1 }, isPaid: true, inCredit: 30 });
  });
  const chat = { id: id('d'), ownCompanyId: id('a'), messages: [] as Message[], isPaid: false } as ChatDetail;
  const { send, waiting } = drawHook(() => useChat({ chat, unread: 0, onGap: noop }));
  send('Towels?');
  send('Towels?');
  await settle();
  expect(waiting.value.map(({ state }) => state)).toEqual(['sending', 'waiting']);
  expect(sentBy(sendMessage)).toHaveLength(1);
  answer();
  await settle();
  expect(waiting.value).toEqual([]);
  expect(sentBy(sendMessage)).toHaveLength(2);
  expect(new Set(sentBy(sendMessage).map(({ key }) => key)).size).toBe(2);
});
