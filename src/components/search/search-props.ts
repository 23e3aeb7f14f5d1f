import type { SearchProps } from '../../islands/Search.tsx';
import type { Visitor } from '../../server/visitor.ts';

/** What a page says of its search. */
export interface PageSearch {
  /** The kind that this page is the search of: 1, 2, other or companies. Elsewhere everything is searched, or what the visitor chose last. */
  type?: string | undefined;
  /** The words of a search that found nothing of its kind, so that they can be changed. */
  value?: string | undefined;
}

/** What all searches are told. */
export const commonSearch = ({ t, language, prefix }: Visitor): Pick<SearchProps, 'language' | 'prefix' | 'texts'> => ({
  language,
  prefix,
  texts: {
    label: t('nav.search.label'),
    placeholder: t('nav.search.placeholder'),
    submit: t('nav.search.submit'),
    tooShort: t('nav.search.tooShort'),
    categories: t('nav.categories'),
    requests: t('request.title.0'),
    companies: t('directory.title'),
    products: t('directory.products'),
  },
});

export function headerSearch(visitor: Visitor, { type, value = '' }: PageSearch): SearchProps {
  const { t, link } = visitor;
  const common = commonSearch(visitor);
  return {
    ...common,
    action: link('/requests'),
    id: 'search-text',
    className: 'search',
    value,
    kinds: [
      ['all', t('nav.search.all')],
      ['1', t('nav.search.imports')],
      ['2', t('nav.search.exports')],
      ['other', t('nav.search.logistics')],
      ['companies', t('nav.search.companies')],
    ],
    kind: type,
    texts: { ...common.texts, in: t('nav.search.in') },
  };
}
