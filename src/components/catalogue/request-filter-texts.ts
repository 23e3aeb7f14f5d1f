import type { LookupType } from '../../../contract/lookup/schemas.ts';
import type { requestFilters } from '../../../contract/request/filters.ts';
import { hsChapterName } from '../../i18n/hs-chapters.ts';
import { daysText } from '../../i18n/trade.ts';
import type { Visitor } from '../../server/visitor.ts';
import { type FilterTexts, type PlaceNames, textsOfEveryList } from './filter-texts.ts';

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
