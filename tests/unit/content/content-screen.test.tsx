/** The console's list of content, rendered from the answers of calls. */
import { expect, test } from 'vitest';
import type { DataOf } from '../../../contract/wire/call.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { getContents } from '../../../contract/publishing/calls.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { Content } = await import('../../../src/account/moderation/content/Content.tsx');

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minuteMs).toISOString();
const entry = { kind: 'news', parent: null, version: 2, live: null, due: null, dtDueAt: null, dtChangedAt: null } as const;
const draws = (entries: DataOf<typeof getContents>['entries'], consoleRole: 'editor' | 'administrator'): string => {
  queryClient.setQueryData(keyOf(getContents, { query: { kind: 'news' } }), { entries, next: null });
  return draw(<Content consoleRole={consoleRole} search={{}} />);
};

test('the list shows each entry as public, draft, scheduled, or late because it could not be published', () => {
  const statesOf = (given: Partial<DataOf<typeof getContents>['entries'][number]>): string[] =>
    [...draws([{ ...entry, id: 'a', key: 'a', titles: { EN: 'Quay' }, ...given }], 'editor').matchAll(/publishing\.state\.(\w+)/g)].map(
      ([, state = '']) => state,
    );
  expect(statesOf({ live: 2 })).toEqual(['public']);
  expect(statesOf({ live: 1 })).toEqual(['public', 'draft']);
  expect(statesOf({})).toEqual(['draft']);
  expect(statesOf({ due: 2, dtDueAt: inMinutes(5) })).toEqual(['due']);
  expect(statesOf({ due: 2, dtDueAt: inMinutes(-1) })).toEqual(['due']);
  expect(statesOf({ due: 1, dtDueAt: inMinutes(-10) })).toEqual(['late', 'draft']);
});

test('an entry is named in its first language, and editors are not offered prices', () => {
  const html = draws([{ ...entry, id: 'a', key: 'a', titles: { TR: 'Liman' } }], 'editor');
  expect(html).toContain('Liman');
  expect(html).not.toContain('publishing.kind.plan');
  expect(draws([], 'administrator')).toContain('publishing.kind.plan');
});
