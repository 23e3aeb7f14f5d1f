import type { requestFilters } from '../../../contract/request/filters.ts';
import { hsChapterName } from '../../i18n/hs-chapters.ts';
import { daysText } from '../../i18n/trade.ts';
import { countriesByCode, logisticTypesById, shippingTypesById } from '../../server/trade-names.ts';
import type { Visitor } from '../../server/visitor.ts';
import { type FilterTexts, textsOfEveryList } from './filter-texts.ts';

/** Of the long lists on pages of their own so many are in sight. */
const shownFirst = 6;

export async function requestFilterTexts(visitor: Visitor, category: string): Promise<FilterTexts<typeof requestFilters>> {
  const { t, language } = visitor;
  const [ofEveryList, countries, loadTypes, shippingTypes] = await Promise.all([
    textsOfEveryList(visitor, category),
    countriesByCode(),
    logisticTypesById(),
    shippingTypesById(),
  ]);
  const country = (code: string) => countries.get(code)?.name[language] ?? code;
  return {
    type: {
      title: t('search.kinds'),
      any: t('search.allKinds'),
      label: (type) => (type === 'other' ? t('request.title.other') : t(`request.tab.${type}`)),
      chip: (type) => t(`request.title.${type}`),
    },
    ...ofEveryList,
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
