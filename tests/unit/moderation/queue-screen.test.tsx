/** The console's screens, rendered from the answers of calls. */
import { describe, expect, test } from 'vitest';
import type { DataOf } from '../../../contract/wire/call.ts';
import { getAuditLog, getConsolePeople } from '../../../contract/moderation/console-calls.ts';
import { getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { listPageSize } from '../../../contract/limits.ts';
import { getOrders } from '../../../contract/payment/calls.ts';
import type { PaymentOrder } from '../../../contract/payment/schemas.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { AuditLog } = await import('../../../src/account/moderation/system/AuditLog.tsx');
const { Orders } = await import('../../../src/account/moderation/orders/Orders.tsx');
const { Queues } = await import('../../../src/account/moderation/queue/Queues.tsx');
const { SecondFactor } = await import('../../../src/account/moderation/team/SecondFactor.tsx');
const { Team } = await import('../../../src/account/moderation/team/Team.tsx');

const [first, second] = ['a'.repeat(24), 'b'.repeat(24)];
const at = '2026-11-20T10:00:00.000Z';
const claim = { by: 'Deniz Aksoy', isOwn: false, dtUntil: at };
const item = {
  id: first,
  kind: 'contact',
  version: 1,
  title: 'Lale',
  subtitle: 'lale@x.test',
  country: '',
  dtSentAt: at,
  claim: null,
} as const;
const counts = { company: 0, request: 0, product: 0, phone: 0, contact: 2, report: 0, notice: 0, appeal: 0, proposal: 0, certificate: 0 };

describe('a moderation queue', () => {
  const draws = (): string => {
    const queue: DataOf<typeof getQueue> = { items: [item, { ...item, id: second, title: 'Nadia', claim }], counts };
    queryClient.setQueryData(keyOf(getQueue, { query: { kind: 'contact', claimed: 'free' } }), queue);
    const looked: DataOf<typeof getItem> = {
      item,
      company: null,
      certificate: null,
      taxTwins: [],
      textTwins: [{ id: second, name: 'Twin Mills', ownerName: 'Mira' }],
      request: null,
      product: null,
      owner: null,
      message: 'Where is my invoice?',
      report: null,
      notice: null,
      appeal: null,
      proposal: null,
      history: [{ action: 'contact.reject', outcome: 'done', detail: '', actor: 'Elif', at }],
    };
    queryClient.setQueryData(keyOf(getItem, { query: { kind: 'contact', id: first } }), looked);
    return draw(<Queues consoleRole="moderator" search={{ kind: 'contact', claimed: 'free', id: first }} />);
  };

  test('shows the item with duplicates, earlier decisions, and who works on the others', () => {
    const html = draws();
    for (const text of ['Where is my invoice?', 'Twin Mills', 'console.textTwins', 'Elif', 'Nadia', 'Deniz Aksoy'])
      expect(html).toContain(text);
  });

  test('marks items whose public texts have bank details, in the list and above the item', () => {
    const waiting = { ...item, kind: 'company', hasBankDetails: true } as const;
    const shownHtml = (item: DataOf<typeof getItem>['item']): string => {
      queryClient.setQueryData(keyOf(getQueue, { query: { kind: 'company' } }), { items: [item], counts });
      const looked = {
        company: null,
        certificate: null,
        taxTwins: [],
        request: null,
        product: null,
        owner: null,
        message: null,
        report: null,
        notice: null,
        appeal: null,
        proposal: null,
        history: [],
      };
      queryClient.setQueryData(keyOf(getItem, { query: { kind: 'company', id: first } }), { item, ...looked });
      return draw(<Queues consoleRole="moderator" search={{ kind: 'company', id: first }} />);
    };
    expect(shownHtml(waiting).split('console.queue.bankDetails')).toHaveLength(4);
    expect(shownHtml({ ...waiting, hasBankDetails: false })).not.toContain('console.queue.bankDetails');
  });

  test('leads to the next item within its filters, by link and by key', () => {
    const next = /<a[^>]*data-decision="next"[^>]*>/.exec(draws())?.[0] ?? '';
    expect(next).toContain(`/moderation?kind=contact&amp;claimed=free&amp;id=${second}`);
    expect(draws()).not.toContain('data-decision="previous"');
    for (const key of ['approve', 'reject', 'next', 'previous']) expect(draws()).toContain(`console.keys.${key}`);
  });
});

test('a queue says how many own items wait for a colleague, and that there are none', () => {
  const shown = (hasColleague: boolean): string => {
    const queue: DataOf<typeof getQueue> = { items: [item], counts, own: { counts: { ...counts, contact: 3 }, hasColleague } };
    queryClient.setQueryData(keyOf(getQueue, { query: { kind: 'contact' } }), queue);
    return draw(<Queues consoleRole="moderator" search={{ kind: 'contact' }} />);
  };
  expect(shown(false)).toContain('console.queue.own');
  expect(shown(false)).toContain('console.queue.alone');
  expect(shown(true)).not.toContain('console.queue.alone');
});

test('a payment of the own account has no button, and a refunded one shows what was spent', () => {
  const order: PaymentOrder = {
    id: first,
    type: 'credit',
    itemId: '',
    name: '',
    credits: 100,
    amount: '12.00',
    tax: '0.00',
    taxPercent: 0,
    currency: 'USD',
    cardLast4: '0008',
    dtRefundedAt: null,
    state: 'fulfilled',
    paymentStatus: 1,
    userName: 'Lale',
    email: 'lale@x.test',
    cardProvider: 'Sandbox',
    receiptNumber: null,
    dtCreatedAt: at,
    creditsTakenBack: null,
  };
  const shown = (change: Partial<PaymentOrder>): string => {
    const page: DataOf<typeof getOrders> = { orders: [{ ...order, ...change }], count: 1 };
    queryClient.setQueryData(keyOf(getOrders, { body: { page: 0, size: listPageSize } }), page);
    return draw(<Orders />);
  };
  expect(shown({})).toContain('moderation.orders.refund');
  expect(shown({ isOwn: true })).toContain('errors.OWN_ACCOUNT');
  expect(shown({ isOwn: true })).not.toContain('<button class="button button--danger');
  expect(shown({ dtRefundedAt: at, creditsTakenBack: 40 })).toContain('moderation.orders.takenBackOf');
  expect(shown({ dtRefundedAt: at, creditsTakenBack: 100 })).not.toContain('moderation.orders.takenBackOf');
});

test('the audit log shows who did what, with values before and after and links', () => {
  const entry = {
    id: first,
    at,
    actor: 'Deniz Aksoy',
    actorId: first,
    action: 'role.set',
    targetType: 'user',
    targetId: second,
    outcome: 'done',
    detail: '',
  };
  const page: DataOf<typeof getAuditLog> = {
    entries: [{ ...entry, before: '{"role":"editor"}', after: '{"role":"moderator"}' }],
    next: `1-${first}`,
  };
  queryClient.setQueryData(keyOf(getAuditLog, { query: { action: 'role.set' } }), page);
  const html = draw(<AuditLog consoleRole="administrator" search={{ section: 'audit', action: 'role.set' }} />);
  for (const text of ['Deniz Aksoy', 'role.set', 'editor', 'moderator', 'console.audit.older', 'console.audit.clear'])
    expect(html).toContain(text);
});

test('the team is shown with roles and second factors; a code is required before any of it', () => {
  const person = {
    userId: first,
    fullName: 'Mira Osman',
    email: 'mira@x.test',
    role: 'editor',
    hasSecondFactor: false,
    dtCreatedAt: at,
  } as const;
  queryClient.setQueryData(keyOf(getConsolePeople), { people: [person] });
  const html = draw(<Team />);
  for (const text of ['Mira Osman', 'console.role.editor', 'console.team.notProtected']) expect(html).toContain(text);
  expect(draw(<SecondFactor isSet />)).toContain('one-time-code');
});
