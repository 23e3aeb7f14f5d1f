/** The console's screens, drawn from what the calls answer. */
import { describe, expect, test, vi } from 'vitest';
import type { DataOf } from '../../contract/call.ts';
import { getAuditLog } from '../../contract/moderation/audit-calls.ts';
import { getItem, getQueue } from '../../contract/moderation/calls.ts';
import { getConsolePeople } from '../../contract/moderation/role-calls.ts';
import { stubBrowser } from '../support/browser-globals.ts';

stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/', assign: () => undefined, pathname: '/' });
vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined });
const { draw } = await import('../support/screen.tsx');
const { keyOf, queryClient } = await import('../../src/account/shared/query.ts');
const { AuditLog } = await import('../../src/account/moderation/AuditLog.tsx');
const { Queues } = await import('../../src/account/moderation/Queues.tsx');
const { SecondFactor } = await import('../../src/account/moderation/SecondFactor.tsx');
const { Team } = await import('../../src/account/moderation/Team.tsx');

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
const counts = { company: 0, request: 0, phone: 0, contact: 2, report: 0, certificate: 0 };

describe('a queue', () => {
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
      owner: null,
      message: 'Where is my invoice?',
      report: null,
      history: [{ action: 'contact.reject', outcome: 'done', detail: '', actor: 'Elif', at }],
    };
    queryClient.setQueryData(keyOf(getItem, { query: { kind: 'contact', id: first } }), looked);
    return draw(<Queues consoleRole="moderator" search={{ kind: 'contact', claimed: 'free', id: first }} />);
  };

  test('shows the item with what stands twice, earlier decisions, and who works on the others', () => {
    const html = draws();
    for (const text of ['Where is my invoice?', 'Twin Mills', 'console.textTwins', 'Elif', 'Nadia', 'Deniz Aksoy'])
      expect(html).toContain(text);
  });

  test('leads to the next item within its filters, by link and by key', () => {
    const next = /<a[^>]*data-decision="next"[^>]*>/.exec(draws())?.[0] ?? '';
    expect(next).toContain(`/moderation?kind=contact&amp;claimed=free&amp;id=${second}`);
    expect(draws()).not.toContain('data-decision="previous"');
    for (const key of ['approve', 'reject', 'next', 'previous']) expect(draws()).toContain(`console.keys.${key}`);
  });
});

test('the audit log shows who did what, before and after, and leads on', () => {
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

test('the team is shown with roles and whether each is protected; a code is asked for before all of it', () => {
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
