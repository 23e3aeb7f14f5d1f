import type { SearchProps } from '../../islands/Search.tsx';
import type { Visitor } from '../../server/visitor.ts';

/** Properties that all search forms share. */
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
