import { approval } from '../../contract/company/approval.ts';
import { trafficDays } from '../../contract/dashboard/limits.ts';
import type { DemoCompany } from '../../demo/types.ts';
import { demoId } from './demo.ts';
import type { Row } from './rows.ts';
import { dayOf } from '../../api/platform/clock.ts';

/** Total views of a company's page; none if the company was never public. */
export const viewsOf = (company: DemoCompany): number =>
  company.approveStatus === approval.approved ? 40 + ((company.createdDaysAgo * 37 + company.name.length * 53) % 2400) : 0;

/** Accounts whose dashboard is shown in the demo. */
const owners = ['owner', 'buyer'];
/** Fewer at weekends; the sum is at most the number of views. */
const weights = [1.2, 0.9, 1.1, 1.4, 1, 0.5, 0.4];

/** Daily views of the last weeks for the companies of these accounts. Contacts are counted from their chats. */
export function dayRows(companies: readonly DemoCompany[], now: number): Row[] {
  const today = dayOf(now);
  const days = Array.from({ length: trafficDays }, (_, index) => today - index);
  return [
    ...companies
      .filter(({ owner, approveStatus }) => owners.includes(owner) && approveStatus === approval.approved)
      .flatMap((company) =>
        days
          .filter((day) => today - day < company.createdDaysAgo)
          .map((day) => ({
            table: 'company_day',
            values: {
              company_id: demoId('company', company.key),
              day,
              views: Math.round((viewsOf(company) / (2 * trafficDays)) * (weights[day % weights.length] ?? 1)),
            },
          })),
      ),
    { table: 'company_day_start', values: { day: today - trafficDays } },
  ];
}
