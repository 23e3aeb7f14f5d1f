/** The list of sessions in the settings, rendered from the answer of the call. */
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getSessions } from '../../../contract/session/calls.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { textsOf } from '../../support/browser/texts.ts';

stubBrowser();
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { TextsProvider } = await import('../../../src/account/shared/texts.tsx');
const { Sessions } = await import('../../../src/account/user/Sessions.tsx');

const session = {
  id: 'a'.repeat(24),
  device: 'Firefox, Linux',
  country: 'TR',
  client: 'web',
  dtCreatedAt: '2026-11-01T10:00:00.000Z',
  dtLastUsed: '2026-11-20T10:00:00.000Z',
  isCurrent: true,
} as const;
const sessions: DataOf<typeof getSessions>['sessions'] = [
  { ...session, id: 'c'.repeat(24), device: 'Safari, iOS', country: '', isCurrent: false },
  { ...session, id: 'b'.repeat(24), device: 'Chrome, Windows', country: 'BR', isCurrent: false },
  session,
];

/** The device of each session, and the parts of the line below. */
function rowsIn(language: 'en' | 'ar'): string[][] {
  queryClient.setQueryData(keyOf(getSessions), { sessions });
  const html = renderToStaticMarkup(
    <TextsProvider t={textsOf(language)} language={language}>
      <QueryClientProvider client={queryClient}>
        <Sessions />
      </QueryClientProvider>
    </TextsProvider>,
  ).replaceAll(/[\u2066-\u2069]/g, '');
  return [...html.matchAll(/<strong[^>]*>([^<]*)<.*?<p class="text-xs soft">([^<]*)<\/p>/g)].map(([, device = '', about = '']) => [
    device,
    ...about.split(' · '),
  ]);
}

test.each([
  ['en', ['Firefox on Linux', 'Türkiye'], ['Safari on iOS'], ['Chrome on Windows', 'Brazil']],
  ['ar', ['Firefox على Linux', 'تركيا'], ['Safari على iOS'], ['Chrome على Windows', 'البرازيل']],
] as const)('each session has its country in the reader’s language, and none where it is unknown (%s)', (language, ...expected) => {
  // The last two parts of each are the times.
  expect(rowsIn(language).map((row) => row.slice(0, -2))).toEqual(expected);
});
