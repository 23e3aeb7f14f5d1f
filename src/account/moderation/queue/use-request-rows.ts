import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { hsChapterName } from '../../../i18n/hs-chapters.ts';
import { joined } from '../../../i18n/trade.ts';
import { freightRows, goodsRows } from '../../../i18n/trade-tables.ts';
import { useCategories, useCountryNames, useLogisticTypes, useShippingTypes } from '../../shared/data/lookups.ts';
import { useTexts } from '../../shared/texts.tsx';
import type { TextRow } from './Changes.tsx';
import { otherTexts } from './other-texts.ts';

interface RequestRows {
  /** The first fields of its form. */
  basics: TextRow[];
  /** Its trade facts. */
  trade: TextRow[];
}

/** All fields of a request as text, for reading and for comparing two versions. */
export function useRequestRows(): (request: OwnRequest) => RequestRows {
  const { t, language } = useTexts();
  const [categories, logisticTypes, shippingTypes] = [useCategories(), useLogisticTypes(), useShippingTypes()];
  const reader = { t, language, country: useCountryNames(language) };
  return (request) => {
    const category = categories.find(({ id }) => id === request.categoryId);
    const subCategory = category?.subCategories.find(({ id }) => id === request.subCategoryId);
    const logisticType = logisticTypes.find(({ id }) => id === request.logisticTypeId);
    const shippingType = shippingTypes.find(({ id }) => id === request.shippingTypeId);
    const { goods, freight } = request.facts ?? {};
    const trade = [
      ...(goods ? goodsRows(goods, reader, request.inServiceEnum === 1, (hsCode) => hsChapterName(hsCode, t)) : []),
      ...(freight ? freightRows(freight, reader) : []),
    ];
    const basics: [string, string | undefined][] = [
      [t('request.form.field.name'), request.name],
      [t('request.form.field.type'), t(`request.form.type.${request.inServiceEnum}`)],
      [t('request.form.field.company'), request.companyName],
      [t('request.form.field.category'), category?.description[language]],
      [t('request.form.field.subCategory'), subCategory?.description[language]],
      [t('request.form.field.logisticType'), logisticType?.typeDescription[language]],
      [t('request.form.field.shippingType'), shippingType?.typeDescription[language]],
      [t('request.form.field.tags'), joined(request.keywords, { t, language })],
      [t('request.form.field.description'), request.description],
      ...otherTexts(request.texts, { name: t('request.form.field.name'), description: t('request.form.field.description') }),
    ];
    return {
      basics: basics.map(([label, value]) => [label, value ?? '']),
      trade: trade.map(({ label, value, note }) => [label, note === undefined ? value : `${value} (${note})`]),
    };
  };
}
