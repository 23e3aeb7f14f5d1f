/** The console's section about the state of the marketplace, rendered from the answers of calls. */
import { expect, test } from 'vitest';
import type { DataOf } from '../../../contract/wire/call.ts';
import { getCounters, getSystem } from '../../../contract/system/calls.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { System } = await import('../../../src/account/moderation/system/System.tsx');
const { sectionsOf } = await import('../../../src/account/moderation/sections.ts');

const until = '2026-11-20T10:00:00.000Z';
const system: DataOf<typeof getSystem> = {
  isHealthy: false,
  parts: [
    { name: 'database', state: 'ok', ageSeconds: 0 },
    { name: 'media', state: 'down', ageSeconds: 4 },
    { name: 'outbox', state: 'late', ageSeconds: 600 },
    { name: 'scheduledRun', state: 'late', ageSeconds: null },
  ],
  unset: [{ setting: 'OPERATOR_PHONE', why: 'missing' }],
  payments: { document: 'receipt', series: 'KRV' },
  queues: [{ kind: 'contact', count: 2, oldestSeconds: 90_000 }],
  outbox: { due: 100, givenUp: 3 },
};
const counters: DataOf<typeof getCounters> = {
  dtFrom: '2026-11-20T09:00:00.000Z',
  dtUntil: until,
  groups: [{ name: 'chat', calls: 10, errors: 1, histogram: [9, 0, 0, 0, 0, 0, 1] }],
  minutes: [],
};

test('the section shows components that are down or late, missing settings, queues, and durations of calls', () => {
  queryClient.setQueryData(keyOf(getSystem), system);
  queryClient.setQueryData(keyOf(getCounters, { query: { until } }), counters);
  const html = draw(<System consoleRole="administrator" search={{ section: 'system', until }} />);
  for (const text of [
    'broken',
    'state.down',
    'state.late',
    'never',
    'dueSince',
    'why.missing',
    'document.receipt',
    'orMore',
    'oldest',
    'over',
    'latest',
    'earlier',
  ])
    expect(html).toContain(`console.system.${text}`);
  for (const text of ['OPERATOR_PHONE', 'moderation.kind.contact', '<code dir="ltr">chat</code>', '10 ms']) expect(html).toContain(text);
});

test('the section shows that everything works, without an empty list of settings', () => {
  queryClient.setQueryData(keyOf(getSystem), { ...system, isHealthy: true, unset: [], outbox: { due: 0, givenUp: 0 } });
  queryClient.setQueryData(keyOf(getCounters, { query: {} }), { ...counters, groups: [] });
  const html = draw(<System consoleRole="administrator" search={{ section: 'system' }} />);
  for (const text of ['healthy', 'noCalls']) expect(html).toContain(`console.system.${text}`);
  for (const text of ['unset', 'orMore', 'latest']) expect(html).not.toContain(`console.system.${text}"`);
  expect(html).not.toContain('console.system.unsetAbout');
});

test('only administrators see it', () => {
  expect(sectionsOf('administrator')).toContain('system');
  for (const role of ['moderator', 'editor'] as const) expect(sectionsOf(role)).not.toContain('system');
});
