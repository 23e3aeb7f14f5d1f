/** Actions on a whole chat: mute, block, report and delete, with a question where needed and a confirmation. */
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blockCompany, deleteChat, getBlockedCompanies, muteChat, reportChat, type ChatDetail } from '../../../contract/chat/calls.ts';
import { reportReasons } from '../../../contract/chat/fields.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';

type Call = typeof blockCompany | typeof muteChat | typeof reportChat | typeof deleteChat;

/** Actions and questions of the rendered menu. */
const offered = vi.hoisted(() => ({
  choices: [] as readonly { id: string; label: string }[],
  choose: (_: string): void => undefined,
  questions: {} as Record<string, () => void>,
  presses: {} as Record<string, () => void>,
}));
vi.mock('../../../src/ui/dialog/Menu.tsx', () => ({
  Menu: ({ choices, onChoose }: { choices: typeof offered.choices; onChoose: (id: string) => void }) =>
    void Object.assign(offered, { choices, choose: onChoose }),
}));
vi.mock('../../../src/ui/dialog/ConfirmDialog.tsx', () => ({
  ConfirmDialog: ({ title, onConfirm }: { title: string; onConfirm: () => void }) => void (offered.questions[title] = onConfirm),
}));
vi.mock('../../../src/ui/dialog/Dialog.tsx', () => ({
  Dialog: ({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) => (
    <section>
      {title} {children} {actions}
    </section>
  ),
}));
vi.mock('../../../src/ui/Button.tsx', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => void (offered.presses[String(children)] = onClick),
}));

stubBrowser();
const history = { pushState: vi.fn(), replaceState: vi.fn() };
vi.stubGlobal('location', { href: 'http://kervan.test/messages', pathname: '/messages', search: '' });
vi.stubGlobal('history', history);
const { accepted, draw, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { $toasts } = await import('../../../src/client/toasts.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { $route } = await import('../../../src/account/shared/route.ts');
const { areFilesHeld } = await import('../../../src/account/chat/stored-messages.ts');
const { ChatMenu } = await import('../../../src/account/chat/ChatMenu.tsx');
const { BlockedCompanies } = await import('../../../src/account/user/BlockedCompanies.tsx');
const { ReportDialog } = await import('../../../src/account/chat/ReportDialog.tsx');

const id = (letter: string): string => letter.repeat(24);
const chat = { id: id('c'), fromCompanyId: id('b'), toCompanyId: id('a'), ownCompanyId: id('a'), isMuted: false, isBlocked: false };
/** Draws the menu. @returns its entries */
function open(more: Partial<ChatDetail> = {}): string[] {
  draw(<ChatMenu chat={{ ...chat, ...more } as ChatDetail} />);
  return offered.choices.map(({ label }) => label);
}
const toastTexts = (): string[] => $toasts.get().map(({ text }) => text);
let sent: (call: Call) => { body: BodyInit | null | undefined }[];
const bodies = (call: Call): unknown[] => sent(call).map(({ body }) => JSON.parse(String(body)) as unknown);

beforeEach(() => {
  sent = serveWrites(() => accepted({}));
  $toasts.set([]);
  Object.assign(offered, { questions: {}, presses: {} });
  updateCredentials(credentialsOf());
  settleRefresh();
});

describe('muting', () => {
  test('takes effect at once, and so does its end; the menu offers the opposite', async () => {
    expect(open()).toContain('chat.mute');
    offered.choose('mute');
    await settle();
    expect(open({ isMuted: true })).toContain('chat.unmute');
    offered.choose('mute');
    await settle();
    expect(bodies(muteChat)).toEqual([true, false].map((isMuted) => ({ chatId: chat.id, isMuted })));
    expect(toastTexts()).toEqual(['chat.muted', 'chat.unmuted']);
  });
  test('that fails is not confirmed', async () => {
    serveWrites(() => refused(404, 'NOT_FOUND'));
    open();
    offered.choose('mute');
    await settle();
    expect(toastTexts()).toEqual(['errors.NOT_FOUND']);
  });
});

test('chosen files are sent at once by default, or held until a press: one setting, and the menu offers the opposite', () => {
  expect(open()).toContain('chat.files.hold');
  offered.choose('files');
  expect(areFilesHeld()).toBe(true);
  expect(open()).toContain('chat.files.sendAtOnce');
  offered.choose('files');
  expect(areFilesHeld()).toBe(false);
  expect(toastTexts()).toEqual(['chat.files.held', 'chat.files.atOnce']);
  updateCredentials(staffCredentialsOf('getChat'));
  expect(open()).not.toContain('chat.files.hold');
});

describe('blocking', () => {
  test('asks first, names the other company, and invalidates the list in the settings', async () => {
    queryClient.setQueryData(keyOf(getBlockedCompanies), { companies: [] });
    draw(<BlockedCompanies />);
    expect(open()).toContain('chat.block');
    offered.choose('block');
    await settle();
    expect(bodies(blockCompany)).toEqual([]);
    offered.questions['chat.blockAsk']?.();
    await settle();
    expect(bodies(blockCompany)).toEqual([{ companyId: id('b'), isBlocked: true }]);
    expect(toastTexts()).toEqual(['chat.blocked']);
    expect(queryClient.getQueryState(keyOf(getBlockedCompanies))).toBeUndefined();
  });
  test('ends without a question', async () => {
    expect(open({ isBlocked: true })).toContain('chat.unblock');
    offered.choose('unblock');
    await settle();
    expect(bodies(blockCompany)).toEqual([{ companyId: id('b'), isBlocked: false }]);
    expect(toastTexts()).toEqual(['chat.unblocked']);
  });
  test('is not offered to staff who may not write', () => {
    updateCredentials(staffCredentialsOf('getChat'));
    expect(open()).toEqual(['chat.mute', 'chat.report.chat', 'chat.delete']);
    updateCredentials(staffCredentialsOf('getChat', 'sendMessage'));
    expect(open()).toContain('chat.block');
  });
});

describe('deleting', () => {
  test('asks first, and leads back to the list', async () => {
    const opened = vi.spyOn($route, 'open').mockImplementation(() => undefined);
    open();
    offered.choose('delete');
    await settle();
    expect(sent(deleteChat)).toEqual([]);
    offered.questions['chat.deleteAsk']?.();
    await settle();
    expect(sent(deleteChat)).toHaveLength(1);
    expect(toastTexts()).toEqual(['chat.deleted']);
    expect(opened).toHaveBeenCalledExactlyOnceWith('/messages', true);
  });
  test('is refused to staff without the right, before any question', () => {
    updateCredentials(staffCredentialsOf('getChat', 'sendMessage'));
    open();
    offered.choose('delete');
    expect(toastTexts()).toEqual(['errors.FORBIDDEN']);
  });
});

describe('a report', () => {
  test('of a chat names no message, one of a message only that one; it is sent once', async () => {
    const onClose = vi.fn();
    const html = draw(<ReportDialog chatId={chat.id} onClose={onClose} />);
    for (const reason of reportReasons) expect(html).toContain(`chat.report.reasons.${reason}`);
    for (const words of ['chat.report.chatText', 'chat.report.note']) expect(html).toContain(words);
    offered.presses['chat.report.do']?.();
    offered.presses['chat.report.do']?.();
    await settle();
    expect(toastTexts()).toEqual(['chat.report.done']);
    expect(onClose).toHaveBeenCalled();
    const ofMessage = draw(<ReportDialog chatId={chat.id} messageId={id('e')} onClose={onClose} />);
    expect(ofMessage).toContain('chat.report.messageText');
    offered.presses['chat.report.do']?.();
    await settle();
    expect(bodies(reportChat)).toEqual([
      { chatId: chat.id, reason: 'FRAUD' },
      { chatId: chat.id, messageIds: [id('e')], reason: 'FRAUD' },
    ]);
  });
  test('that is refused stays open with its text', async () => {
    serveWrites(() => refused(429, 'THROTTLED'));
    const onClose = vi.fn();
    draw(<ReportDialog chatId={chat.id} onClose={onClose} />);
    offered.presses['chat.report.do']?.();
    await settle();
    expect(toastTexts()).toEqual(['errors.THROTTLED']);
    expect(onClose).not.toHaveBeenCalled();
  });
});
