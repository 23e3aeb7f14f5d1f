import { expect, test } from 'vitest';
import { historyDetail, historyKind } from '../../../src/account/plan/history.ts';
import { planState } from '../../../src/account/shared/gate/plan-state.ts';

test('a plan is valid until it expires (docs/behaviour.md#plan)', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const plan = { id: 'p', planName: 'Business', dtExpireDate: '2027-01-01T00:00:00Z', isExpired: false, businessRuleDto: [] };
  expect(planState({ user: null, creditPlan: null }, now)).toBe('none');
  expect(planState({ user: null, creditPlan: plan }, now)).toBe('ok');
  expect(planState({ user: null, creditPlan: { ...plan, dtExpireDate: '2026-11-20T00:00:00Z' } }, now)).toBe('expired');
  expect(planState({ user: null, creditPlan: { ...plan, isExpired: true } }, now)).toBe('expired');
});

test('a row of the credit history is labelled by its reason, otherwise by its kind', () => {
  expect(historyKind({ transActionEnum: 1, reason: 'contact' })).toBe('offer');
  expect(historyKind({ transActionEnum: 3, reason: 'refund' })).toBe('refund');
  expect(historyKind({ transActionEnum: 2, reason: 'invoice 12' })).toBe('buying');
  expect(historyKind({ transActionEnum: 4, reason: '' })).toBe('premium');
  expect(historyKind({ transActionEnum: 1, reason: 'adjustment' })).toBe('adjustment');
});

test('an adjustment shows its kind in words; every other row shows the stored text', () => {
  const words = (kind: string) => `<${kind}>`;
  expect(historyDetail({ reason: 'adjustment', detail: 'MISUSE' }, words)).toBe('<MISUSE>');
  expect(historyDetail({ reason: 'adjustment', detail: 'OF_ANOTHER_PROVIDER' }, words)).toBe('OF_ANOTHER_PROVIDER');
  expect(historyDetail({ reason: 'boost', detail: 'MISUSE' }, words)).toBe('MISUSE');
});
