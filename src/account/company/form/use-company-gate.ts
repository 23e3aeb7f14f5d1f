import { companiesMax, unlimited } from '../../../../contract/plan/features.ts';
import { getUsageLimits } from '../../../../contract/user/calls.ts';
import type { Missing } from '../../shared/gate/Gate.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useOwnCompanies } from '../../shared/data/use-own-companies.ts';
import { useLacks } from '../../shared/gate/use-lacks.ts';

/**
 * What the account lacks for a new company (docs/requirements.md#company-form-b-52). A failed read blocks nothing.
 * @returns undefined while it is loading
 */
export function useCompanyGate(): readonly Missing[] | undefined {
  const { t, number } = useTexts();
  const lacks = useLacks();
  const companies = useOwnCompanies();
  const usage = useCall(getUsageLimits, { query: { names: 'CreateCompany' } });
  if (lacks === undefined || companies.isPending || usage.isPending) return undefined;
  const count = companies.data?.companies.filter(({ isUserCompany }) => !isUserCompany).length ?? 0;
  const allowed = usage.data?.limits[0]?.limit ?? unlimited;
  const full = { code: 'COMPANY_LIMIT_REACHED' as const };
  if (count >= companiesMax) return [{ ...full, text: t('company.limitReached', { limit: number(companiesMax) }), isFinal: true }];
  // Without a plan every limit is 0 (docs/behaviour.md#plan).
  const isFull = lacks.every((code) => code === 'EMAIL_NOT_VERIFIED') && allowed !== unlimited && count >= allowed;
  return [...lacks.map((code) => ({ code })), ...(isFull ? [{ ...full, text: t('form.gate.companies', { limit: number(allowed) }) }] : [])];
}
