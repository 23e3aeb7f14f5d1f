/** An open chat: price, refund, typing, and files that are dropped or pasted. */
import type { ClipboardEvent, DragEvent } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { typingShownMs } from '../../../contract/chat/room-event.ts';
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import type * as drops from '../../../src/account/chat/composer/use-file-drop.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { openChat as chat } from '../../support/data/open-chat.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';

/** Where files may be dropped in the last rendered conversation. */
const dropped = vi.hoisted(() => ({ onFiles: undefined as ((files: readonly File[]) => void) | undefined }));
vi.mock('../../../src/account/chat/composer/use-file-drop.ts', async (original) => {
  const real = await original<typeof drops>();
  return { ...real, useFileDrop: (onFiles: typeof dropped.onFiles) => real.useFileDrop((dropped.onFiles = onFiles)) };
});

stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/messages', origin: 'http://kervan.test', pathname: '/messages' });
const { draw, drawHook, refused, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { unsentMessages } = await import('../../../src/account/chat/send-unsent.ts');
const { ChatHead } = await import('../../../src/account/chat/ChatHead.tsx');
const { Conversation } = await import('../../../src/account/chat/Conversation.tsx');
const { createPartner } = await import('../../../src/account/chat/list/partner.ts');
const { PricePrompt } = await import('../../../src/account/chat/composer/PricePrompt.tsx');
const { WaitingBubble } = await import('../../../src/account/chat/log/WaitingBubble.tsx');
const { useChat } = await import('../../../src/account/chat/use-chat.ts');
const { holdFiles } = await import('../../../src/account/chat/stored-messages.ts');
const { Composer } = await import('../../../src/account/chat/composer/Composer.tsx');
const { filesPasted, useFileDrop } = await import('../../../src/account/chat/composer/use-file-drop.ts');

// The page asks before it loses a file.
vi.stubGlobal('document', new EventTarget());
vi.stubGlobal('window', new EventTarget());

const id = (letter: string): string => letter.repeat(24);
const open = (more: Partial<ChatDetail> = {}): string =>
  draw(<Conversation chat={{ ...chat, ...more }} unread={0} onGap={() => undefined} />);
const { userInfo } = credentialsOf();
const signIn = (inCredit = 2000): void => updateCredentials(credentialsOf({ userInfo: { ...userInfo, inCredit } }));
const field = 'aria-label="chat.write"';

beforeEach(() => {
  signIn();
  settleRefresh();
  for (const { key } of unsentMessages().entries.peek()) unsentMessages().remove(key);
});

describe('the price of a chat', () => {
  const unpaid = { isPaid: false, mustBePayUser: true };
  test('is shown with the present balance and the balance after it, and nothing can be written before it is accepted', () => {
    const html = open(unpaid);
    for (const words of ['chat.price.title', '>2,000<', '>1,950<', 'account.spend.do']) expect(html).toContain(words);
    expect(html).not.toContain(field);
    expect(dropped.onFiles).toBeUndefined();
  });
  test('that exceeds the balance cannot be accepted, and no negative balance is shown', () => {
    signIn(35);
    const html = draw(<PricePrompt chat={{ ...chat, ...unpaid }} onAccept={() => undefined} />);
    expect(html).toContain('account.spend.short');
    for (const words of ['chat.price.after', 'account.spend.do', '-15', '−15']) expect(html).not.toContain(words);
  });
  test.each(['NO_PLAN', 'PLAN_EXPIRED', 'LIMIT_REACHED'] as const)(
    'cannot be accepted without effect: %s is shown before, with a link to the plans',
    (payingFault) => {
      const html = open({ ...unpaid, payingFault });
      expect(html).toContain(`errors.${payingFault}`);
      expect(html).toMatch(/href="[^"]*\/plans"/);
      for (const words of ['chat.price.title', 'account.spend.do', field]) expect(html).not.toContain(words);
      expect(dropped.onFiles).toBeUndefined();
    },
  );
  test('is not shown again while the first message is being sent, nor to the other side', () => {
    serveWrites(() => refused(503, 'UNEXPECTED'));
    unsentMessages().add({ chatId: chat.id, companyId: id('a'), text: 'Towels?' });
    expect(open(unpaid)).toContain(field);
    expect(open({ id: id('d'), isPaid: false })).toContain(field);
  });
});

describe('a refund', () => {
  test('is announced while nobody has opened the message', () => {
    expect(open({ dtRefundAt: '2026-11-25T09:00:00.000Z' })).toContain('chat.refundAt');
    expect(open()).not.toContain('chat.refundAt');
  });
  test('is shown to the payer as theirs, and to the other side as not theirs', () => {
    const [payer, other] = [open({ isRefunded: true }), open({ isRefunded: true, ownCompanyId: id('b') })];
    expect(payer).toContain('>chat.refunded<');
    expect(other).toContain('>chat.refundedToOther<');
    expect(other).not.toContain('>chat.refunded<');
    expect(open()).not.toContain('chat.refunded');
  });
});

test('typing of the other side is shown, and ends with its message or after a while', () => {
  vi.useFakeTimers();
  const partner = createPartner(id('a'));
  const head = (): string => draw(<ChatHead about={chat} partner={partner} />);
  const typing = { type: 'typing', companyId: id('b') } as const;
  expect(head()).not.toMatch(/chat\.(typing|online)/);
  partner.take({ type: 'presence', companyId: id('b'), isOnline: true });
  partner.take(typing);
  expect(head()).toContain('chat.typing');
  vi.advanceTimersByTime(typingShownMs);
  expect(head()).toContain('chat.online');
  expect(head()).not.toContain('chat.typing');
  partner.take({ ...typing, companyId: id('a') });
  expect(head()).not.toContain('chat.typing');
  vi.useRealTimers();
});

test('a message that waits after too many attempts shows the reason, and when it is sent again', () => {
  unsentMessages().add({ chatId: chat.id, companyId: id('a'), text: 'Towels?' });
  const [waiting] = unsentMessages().entries.peek();
  const bubble = (pausedUntil: number | null): string =>
    waiting === undefined ? '' : draw(<WaitingBubble message={{ ...waiting, pausedUntil }} unsent={unsentMessages()} />);
  expect(bubble(Date.now())).toContain('>chat.paused<');
  expect(bubble(null)).not.toContain('chat.paused');
});

describe('files', () => {
  const file = new File(['x'], 'price-list.pdf', { type: 'application/pdf' });
  const carried = (types: string[]) => {
    const event = { preventDefault: vi.fn(), dataTransfer: { types, files: [file], dropEffect: 'copy' } };
    return event as typeof event & DragEvent;
  };
  const area = (onFiles?: (files: readonly File[]) => void) => drawHook(() => useFileDrop(onFiles)).handlers;

  test('that are dropped are accepted, and the browser does not open them', () => {
    const onFiles = vi.fn();
    const [over, drop] = [carried(['Files']), carried(['Files'])];
    area(onFiles).onDragOver?.(over);
    area(onFiles).onDrop?.(drop);
    expect([over.preventDefault.mock.calls.length, over.dataTransfer.dropEffect]).toEqual([1, 'copy']);
    expect(drop.preventDefault).toHaveBeenCalledOnce();
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
  });
  test('are refused where nobody may write; the browser does not open them there either', () => {
    const [over, drop] = [carried(['Files']), carried(['Files'])];
    area().onDragOver?.(over);
    area().onDrop?.(drop);
    expect([over.preventDefault.mock.calls.length, over.dataTransfer.dropEffect]).toEqual([1, 'none']);
    expect(drop.preventDefault).toHaveBeenCalledOnce();
  });
  test('a dragged text is left to the browser', () => {
    const onFiles = vi.fn();
    const [over, drop] = [carried(['text/plain']), carried(['text/plain'])];
    area(onFiles).onDragOver?.(over);
    area(onFiles).onDrop?.(drop);
    expect([over.preventDefault, drop.preventDefault, onFiles].flatMap((each) => each.mock.calls)).toEqual([]);
  });
  test('that are pasted are accepted; a pasted text is the field’s', () => {
    const onFiles = vi.fn();
    const pasted = (files: File[]) => {
      const event = { preventDefault: vi.fn(), clipboardData: { files } };
      return event as typeof event & ClipboardEvent;
    };
    const [text, picture] = [pasted([]), pasted([file])];
    for (const event of [text, picture]) filesPasted(onFiles)(event);
    expect([text.preventDefault.mock.calls.length, picture.preventDefault.mock.calls.length]).toEqual([0, 1]);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
  });
  test.each<[string, Partial<ChatDetail>]>([
    ['the other side takes no messages', { sendingFault: 'BLOCKED' }],
    ['one has blocked it', { sendingFault: 'PARTNER_BLOCKED' }],
  ])('may be dropped in a chat, but not where %s', (_, more) => {
    open();
    expect(dropped.onFiles).toBeTypeOf('function');
    open(more);
    expect(dropped.onFiles).toBeUndefined();
  });
  const onItsWay = () =>
    unsentMessages()
      .of(chat.id)
      .peek()
      .map(({ text, upload }) => [text, upload?.file.name]);
  test('are sent at once when chosen, unless a text was typed for them or the person holds files', async () => {
    serveWrites(() => refused(503, 'UNEXPECTED'));
    const { files } = drawHook(() => useChat({ chat, unread: 0, onGap: () => undefined }));
    files.noteText(true);
    await files.choose([file]);
    files.noteText(false);
    holdFiles(true);
    await files.choose([file]);
    expect(onItsWay()).toEqual([]);
    holdFiles(false);
    await files.choose([file]);
    expect(onItsWay()).toEqual([['', 'price-list.pdf']]);
  });
  test('that wait are sent with the text, which belongs to the first one’s message', async () => {
    serveWrites(() => refused(503, 'UNEXPECTED'));
    const { send } = drawHook(() => useChat({ chat, unread: 0, onGap: () => undefined }));
    await send('Our prices', [file, new File(['y'], 'terms.pdf')]);
    await send('And a text', []);
    expect(onItsWay()).toEqual([
      ['Our prices', 'price-list.pdf'],
      ['', 'terms.pdf'],
      ['And a text', undefined],
    ]);
  });
  test('that wait change the placeholder of the text field, which is then about them', () => {
    const composer = (held: File[]): string =>
      draw(
        <Composer
          chatId={chat.id}
          onSend={() => undefined}
          files={{ held, choose: () => undefined, letGo: () => undefined, noteText: () => undefined }}
          onType={() => undefined}
        />,
      );
    expect(composer([file])).toContain('placeholder="chat.files.describe"');
    expect(composer([])).toContain('placeholder="chat.write"');
  });
  test('may not be dropped by staff who may not write', () => {
    updateCredentials(staffCredentialsOf('getChat'));
    const html = open();
    expect(html).toContain('chat.maySend');
    expect(html).not.toContain(field);
    expect(dropped.onFiles).toBeUndefined();
  });
});
