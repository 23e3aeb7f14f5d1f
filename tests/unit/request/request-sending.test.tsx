/** Questions before one’s own request is submitted: again after a rejection, and with a new day where its own has passed. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UseFormReturn } from 'react-hook-form';
import { dayMs, requestPublicMs } from '../../../contract/limits.ts';
import { addAndEditRequest, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { storedRequest } from '../../support/data/stored-request.ts';

const offered = vi.hoisted(() => ({ confirm: (): void => undefined, submit: (): unknown => undefined, form: null as unknown }));
vi.mock('../../../src/ui/dialog/ConfirmDialog.tsx', () => ({
  ConfirmDialog: ({ title, children, onConfirm }: { title: string; children: unknown; onConfirm: () => void }) => {
    offered.confirm = onConfirm;
    return [title, children];
  },
}));
vi.mock('../../../src/account/shared/FormDialog.tsx', () => ({
  FormDialog: ({ title, children, form, onSubmit }: { title: string; children: unknown[]; form: unknown; onSubmit: () => unknown }) => {
    Object.assign(offered, { form, submit: onSubmit });
    // The field is replaced, because it needs the context of a form.
    return [title, children[0]];
  },
}));

stubPage();
const { draw, drawHook, serveWrites, settle, accepted, refused } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { $toasts } = await import('../../../src/client/toasts.ts');
const { RenewText } = await import('../../../src/account/request/list/RenewText.tsx');
const { SendDialog } = await import('../../../src/account/request/sending/SendDialog.tsx');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');

const id = 'a'.repeat(24);
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const rejectReason = JSON.stringify({
  reasons: ['NAME_MISLEADING'],
  note: 'Name the count.',
  faults: [{ reason: 'NAME_MISLEADING', field: 'name' }],
});
const rejected = storedRequest({ approveStatus: 1, state: 'rejected', rejectReason });
const ended = storedRequest({ approveStatus: 4, state: 'expired' });
const noop = (): void => undefined;
const goodToasts = (): string[] => $toasts.get().flatMap(({ tone, text }) => (tone === 'good' ? [text] : []));
interface Typed {
  validUntil: string;
}
const form = (): UseFormReturn<Typed> => offered.form as UseFormReturn<Typed>;
/** As if it had been typed: a form that no browser shows keeps its beginning only. */
const type = (validUntil: string): void => form().reset({ validUntil });

beforeEach(() => {
  $toasts.set([]);
  updateCredentials(credentialsOf());
  settleRefresh();
});

test('a rejected request is submitted again unchanged, after its reasons, its fields and a confirmation', async () => {
  const sentBy = serveWrites();
  const html = draw(<SendDialog request={rejected} sending="resend" isPast={false} onClose={noop} />);
  for (const words of ['request.form.resend.ask', 'moderation.reasonSentence', 'Name the count.', 'request.form.resend.text'])
    expect(html).toContain(words);
  expect(sentBy(sendToApproveOfRequest)).toEqual([]);
  offered.confirm();
  await settle();
  expect(sentBy(sendToApproveOfRequest).map(({ query }) => query)).toEqual([{ requestId: id }]);
  expect(goodToasts()).toEqual(['request.form.sent']);
});

test('the form of a rejected request stores and submits nothing before the confirmation, and saves without it', async () => {
  const sentBy = serveWrites(() => accepted({ request: rejected, inCredit: 1 }));
  const { submit } = drawHook(() => useRequestForm(rejected, undefined));
  await submit(true);
  await settle();
  expect(sentBy(addAndEditRequest)).toEqual([]);
  await submit(false);
  await settle();
  expect(sentBy(addAndEditRequest)).toHaveLength(1);
});

describe('a request whose own last day has passed', () => {
  const past = { ...ended, factsInput: { validUntil: dayIn(-3) } };
  const open = (request: OwnRequest = past): string => draw(<SendDialog request={request} sending="renew" isPast onClose={noop} />);

  test('is renewed with another day, within its bounds', async () => {
    const sentBy = serveWrites();
    expect(open()).toContain('request.form.renew.textPast');
    for (const [day, fault] of [
      ['', 'datePast'],
      [dayIn(-1), 'datePast'],
      [dayIn(requestPublicMs / dayMs + 1), 'dateTooFar'],
    ] as const) {
      type(day);
      await offered.submit();
      expect(form().getFieldState('validUntil').error?.message).toBe(`tradeForm.check.${fault}`);
    }
    expect(sentBy(sendToApproveOfRequest)).toEqual([]);
    type(dayIn(12));
    await offered.submit();
    await settle();
    expect(sentBy(sendToApproveOfRequest).map(({ query }) => query)).toEqual([{ requestId: id, validUntil: dayIn(12) }]);
    expect(goodToasts()).toEqual(['request.form.sent']);
  });

  test('shows a fault at the day that the API refuses', async () => {
    serveWrites(() =>
      Response.json({ success: false, code: 'BAD_INPUT', message: '', errors: { validUntil: 'DATE_PAST' } }, { status: 400 }),
    );
    open();
    type(dayIn(1));
    await offered.submit();
    expect(form().getFieldState('validUntil').error?.message).toBe('errors.fields.DATE_PAST');
  });

  test('requires a new day after a rejection and before its first submission too', () => {
    const html = draw(
      <SendDialog request={{ ...rejected, factsInput: { validUntil: dayIn(-1) } }} sending="resend" isPast onClose={noop} />,
    );
    for (const words of ['request.form.resend.ask', 'Name the count.', 'request.form.dayPast']) expect(html).toContain(words);
    const first = storedRequest({ factsInput: { validUntil: dayIn(-1) } });
    expect(draw(<SendDialog request={first} sending="send" isPast onClose={noop} />)).toContain('request.form.dayPast');
  });
});

test('renewal promises 60 days only if the own last day is not earlier', () => {
  const textOf = (validUntil?: string): string =>
    draw(<RenewText request={{ ...ended, ...(validUntil !== undefined && { factsInput: { validUntil } }) }} />);
  expect([textOf(), textOf(dayIn(5)), textOf(dayIn(-1))]).toEqual([
    'request.form.renew.text',
    'request.form.renew.textUntil',
    'request.form.renew.textPast',
  ]);
});

test('a refusal shows no success toast', async () => {
  serveWrites(() => refused(403, 'NOT_COMPLETE'));
  draw(<SendDialog request={ended} sending="renew" isPast={false} onClose={noop} />);
  offered.confirm();
  await settle();
  expect(goodToasts()).toEqual([]);
});
