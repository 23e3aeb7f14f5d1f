/** What the dashboard derives from its figures and steps. */
import { expect, test } from 'vitest';

import { pageOf, site } from '../../../contract/site/index.ts';
import { onboardingSteps } from '../../../contract/dashboard/calls.ts';
import type { TrafficDay } from '../../../contract/dashboard/schemas.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { countedFrom, totalOf } = await import('../../../src/account/dashboard/traffic.ts');
const { stepPath } = await import('../../../src/account/dashboard/Steps.tsx');

const days = (...views: (number | null)[]): TrafficDay[] =>
  views.map((each, index) => ({ day: `2026-11-0${index + 1}`, views: each, contacts: 1 }));

test('a total covers the days with data, and is unknown without one', () => {
  expect([totalOf(days(null, 0, 3), 'views'), totalOf(days(0, 0), 'views'), totalOf(days(null, null), 'views')]).toEqual([3, 0, null]);
  expect(totalOf(days(null, null), 'contacts')).toBe(2);
});

test('the first day of counting is shown if it is within the period', () => {
  expect([countedFrom(days(null, 2, 3)), countedFrom(days(1, 2)), countedFrom(days(null, null))]).toEqual(['2026-11-02', null, null]);
});

test('every step links to a page of the account, with a company and without', () => {
  for (const company of [null, { id: '0123456789abcdef01234567', approveStatus: 1 }])
    for (const step of onboardingSteps) expect([step, pageOf(stepPath(step, company))?.shell]).toEqual([step, 'account']);
  expect(stepPath('company', null)).toBe(site.addCompany.path);
});
