/** The cache tags that decide which queries of the business area a call invalidates. */
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { getAccesibleChats, getChat } from '../../../contract/chat/calls.ts';
import { getUserCompanies } from '../../../contract/company/calls.ts';
import { editPassword } from '../../../contract/auth/calls.ts';
import { getCountries } from '../../../contract/lookup/calls.ts';
import { getUserProducts } from '../../../contract/product/calls.ts';
import { getUserAllRequestCards } from '../../../contract/request/calls.ts';
import { getSubUsers } from '../../../contract/staff/calls.ts';
import { getSecondFactor, getTrustedBrowsers } from '../../../contract/second-factor/calls.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { invalidate, keyOf, queryClient, useCall } = await import('../../../src/account/shared/data/query.ts');

const readers = {
  company: getUserCompanies,
  request: getUserAllRequestCards,
  product: getUserProducts,
  user: getUserTransActions,
  staff: getSubUsers,
  chat: getAccesibleChats,
  message: getChat,
} as const;
const all: readonly CallDefinition[] = [...Object.values(readers), getCountries];

function Reader({ definition }: { definition: CallDefinition }) {
  useCall(definition);
  return null;
}

/** Other calls that depend on the tag: whether the next message of a chat can be paid for. */
const alsoSent: Partial<Record<string, string[]>> = { user: [getChat.name] };

afterEach(() => queryClient.clear());

test.each(Object.entries(readers))('a change of %s invalidates the queries that show it, and no others', async (tag, reader) => {
  for (const definition of all) {
    queryClient.setQueryData(keyOf(definition), {});
    renderToString(
      <QueryClientProvider client={queryClient}>
        <Reader definition={definition} />
      </QueryClientProvider>,
    );
  }
  await invalidate([tag as keyof typeof readers]);
  const stale = all.filter((definition) => queryClient.getQueryState(keyOf(definition))?.isInvalidated);
  expect(stale.map(({ name }) => name)).toEqual([reader.name, ...(alsoSent[tag] ?? [])]);
});

test.each([getSecondFactor, getTrustedBrowsers])('a new password ends what $name shows, so that it is read again', ({ reads }) => {
  expect(editPassword.changes.some((tag) => reads.some((read) => read === tag))).toBe(true);
});
