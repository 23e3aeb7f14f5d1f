import { dayMs } from '../../contract/limits.ts';
import { type Feature, featureId } from '../../contract/plan/features.ts';
import type { DemoUser } from '../../demo/types.ts';
import { planTimes } from './accounts.ts';
import { type Demo, demoId } from './demo.ts';
import type { Lookups } from './lookups.ts';
import type { Row } from './rows.ts';

/** Ages of the objects that count against a limit of a plan. */
const agesOf: Partial<Record<Feature, (demo: Demo, companies: ReadonlySet<string>) => number[]>> = {
  ProductAdditionLimit: (demo, companies) =>
    demo.products.filter(({ company }) => companies.has(company)).map(({ createdDaysAgo }) => createdDaysAgo * dayMs),
  RequestAdditionLimit: (demo, companies) => demo.requests.filter(({ company }) => companies.has(company)).map(({ ageMs }) => ageMs),
};

/** What demo accounts have used of their plans so far (docs/behaviour.md#plan). */
export const quotaRows = (demo: Demo, lookups: Lookups, now: number): Row[] =>
  demo.users.flatMap((user: DemoUser) => {
    const { plan } = user;
    if (plan === null) return [];
    const { startedAt } = planTimes(user, now);
    const companies = new Set(demo.companies.filter(({ owner }) => owner === user.key).map(({ key }) => key));
    return Object.entries(agesOf).flatMap(([name, ages]) => {
      const feature = featureId(name as Feature);
      const used = ages(demo, companies).filter((age) => now - age >= startedAt).length;
      if (used === 0) return [];
      return {
        table: 'usage_counter',
        values: {
          user_id: demoId('user', user.key),
          feature,
          period_started_at: startedAt,
          used,
          limit_number: lookups.planRule(plan, feature),
        },
      };
    });
  });
