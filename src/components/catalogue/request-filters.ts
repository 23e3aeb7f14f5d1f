/** The query of a request list as its page shows it: the kind of requests, and where each filter is chosen and what it is called. */
import { isLogistics, ownListOf } from '../../../contract/request/address.ts';
import type { requestFilters } from '../../../contract/request/filters.ts';
import { noFilters, requestAddress, type RequestQuery } from '../../../contract/request/list-query.ts';
import type { LookupType } from '../../../contract/lookup/schemas.ts';
import { hsChapterName } from '../../i18n/hs-chapters.ts';
import { daysText } from '../../i18n/trade.ts';
import type { Visitor } from '../../server/visitor.ts';
import { type FilterTexts, type PlaceNames, textsOfEveryList } from './filters.ts';

/** As named in texts; 0 is any. */
export type RequestKind = Exclude<RequestQuery['type'], ''> | '0';
export const kindOf = ({ type }: Pick<RequestQuery, 'type'>): RequestKind => type || '0';

type Name = keyof typeof requestFilters;
/** Place of each filter: the panel beside the list, some lists only, or a page of its own (src/pages/filters). */
const places: Readonly<Record<Name, 'search' | 'panel' | 'logistics' | 'chapters' | 'terms'>> = {
  // Other lists have tabs instead of this filter.
  type: 'search',
  category: 'panel',
  subCategory: 'panel',
  country: 'panel',
  loadType: 'logistics',
  shippingType: 'logistics',
  hs: 'chapters',
  incoterm: 'terms',
  origin: 'terms',
  destination: 'terms',
  certificate: 'terms',
  valid: 'terms',
};
const namesAt = (...at: readonly (typeof places)[Name][]): Name[] =>
  (Object.keys(places) as Name[]).filter((name) => at.includes(places[name]));
/** Filters of the panel beside a list. */
export const chosenBeside = ({ base, type }: RequestQuery): Name[] =>
  namesAt('panel', ...(base === '/search' ? (['search'] as const) : []), ...(isLogistics(type) ? (['logistics'] as const) : []));
/** Filters of the page with all further ones except the chapter. */
export const chosenAsTerms: readonly Name[] = namesAt('terms');

/** The list of another kind with the same words. Filters are removed, since they offer only values with results in their list. */
export function kindAddress(query: RequestQuery, type: '1' | '2' | '3' | '4'): string {
  const base = query.base === '/search' ? '/search' : query.value === '' ? (ownListOf(type) ?? '/requests') : '/requests';
  return requestAddress(query, { ...noFilters, category: query.category, base, type });
}

/** Link to a new own request of the listed kind. */
export function postLink({ t }: Visitor, kind: RequestKind): { href: string; label: string } {
  const type = kind === 'other' ? '3' : kind;
  return type === '0'
    ? { href: '/add-request', label: t('nav.postRequest') }
    : { href: `/add-request?type=${type}`, label: t(`request.post.${type}`) };
}

/** Visible values of long lists on pages of their own. */
const shownFirst = 6;

export interface RequestNames extends PlaceNames {
  loadTypes: ReadonlyMap<string, LookupType>;
  shippingTypes: ReadonlyMap<string, LookupType>;
}

export function requestFilterTexts(visitor: Visitor, names: RequestNames, category: string): FilterTexts<typeof requestFilters> {
  const { t, language } = visitor;
  const { countries, loadTypes, shippingTypes } = names;
  const country = (code: string) => countries.get(code)?.name[language] ?? code;
  return {
    type: {
      title: t('search.kinds'),
      any: t('search.allKinds'),
      label: (type) => (type === 'other' ? t('request.title.other') : t(`request.tab.${type}`)),
      chip: (type) => t(`request.title.${type}`),
    },
    ...textsOfEveryList(visitor, names, category),
    loadType: { title: t('search.loadType'), label: (id) => loadTypes.get(id)?.typeDescription[language] },
    shippingType: { title: t('search.shippingType'), label: (id) => shippingTypes.get(id)?.typeDescription[language] },
    hs: {
      title: t('search.filter.chapters'),
      label: (chapter) => `${chapter} ${hsChapterName(chapter, t)}`,
      chip: (chapter) => `${t('trade.label.hsCode')} ${chapter}`,
    },
    incoterm: {
      title: t('search.filter.incoterm'),
      label: (code) => `${code} ${t(`trade.incoterm.${code}`)}`,
      chip: (code) => code,
    },
    origin: {
      title: t('search.filter.origin'),
      label: country,
      chip: (code) => t('search.origins', { country: country(code) }),
      first: shownFirst,
    },
    destination: {
      title: t('search.filter.destination'),
      label: country,
      chip: (code) => t('search.destinations', { country: country(code) }),
      first: shownFirst,
    },
    certificate: { title: t('search.filter.certificate'), label: (code) => t(`trade.certificate.${code}`), first: shownFirst },
    valid: {
      title: t('search.filter.valid'),
      any: t('search.filter.any'),
      label: (days) => daysText(Number(days), visitor),
      chip: (days) => t('search.validDays', { days: daysText(Number(days), visitor) }),
    },
  };
}
