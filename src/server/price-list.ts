/** The plans page in one language. Another provider's plans may lack the fields beyond the specification. */
import type { DataOf } from '../../contract/wire/call.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { features } from '../../contract/plan/features.ts';
import type { getCreditPlans, getCredits } from '../../contract/plan/calls.ts';
import type { CreditPack, CreditPlan, ServicePrice } from '../../contract/plan/schemas.ts';

/** Fields of our own API only. */
type Beyond = 'limits' | 'isRecommended' | 'isSalable';
type Answered<Whole, Part extends keyof Whole> = Omit<Whole, Part> & Partial<Pick<Whole, Part>>;
interface AnsweredPlans extends Answered<Omit<DataOf<typeof getCreditPlans>, 'creditPlans'>, 'servicePrices'> {
  creditPlans: readonly Answered<CreditPlan, Beyond>[];
}

export interface PriceList {
  sold: CreditPlan[];
  /** Whether this is the plan that a sign-up gets. */
  free: CreditPlan | undefined;
  all: CreditPlan[];
  /** Features for which every plan has a limit, so that they can be compared. */
  features: CreditPlan['limits'][number]['name'][];
  packs: CreditPack[];
  servicePrices: readonly ServicePrice[];
}

export function priceList(
  { creditPlans, servicePrices = [] }: AnsweredPlans,
  { credits }: DataOf<typeof getCredits>,
  language: ApiLanguage,
): PriceList {
  const all = creditPlans
    .filter((plan) => plan.language === language)
    .map((plan) => ({
      ...plan,
      limits: plan.limits ?? [],
      isRecommended: plan.isRecommended ?? false,
      isSalable: plan.isSalable ?? Number(plan.price) > 0,
    }));
  return {
    sold: all.filter(({ isSalable }) => isSalable),
    free: all.find(({ isSalable }) => !isSalable),
    all,
    features: features.filter((feature) => all.every(({ limits }) => limits.some(({ name }) => name === feature))),
    packs: credits.filter((pack) => pack.language === language),
    servicePrices,
  };
}
