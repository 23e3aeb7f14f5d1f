import { brokenTaxRule, taxKeyOf } from '../../contract/company/tax-number.ts';
import { countryCode, type Lookups } from '../lookup/lookups.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { CompanyRow } from './row.ts';

type Taxed = Pick<CompanyRow, 'taxpayer_number' | 'country_id'>;

/**
 * The tax number, normalized for comparison. An unchanged number is not validated again, since it may have been stored under older rules.
 * @throws Refusal BAD_INPUT for a number that breaks the rule of the company's country
 */
export function checkedTaxKey(company: Taxed, before: Taxed | null, lookups: Lookups, field: string): string | null {
  const { taxpayer_number: number, country_id } = company;
  const country = countryCode(lookups, country_id);
  const isSame = before !== null && before.taxpayer_number === number && before.country_id === country_id;
  if (!isSame && brokenTaxRule(number ?? '', country) !== null)
    throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID_TAX_NUMBER' } });
  return taxKeyOf(number, country);
}
