import { describe, expect, test } from 'vitest';
import { stateOf as companyState } from '../../../src/account/company/state.ts';
import { historyDetail, historyKind } from '../../../src/account/plan/history.ts';
import { planState } from '../../../src/account/shared/gate/plan-state.ts';
import { requestStateOf } from '../../../contract/request/rules.ts';
import { splitPhone } from '../../../src/account/shared/fields/phone.ts';
import { joinPhone } from '../../../src/ui/field/phone-digits.ts';
import { middleArea, zoomRoom } from '../../../src/account/shared/fields/picture.ts';
import { remainingText, splitRemaining } from '../../../src/account/shared/data/remaining.ts';
import { countdownText } from '../../../src/i18n/countdown.ts';

const codes = [
  { id: 'tr', dialCode: '+90' },
  { id: 'us', dialCode: '+1' },
  { id: 'ca', dialCode: '+1' },
  { id: 'jm', dialCode: '+1876' },
];

describe('phones', () => {
  test('are split by the longest dial code, and by the preferred country where two share one', () => {
    expect(splitPhone('+905322140718', codes, null)).toEqual({ country: 'tr', digits: '5322140718' });
    expect(splitPhone('+18765550100', codes, null)).toEqual({ country: 'jm', digits: '5550100' });
    expect(splitPhone('+14165550100', codes, 'ca')).toEqual({ country: 'ca', digits: '4165550100' });
    expect(splitPhone('', codes, null)).toEqual({ country: 'tr', digits: '' });
    expect(splitPhone('+99912345678', codes, 'tr')).toEqual({ country: null, digits: '99912345678' });
  });

  test('are joined again, and omitted when they are too short', () => {
    expect(joinPhone({ country: 'tr', digits: '5322140718' }, codes)).toBe('+905322140718');
    expect(joinPhone({ country: 'tr', digits: '12345' }, codes)).toBe('');
    expect(joinPhone({ country: 'tr', digits: '123456' }, codes)).toBe('+90123456');
    expect(joinPhone({ country: 'us', digits: '1234567890123456789' }, codes)).toBe('+1123456789012345');
  });
});

describe('time left', () => {
  const day = 86_400_000;
  test('is shown in years, months of 30 days, days, hours and minutes', () => {
    expect(splitRemaining(365 * day + 31 * day + 2 * 3_600_000 + 90_000)).toEqual([
      { unit: 'year', count: 1 },
      { unit: 'month', count: 1 },
      { unit: 'day', count: 1 },
      { unit: 'hour', count: 2 },
      { unit: 'minute', count: 1 },
    ]);
    expect(splitRemaining(-5)).toEqual([]);
  });
  test('is never empty and uses the digits of the language', () => {
    expect(remainingText(0, 'en-US')).toBe('0 minutes');
    expect(remainingText(6 * day, 'ar-EG')).toContain('٦');
  });
  test('of a waiting time is counted in seconds', () => {
    expect([120_000, 61_001, 9_000, -1].map((ms) => countdownText(ms, 'en'))).toEqual(['2:00', '1:02', '0:09', '0:00']);
    expect(countdownText(61_001, 'ar')).toBe('١:٠٢');
  });
});

test('a picture is cropped around its middle to the given proportions', () => {
  expect(middleArea(800, 600, 500, 500)).toEqual({ x: 100, y: 0, width: 600, height: 600 });
  expect([
    zoomRoom({ width: 800, height: 600 }, { width: 500, height: 500 }),
    zoomRoom({ width: 499, height: 4000 }, { width: 500, height: 500 }),
  ]).toEqual([1.2, 0.998]);
  expect(middleArea(1800, 1400, 1800, 700)).toEqual({ x: 0, y: 350, width: 1800, height: 700 });
});

describe('states', () => {
  test('a company is shown as rejected in state 1 and 2 (docs/behaviour.md#approval-states)', () => {
    const at = (approveStatus: number, rejectReason: string | null) => companyState({ approveStatus, rejectReason });
    expect([at(1, null), at(2, null), at(3, 'old'), at(4, null), at(1, 'x'), at(2, 'x')]).toEqual([
      'incomplete',
      'ready',
      'pending',
      'approved',
      'rejected',
      'rejected',
    ]);
  });
  test('a request in state 1 is rejected (docs/behaviour.md#request-states)', () => {
    const at = (approveStatus: 1 | 2 | 3 | 4) =>
      requestStateOf({ approveStatus, isRejected: false, isPaused: false, isHidden: false, expiresAt: null }, 0);
    expect([at(1), at(2), at(3), at(4)]).toEqual(['rejected', 'ready', 'pending', 'approved']);
  });
  test('a plan is valid until it expires (docs/behaviour.md#plan)', () => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    const plan = { id: 'p', planName: 'Business', dtExpireDate: '2027-01-01T00:00:00Z', isExpired: false, businessRuleDto: [] };
    expect(planState({ user: null, creditPlan: null }, now)).toBe('none');
    expect(planState({ user: null, creditPlan: plan }, now)).toBe('ok');
    expect(planState({ user: null, creditPlan: { ...plan, dtExpireDate: '2026-11-20T00:00:00Z' } }, now)).toBe('expired');
    expect(planState({ user: null, creditPlan: { ...plan, isExpired: true } }, now)).toBe('expired');
  });
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
