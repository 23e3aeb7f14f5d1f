/** Owners under review read how long others waited, and a preview shows each new version at once. */
import type * as react from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getReviewTimes } from '../../../contract/analytics/review-time-calls.ts';
import { approval } from '../../../contract/company/approval.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { getUserAllRequestCards } from '../../../contract/request/calls.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

/** The effects of the last rendering; each ref contains the form and its field. */
const rendered = vi.hoisted(() => ({
  effects: [] as { run: () => unknown; on: readonly unknown[] | undefined }[],
  element: { value: '', submit: (): void => undefined },
}));
vi.mock('react', async (original) => ({
  ...(await original<typeof react>()),
  useEffect: (run: () => unknown, on?: readonly unknown[]) => void rendered.effects.push({ run, on }),
  useRef: (initial: unknown) => ({ current: initial ?? rendered.element }),
}));
vi.mock('../../../src/ui/dialog/Dialog.tsx', () => ({ Dialog: ({ children }: { children: react.ReactNode }) => children }));
vi.mock('../../../src/account/shared/PageHead.tsx', () => ({ PageHead: () => null }));
vi.mock('../../../src/account/request/list/RequestRow.tsx', () => ({ RequestRow: () => 'row' }));
vi.mock('../../../src/account/request/list/RequestFilters.tsx', () => ({ RequestFilters: () => null }));

stubPage();
const { accepted, draw, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { CompanyPreview } = await import('../../../src/account/company/CompanyPreview.tsx');
const { StateNote } = await import('../../../src/account/company/StateNote.tsx');
const { listInput, readListQuery } = await import('../../../src/account/request/list/list-query.ts');
const { default: RequestsPage } = await import('../../../src/account/request/list/RequestsPage.tsx');
// Loaded in advance, so that screens show it in their first rendering.
await import('../../../src/account/shared/gate/ReviewTime.tsx');

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
  serveWrites();
});
afterEach(() => queryClient.clear());

const waiting = { id: 'c'.repeat(24), version: 1, approveStatus: approval.pending, isPublic: false } as OwnCompany;

describe('an owner who waits for a review', () => {
  /** The texts about reviews of a screen, whose part is loaded by the first drawing. */
  async function textsOf(screen: react.ReactElement, times: object): Promise<string[]> {
    queryClient.setQueryData(keyOf(getReviewTimes), times as never);
    draw(screen);
    await settle();
    return draw(screen).match(/account\.reviewTime\w*/g) ?? [];
  }
  const times = { median: 90, ninetieth: 600 };

  test('of a company reads how long recent ones took, and nothing while there are too few', async () => {
    const note = <StateNote company={waiting} isComplete />;
    expect(await textsOf(note, { company: times, request: null })).toEqual(['account.reviewTime']);
    expect(await textsOf(note, { company: { median: 90, ninetieth: 90 }, request: null })).toEqual(['account.reviewTimeMost']);
    expect(await textsOf(note, { company: null, request: times })).toEqual([]);
    const approved = <StateNote company={{ ...waiting, approveStatus: approval.approved }} isComplete />;
    expect(await textsOf(approved, { company: times, request: null })).toEqual([]);
  });

  test('of a request reads it below the list, as long as one of them waits', async () => {
    const listOf = (state: string) => {
      queryClient.setQueryData(keyOf(getUserAllRequestCards, listInput(readListQuery({}))), {
        requests: [{ id: 'r', state }],
        count: 1,
        totalIsCapped: false,
      } as never);
      return textsOf(<RequestsPage search={{}} />, { company: null, request: times });
    };
    expect([await listOf('pending'), await listOf('ready')]).toEqual([['account.reviewTime'], []]);
  });
});

test('a preview is requested again for a new version, and not before', async () => {
  const submit = vi.spyOn(rendered.element, 'submit');
  serveWrites(() => accepted({ company: waiting }));
  let known: unknown;
  /** Draws the preview, and runs its effect as React would: if what it depends on has changed. */
  const show = async (version: number): Promise<number> => {
    rendered.effects = [];
    draw(<CompanyPreview company={{ ...waiting, version }} onClose={() => undefined} />);
    const effect = rendered.effects.find(({ on }) => on?.includes(waiting.id)) ?? expect.fail();
    if (JSON.stringify(effect.on) !== known) effect.run();
    known = JSON.stringify(effect.on);
    await settle();
    return submit.mock.calls.length;
  };
  expect([await show(1), await show(1), await show(2)]).toEqual([1, 1, 2]);
});
