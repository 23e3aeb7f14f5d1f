import type { companyFilters } from '../../../contract/company/filters.ts';
import type { Visitor } from '../../server/visitor.ts';
import { type FilterTexts, textsOfEveryList } from '../catalogue/filter-texts.ts';

export const companyFilterTexts = async (visitor: Visitor, category: string): Promise<FilterTexts<typeof companyFilters>> => ({
  ...(await textsOfEveryList(visitor, category)),
  serviceType: {
    title: visitor.t('directory.facts.activity'),
    any: visitor.t('directory.anyActivity'),
    label: (activity) => visitor.t(`directory.activity.${activity}`),
  },
});
