/** Unsent and half-typed messages are not lost without a question: when the window closes, and at sign-out. */
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logout } from '../../../contract/session/calls.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const asked = vi.hoisted(() => ({ isOpen: false, go: (): void => undefined, stay: (): void => undefined }));
vi.mock('../../../src/ui/dialog/ConfirmDialog.tsx', () => ({
  ConfirmDialog: ({ children, ...props }: { isOpen: boolean; onConfirm: () => void; onClose: () => void; children: ReactNode }) => {
    Object.assign(asked, { isOpen: props.isOpen, go: props.onConfirm, stay: props.onClose });
    return <p>{children}</p>;
  },
}));
/** A message is being sent until the test answers it. */
const upload = vi.hoisted(() => ({ answer: (_: Response): void => undefined }));
vi.mock('../../../src/client/upload/send-with-progress.ts', () => ({
  sendWithProgress: () => () => new Promise<Response>((resolve) => (upload.answer = resolve)),
}));

class Element {
  readonly action: string;
  constructor(action: string) {
    this.action = action;
  }
  closest(selector: string): Element | null {
    return selector.includes(`"${this.action}"`) ? this : null;
  }
}
const { local } = stubBrowser();
const frame = new EventTarget();
/** Links that were pressed for the person. */
const followed: string[] = [];
const page = Object.assign(new EventTarget(), {
  documentElement: { dataset: { prefix: '/tr' } },
  createElement: () => {
    const way = { href: '', hidden: false, click: () => void followed.push(way.href), remove: () => undefined };
    return way;
  },
  body: { append: () => undefined },
});
const place = {
  href: 'http://kervan.test/tr/profile',
  origin: 'http://kervan.test',
  pathname: '/tr/profile',
  search: '',
  replace: vi.fn(),
};
vi.stubGlobal('location', place);
vi.stubGlobal('history', { pushState: vi.fn(), replaceState: vi.fn() });
const { accepted, draw, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { $isLeaving, settleRefresh, settleSignedOut, updateCredentials } = await import('../../../src/client/session/session.ts');
const { unsentMessages } = await import('../../../src/account/chat/send-unsent.ts');
const { SignOutQuestion } = await import('../../../src/account/chat/SignOutQuestion.tsx');
const { keepDraft } = await import('../../../src/account/chat/stored-messages.ts');
const { WaitingBubble } = await import('../../../src/account/chat/log/WaitingBubble.tsx');
const { signOutDueKey, storedUser } = await import('../../../src/client/store/stored.ts');
const { askBeforeSignOut } = await import('../../../src/page-scripts/before-sign-out.ts');
// Dialogs are replaced, because they access the page when they are loaded.
vi.stubGlobal('Element', Element);
vi.stubGlobal('document', page);
vi.stubGlobal('window', frame);
askBeforeSignOut();

const chatId = 'c'.repeat(24);
const file = () => new File(['x'], 'price-list.pdf', { type: 'application/pdf' });
const say = (text: string, attached?: File): void => unsentMessages().add({ chatId, companyId: 'a'.repeat(24), text }, attached);
const closes = (): boolean => frame.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const sent = { message: { sequence: 1 }, isPaid: true, inCredit: 2000 };

/** Presses a button of the page. @returns whether the press reaches its default handler */
function press(action: string): boolean {
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: new Element(action) });
  return frame.dispatchEvent(event);
}

beforeEach(() => {
  local.clear();
  followed.splice(0);
  place.search = '';
  $isLeaving.set(false);
  updateCredentials(credentialsOf());
  settleRefresh();
  for (const { key } of unsentMessages().entries.peek()) unsentMessages().remove(key);
});

describe('a window with a file being sent', () => {
  test('asks before it closes until the file was delivered', async () => {
    expect(closes()).toBe(true);
    serveWrites(() => accepted(sent));
    say('', file());
    expect(closes()).toBe(false);
    await settle();
    upload.answer(accepted({ upload: { key: 'c/x/1.pdf' } }));
    await settle();
    expect(unsentMessages().entries.value).toEqual([]);
    expect(closes()).toBe(true);
  });

  test('asks for a refused one too, until it is removed', async () => {
    say('', file());
    await settle();
    upload.answer(refused(409, 'BLOCKED'));
    await settle();
    const [refusedOne] = unsentMessages().entries.value;
    expect([refusedOne?.state, closes()]).toEqual(['failed', false]);
    unsentMessages().remove(refusedOne?.key ?? '');
    expect(closes()).toBe(true);
  });

  test('does not ask for a text, which is stored, nor after a sign-out', async () => {
    serveWrites(() => refused(503, 'UNEXPECTED'));
    say('Towels?');
    await settle();
    expect([unsentMessages().entries.value.length, closes()]).toEqual([1, true]);
    say('', file());
    expect(closes()).toBe(false);
    $isLeaving.set(true);
    expect(closes()).toBe(true);
  });

  test('warns in the bubble of the file, unlike in that of a stored text', async () => {
    serveWrites(() => refused(503, 'UNEXPECTED'));
    say('Towels?');
    say('', file());
    await settle();
    const [text, attached] = unsentMessages().entries.value.map((message) =>
      draw(<WaitingBubble message={message} unsent={unsentMessages()} />),
    );
    expect(text).not.toContain('chat.windowOnly');
    expect(attached).toContain('chat.windowOnly');
  });
});

test('a text waits while its session has ended, and is sent once the same person has signed in again', async () => {
  const unsent = unsentMessages();
  serveWrites(() => refused(503, 'UNEXPECTED'));
  say('Towels?');
  await settle();
  settleSignedOut();
  unsent.retryNow();
  await settle();
  expect([unsentMessages() === unsent, unsent.entries.value.map(({ text }) => text)]).toEqual([true, ['Towels?']]);
  updateCredentials(credentialsOf());
  serveWrites(() => accepted(sent));
  unsent.retryNow();
  await settle();
  expect(unsent.entries.value).toEqual([]);
});

describe('signing out', () => {
  const question = (): string => draw(<SignOutQuestion isOpen onStay={() => undefined} />);

  test('is immediate when nothing is unsent, and other buttons never ask', () => {
    expect(press('sign-out')).toBe(true);
    local.setItem('chat:somebody-else:waiting:1', '{}');
    expect(press('sign-out')).toBe(true);
    serveWrites(() => refused(503, 'UNEXPECTED'));
    say('Towels?');
    expect(press('mode')).toBe(true);
    expect(followed).toEqual([]);
  });

  test('with an unsent text asks first; the same button then confirms', async () => {
    serveWrites(() => refused(503, 'UNEXPECTED'));
    say('Towels?');
    await settle();
    expect(press('sign-out')).toBe(false);
    expect(followed).toEqual(['/tr/messages?signOut=ask']);
    place.search = '?signOut=ask';
    expect(press('sign-out')).toBe(true);
  });

  test('with a half-typed message asks too, and the question says that it is lost', () => {
    keepDraft(chatId, 'A long offer');
    expect([press('sign-out'), followed]).toEqual([false, ['/tr/messages?signOut=ask']]);
    expect(question()).toContain('chat.signOut.unsent');
    keepDraft(chatId, '');
    expect(press('sign-out')).toBe(true);
  });

  test('with a draft of a form asks on the overview, and the question says that it is lost', () => {
    const person = storedUser()?.userID ?? '';
    local.setItem('draft:somebody-else:product::new/1', '{}');
    expect(press('sign-out')).toBe(true);
    local.setItem(`draft:${person}:product::new/1`, '{}');
    expect([press('sign-out'), followed]).toEqual([false, ['/tr/start?signOut=ask']]);
    expect(question()).toContain('chat.signOut.unsent');
  });

  test('with an unsent file asks too', () => {
    say('', file());
    expect([press('sign-out'), followed]).toEqual([false, ['/tr/messages?signOut=ask']]);
  });

  test('the question lists what is lost, or that everything was sent, and signs out only when confirmed', async () => {
    expect(question()).toContain('chat.signOut.sent');
    const server = serveWrites(() => refused(503, 'UNEXPECTED'));
    say('Towels?');
    await settle();
    expect(question()).toContain('chat.signOut.unsent');
    expect(asked.isOpen).toBe(true);
    asked.stay();
    await settle();
    expect(server(logout)).toEqual([]);
    expect(local.getItem('user')).not.toBeNull();
    asked.go();
    await settle();
    expect(server(logout)).toHaveLength(1);
    // The server refused to end the session, which the next refresh asks for again.
    expect(Object.keys(local)).toEqual([signOutDueKey]);
    expect(place.replace).toHaveBeenCalledWith('/tr/');
  });
});
