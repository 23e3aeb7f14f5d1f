import type { productFilters } from '../../../contract/product/filters.ts';
import { hsChapterName } from '../../i18n/hs-chapters.ts';
import type { Visitor } from '../../server/visitor.ts';
import { type FilterTexts, textsOfEveryList } from '../catalogue/filter-texts.ts';

export const productFilterTexts = async (visitor: Visitor, category: string): Promise<FilterTexts<typeof productFilters>> => ({
  ...(await textsOfEveryList(visitor, category)),
  hs: {
    title: visitor.t('search.filter.chapters'),
    label: (chapter) => `${chapter} ${hsChapterName(chapter, visitor.t)}`,
    // Their names are long.
    offered: 8,
  },
});
