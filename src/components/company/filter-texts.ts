import type { companyFilters } from '../../../contract/company/filters.ts';
import type { Visitor } from '../../server/visitor.ts';
import { type FilterTexts, type PlaceNames, textsOfEveryList } from '../catalogue/filters.ts';

export const companyFilterTexts = (visitor: Visitor, names: PlaceNames, category: string): FilterTexts<typeof companyFilters> => ({
  ...textsOfEveryList(visitor, names, category),
  serviceType: {
    title: visitor.t('directory.facts.activity'),
    any: visitor.t('directory.anyActivity'),
    label: (activity) => visitor.t(`directory.activity.${activity}`),
  },
});
