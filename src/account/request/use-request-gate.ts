import { unlimited, type Feature } from '../../../contract/limits.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
import type { Missing } from '../shared/gate/Gate.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useOwnCompanies } from '../shared/data/use-own-companies.ts';
import { useStanding } from '../shared/gate/use-standing.ts';
import { offeredCompanies } from './offered-companies.ts';

/**
 * What a new request lacks (docs/requirements.md#request-form-b-54); credits are no gate: what is written may wait for them. What can not be read closes
 * nothing.
 * @returns undefined while it is asked
 */
export function useRequestGate(): readonly Missing[] | undefined {
  const { t } = useTexts();
  const standing = useStanding();
  const companies = useOwnCompanies();
  const usage = useCall(getUsageLimits, { query: { names: 'CreateRequest,RequestAdditionLimit' } });
  if (standing === undefined || companies.isPending || usage.isPending) return undefined;
  const limitOf = (feature: Feature) => usage.data?.limits.find(({ name }) => name === feature);
  const room = limitOf('RequestAdditionLimit');
  const isLocked = limitOf('CreateRequest')?.limit === 0;
  const isFull = room !== undefined && room.limit !== unlimited && room.used >= room.limit;
  const hasPlan = standing.every((code) => code === 'EMAIL_NOT_VERIFIED');
  const hasCompany = companies.data === undefined || offeredCompanies(companies.data.companies).length > 0;
  const hasSuspended = companies.data?.companies.some(({ isSuspended }) => isSuspended === true) === true;
  return [
    ...standing.map((code) => ({ code })),
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
