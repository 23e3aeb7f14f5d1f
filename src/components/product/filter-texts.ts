import type { productFilters } from '../../../contract/product/filters.ts';
import { hsChapterName } from '../../i18n/hs-chapters.ts';
import type { Visitor } from '../../server/visitor.ts';
import { type FilterTexts, type PlaceNames, textsOfEveryList } from '../catalogue/filters.ts';

export const productFilterTexts = (visitor: Visitor, names: PlaceNames, category: string): FilterTexts<typeof productFilters> => ({
  ...textsOfEveryList(visitor, names, category),
  hs: {
    title: visitor.t('search.filter.chapters'),
    label: (chapter) => `${chapter} ${hsChapterName(chapter, visitor.t)}`,
    // Chips show codes, because the names are long.
    offered: 8,
  },
});
