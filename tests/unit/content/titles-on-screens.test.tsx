/** Every screen that names an offer shows its title. A translated title is marked; any other has its own language and direction. */
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { ChatCard } from '../../../contract/chat/calls.ts';
import type { Dashboard } from '../../../contract/dashboard/schemas.ts';
import type { Favourite } from '../../../contract/favourite/schemas.ts';
import { listPageSize } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notification/schemas.ts';
import type { ReportedChat } from '../../../contract/moderation/schemas.ts';
import { getProForma, getQuotesOfRequest } from '../../../contract/quote/calls.ts';
import { getStaffActivity } from '../../../contract/staff/calls.ts';
import type { Title } from '../../../contract/text/author-texts.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

// Renders the content of dialogs directly, because dialogs themselves need a browser.
vi.mock('../../../src/ui/dialog/Dialog.tsx', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }));
stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/', pathname: '/' });
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { ChatEntry } = await import('../../../src/account/chat/list/ChatEntry.tsx');
const { ChatHead } = await import('../../../src/account/chat/ChatHead.tsx');
const { Ending, Matches, Unanswered } = await import('../../../src/account/dashboard/Waiting.tsx');
const { FavouriteRow } = await import('../../../src/account/favourite/FavouriteRow.tsx');
const { ReportFacts } = await import('../../../src/account/moderation/queue/ReportFacts.tsx');
const { NotificationList } = await import('../../../src/account/notification/NotificationList.tsx');
const { CreditHistory } = await import('../../../src/account/plan/CreditHistory.tsx');
const { default: ProFormaPage } = await import('../../../src/account/quote/document/ProFormaPage.tsx');
const { ActivityDialog } = await import('../../../src/account/staff/ActivityDialog.tsx');
const { default: QuotesPage } = await import('../../../src/account/quote/QuotesPage.tsx');

const id = 'a'.repeat(24);
const at = '2026-11-26T09:00:00.000Z';
const stored = 'Stored once';

const chatOf = (title: Title) =>
  ({
    chatId: id,
    companyName: 'Nile',
    companyLogoUrl: '',
    companyPath: '',
    chatNameForAll: stored,
    lastChatTime: at,
    lastMessageKind: 'text',
    title,
  }) as ChatCard;
const notificationOf = (title: Title): Notification =>
  ({
    id,
    kind: 'credits-spent',
    values: { amount: '5', reason: 'contact', detail: stored },
    href: '/messages',
    isRead: true,
    dtCreatedAt: at,
    title,
  }) as Notification;

/** By the place, as its reader sees it. */
const screens: Readonly<Record<string, (title: Title) => string>> = {
  'the chat list': (title) => draw(<ChatEntry chat={chatOf(title)} isCurrent={false} />),
  'the head of a chat': (title) => draw(<ChatHead about={chatOf(title)} />),
  'chats that wait for an answer': (title) =>
    draw(<Unanswered chats={[{ ...chatOf(title), dtLastAt: at }] as NonNullable<Dashboard['unanswered']>} />),
  'requests that end soon': (title) =>
    draw(<Ending requests={[{ id, name: stored, title, dtExpire: at }] as NonNullable<Dashboard['ending']>} />),
  'matches of saved searches': (title) =>
    draw(
      <Matches
        matches={[{ id, name: stored, title, path: '/imports/x', searchName: 'Ropes', dtFound: at }] as NonNullable<Dashboard['matches']>}
      />,
    ),
  notifications: (title) => draw(<NotificationList notifications={[notificationOf(title)]} />),
  favourites: (title) =>
    draw(
      <FavouriteRow
        kind="request"
        item={{ id, state: 'public', path: '/imports/x', name: title.text, title, country: '', dtSaved: at, dtExpire: null } as Favourite}
      />,
    ),
  'reports in the console': (title) =>
    draw(<ReportFacts report={{ reason: 'FRAUD', subject: stored, title, messages: [] } as unknown as ReportedChat} />),
  'the activity of staff': (title) => {
    const entry = { dtAt: at, what: 'request', name: stored, title, credits: null };
    queryClient.setQueryData(keyOf(getStaffActivity, { query: { id } }), { entries: [entry], next: '' });
    return draw(
      <ActivityDialog member={{ id, fullname: 'Lale' } as Parameters<typeof ActivityDialog>[0]['member']} onClose={() => undefined} />,
    );
  },
  'the credit history': (title) => {
    const row = { id, reason: 'contact', detail: stored, title, value: 5, isSpent: true, transActionDate: at, balanceAfter: 1 };
    const data = { transActions: [row], count: 1, balance: 1 };
    queryClient.setQueryData(keyOf(getUserTransActions, { body: { page: 0, size: listPageSize } }), data);
    return draw(<CreditHistory />);
  },
  'the comparison of quotes': (title) => {
    queryClient.setQueryData(keyOf(getQuotesOfRequest, { query: { requestId: id, page: '1' } }), {
      requestName: stored,
      title,
      quotes: [],
      hasMore: false,
    });
    return draw(<QuotesPage params={{ id }} />);
  },
  'a pro-forma': (title) => {
    const document = { number: 'PF-2026-1', languages: ['tr', 'en'], requestName: stored };
    queryClient.setQueryData(keyOf(getProForma, { query: { id } }), {
      proForma: { document, chatId: id, title, suspended: [], bankDetails: null },
    });
    return draw(<ProFormaPage params={{ id }} />);
  },
};

describe.each(Object.entries(screens))('%s', (_, screen) => {
  test('name an offer in the reader’s language, and mark a machine’s translation', () => {
    const original = { text: 'حبال القنب', language: 'AR' } as const;
    const markup = screen({ text: 'Hemp rope', language: 'EN', isTranslated: true, original });
    expect(markup).toContain('Hemp rope');
    expect(markup).toContain('common.machineTranslated');
    expect(markup).not.toContain(stored);
  });

  test('mark the language and direction of a name that is not in the reader’s', () => {
    expect(screen({ text: 'حبال القنب', language: 'AR' })).toMatch(
      /<[^>]*(?:lang="ar"[^>]*dir="rtl"|dir="rtl"[^>]*lang="ar")[^>]*>(?:<a[^>]*>)?حبال القنب/,
    );
  });
});
