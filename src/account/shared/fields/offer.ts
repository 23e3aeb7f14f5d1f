/** Fields that the forms of products and requests share: texts, keywords, category. The company form uses some of them. */
import { textLengthMax } from '../../../../contract/limits.ts';
import { isBlank, type Rule } from '../../../../contract/wire/check.ts';
import { unsetId } from '../../../../contract/wire/ids.ts';
import { sentTextsOf, type TextCheck, textNames, textRules, type TextValues, textValues } from './author-texts.ts';

interface Described {
  name: string;
  description: string;
  keywords: string[];
}
export interface OfferValues extends TextValues, Described {
  categoryId: string;
  subCategoryId: string;
}

export const emptyOffer: OfferValues = { name: '', description: '', categoryId: '', subCategoryId: '', keywords: [], ...textValues() };

export const orEmpty = (id: string): string => (id === unsetId ? '' : id);

type Offer = Pick<OfferValues, 'name' | 'description' | 'categoryId' | 'subCategoryId'> & NonNullable<Parameters<typeof textValues>[0]>;

/** Form values of a stored offer. */
export const offerValues = (offer: Offer, keywords: string[]): OfferValues => ({
  name: offer.name,
  description: offer.description,
  categoryId: orEmpty(offer.categoryId),
  subCategoryId: orEmpty(offer.subCategoryId),
  keywords,
  ...textValues(offer),
});

type DescriptionCheck = 'description' | 'descriptionLong';
type KeywordCheck = 'tags' | 'tagsMany';
export type OfferCheck = TextCheck | DescriptionCheck | KeywordCheck | 'name' | 'category' | 'subCategory';

export const descriptionRules: readonly Rule<Described, DescriptionCheck, unknown>[] = [
  ['description', 'description', ({ description }) => isBlank(description)],
  ['description', 'descriptionLong', ({ description }) => description.trim().length > textLengthMax],
];
/** @param limitOf returns the plan's limit */
export const keywordRules = <Known>(limitOf: (known: Known) => number): readonly Rule<Described, KeywordCheck, Known>[] => [
  ['keywords', 'tags', ({ keywords }) => keywords.length === 0],
  ['keywords', 'tagsMany', ({ keywords }, known) => keywords.length > limitOf(known)],
];
/** In the order of the fields. */
export const wordRules = <Known>(limitOf: (known: Known) => number): readonly Rule<OfferValues, OfferCheck, Known>[] => [
  ['name', 'name', ({ name }) => isBlank(name)],
  ...descriptionRules,
  ...textRules<OfferValues>(),
  ...keywordRules(limitOf),
];
export const categoryRules: readonly Rule<OfferValues, OfferCheck, unknown>[] = [
  ['categoryId', 'category', ({ categoryId }) => categoryId === ''],
  ['subCategoryId', 'subCategory', ({ subCategoryId }) => subCategoryId === ''],
];

/** Names on the wire → names of the form. @param prefix of the fields on the wire */
export const offerNames = (prefix: 'Product' | 'Request') => ({
  ...textNames(prefix),
  Name: 'name' as const,
  Description: 'description' as const,
  CategoryId: 'categoryId' as const,
  SubCategoryId: 'subCategoryId' as const,
});

/** @param hasStoredTexts texts in other languages are stored, which an empty object deletes */
export function sentOffer<Prefix extends 'Product' | 'Request'>(prefix: Prefix, values: OfferValues, hasStoredTexts: boolean) {
  const { language, texts } = sentTextsOf(values, hasStoredTexts);
  const sent = {
    [`${prefix}.Name`]: values.name,
    [`${prefix}.Description`]: values.description,
    ...(language !== undefined && { [`${prefix}.Language`]: language }),
    ...(texts !== undefined && { [`${prefix}.Texts`]: texts }),
    [`${prefix}.CategoryId`]: values.categoryId,
    [`${prefix}.SubCategoryId`]: values.subCategoryId,
  };
  return sent as Record<`${Prefix}.${'Name' | 'Description' | 'CategoryId' | 'SubCategoryId'}`, string>;
}
