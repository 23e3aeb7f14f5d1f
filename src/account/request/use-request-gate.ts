import { unlimited, type Feature } from '../../../contract/plan/features.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
import type { Missing } from '../shared/gate/Gate.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useOwnCompanies } from '../shared/data/use-own-companies.ts';
import { useLacks } from '../shared/gate/use-lacks.ts';
import { offeredCompanies } from './offered-companies.ts';

/**
 * What the account lacks for a new request (docs/requirements.md#request-form-b-54). Missing credits are not an obstacle, because the
 * request can be stored before they are bought. A failed read blocks nothing.
 * @returns undefined while it is loading
 */
export function useRequestGate(): readonly Missing[] | undefined {
  const { t } = useTexts();
  const lacks = useLacks();
  const companies = useOwnCompanies();
  const usage = useCall(getUsageLimits, { query: { names: 'CreateRequest,RequestAdditionLimit' } });
  if (lacks === undefined || companies.isPending || usage.isPending) return undefined;
  const limitOf = (feature: Feature) => usage.data?.limits.find(({ name }) => name === feature);
  const room = limitOf('RequestAdditionLimit');
  const isLocked = limitOf('CreateRequest')?.limit === 0;
  const isFull = room !== undefined && room.limit !== unlimited && room.used >= room.limit;
  const hasPlan = lacks.every((code) => code === 'EMAIL_NOT_VERIFIED');
  const hasCompany = companies.data === undefined || offeredCompanies(companies.data.companies).length > 0;
  const hasSuspended = companies.data?.companies.some(({ isSuspended }) => isSuspended === true) === true;
  return [
    ...lacks.map((code) => ({ code })),
    // Without a plan every limit is 0 (docs/behaviour.md#plan).
    ...(hasPlan && (isLocked || isFull)
      ? [{ code: 'LIMIT_REACHED' as const, text: t(isLocked ? 'form.gate.notIncluded' : 'form.gate.noRoom') }]
      : []),
    ...(hasCompany
      ? []
      : hasSuspended
        ? [{ code: 'COMPANY_SUSPENDED' as const }]
        : [{ code: 'COMPANY_NOT_APPROVED' as const, text: `${t('request.form.noApprovedCompany')}. ${t('form.gate.noCompany')}` }]),
  ];
}
