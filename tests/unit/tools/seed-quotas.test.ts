/** The demo's accounts have the usage of their plans. */
import { expect, test } from 'vitest';
import { dayMs } from '../../../contract/limits.ts';
import { featureId } from '../../../contract/plan/features.ts';
import { chats, companies, products, requests, users } from '../../../demo/index.ts';
import { planTimes } from '../../../scripts/seed/accounts.ts';
import { demoId } from '../../../scripts/seed/demo.ts';
import type { Lookups } from '../../../scripts/seed/lookups.ts';
import { quotaRows } from '../../../scripts/seed/quotas.ts';

const now = Date.UTC(2026, 10, 22);
const lookups = { planRule: () => 150 } as unknown as Lookups;
const rows = quotaRows({ users, companies, products, requests, chats }, lookups, now).map(({ values }) => values);

test('products and requests since the start of the plan count, older ones do not', () => {
  const owner = users.find(({ key }) => key === 'owner');
  if (owner === undefined) throw new Error('no owner');
  const { startedAt } = planTimes(owner, now);
  const own = companies.filter((company) => company.owner === owner.key).map(({ key }) => key);
  const since = products.filter(({ company, createdDaysAgo }) => own.includes(company) && now - createdDaysAgo * dayMs >= startedAt).length;
  expect(since).toBeGreaterThan(0);
  expect(since).toBeLessThan(products.filter(({ company }) => own.includes(company)).length);
  const feature = featureId('ProductAdditionLimit');
  expect(rows.filter((row) => row['user_id'] === demoId('user', owner.key) && row['feature'] === feature)).toEqual([
    { user_id: demoId('user', owner.key), feature, period_started_at: startedAt, used: since, limit_number: 150 },
  ]);
  expect(rows.some((row) => row['feature'] === featureId('RequestAdditionLimit'))).toBe(true);
});

test('an account without a plan has no usage', () => {
  const without = users.filter(({ plan }) => plan === null).map(({ key }) => demoId('user', key));
  expect(without.length).toBeGreaterThan(0);
  expect(rows.filter((row) => without.includes(String(row['user_id'])))).toEqual([]);
});
