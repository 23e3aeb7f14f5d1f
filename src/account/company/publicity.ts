import { approval } from '../../../contract/company/approval.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import type { CompanyValues } from './form/values.ts';

export type Publicity = 'none' | 'atOnce' | 'waits';

/** The fields that moderators review, in the form in which they would be stored. */
const isReviewNeeded = (company: OwnCompany, values: CompanyValues): boolean =>
  values.name.trim() !== company.name ||
  values.taxNumber.trim() !== company.taxpayerNumber ||
  values.taxOffice.trim() !== company.taxpayerOffice;

/**
 * Who sees a change after it is saved (docs/behaviour.md#approved-version): nobody else, everyone at once, or everyone after a review,
 * until which the approved version stays public. If an earlier change is under review, every later one waits with it.
 */
export function publicityOf(company: OwnCompany, values: CompanyValues): Publicity {
  if (!company.isPublic) return 'none';
  return company.approveStatus !== approval.approved || isReviewNeeded(company, values) ? 'waits' : 'atOnce';
}
