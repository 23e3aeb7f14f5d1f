/** The request form as data: what it holds, its checks in the order of the specification, and the way from and to the wire. */
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { isBlank } from '../../../contract/wire/check.ts';
import type { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { rejectFields } from '../../../contract/moderation/reject-fields.ts';
import { requestLengths } from '../../../contract/request/fields.ts';
import { needsLogisticTypes } from '../../../contract/request/rules.ts';
import type { OwnRequest, ServiceType } from '../../../contract/request/shapes.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { takenValues } from '../../form/draft-values.ts';
import { type FileEntry, isUploaded, keptEntry } from '../../form/files.ts';
import type { FormOf } from '../../form/form-of.ts';
import { fallbackLanguage, type Language } from '../../i18n/languages.ts';
import {
  hasTexts,
  isTextCheck,
  saysText,
  sentTextsOf,
  type TextCheck,
  textNames,
  textRules,
  type TextValues,
  textValues,
  typedTexts,
} from '../shared/fields/author-texts.ts';
import { serviceTypes } from './service-types.ts';
import { isTradeCheck, type TradeCheck, type TradeKnown, tradeNames, tradeRules } from './trade/rules.ts';
import { emptyTrade, factsOf, type TradeValues, tradeValuesOf } from './trade/values.ts';

export interface RequestValues extends TextValues, TradeValues {
  /** 1 to 4 as text, or empty. */
  type: '' | '1' | '2' | '3' | '4';
  companyId: string;
  categoryId: string;
  subCategoryId: string;
  name: string;
  description: string;
  keywords: string[];
  logisticTypeId: string;
  shippingTypeId: string;
  /** Stored already and kept. */
  imageUrls: string[];
  fileUrls: string[];
  images: FileEntry[];
  files: FileEntry[];
}

export const emptyRequest = (type: string | undefined): RequestValues => ({
  type: serviceTypes.find((each) => each === type) ?? '',
  companyId: '',
  categoryId: '',
  subCategoryId: '',
  name: '',
  description: '',
  keywords: [],
  logisticTypeId: '',
  shippingTypeId: '',
  imageUrls: [],
  fileUrls: [],
  images: [],
  files: [],
  ...textValues(),
  ...emptyTrade,
});

/** What readers see as it was typed. */
export const publicFields = [
  'name',
  'description',
  'keywords',
  'deliveryDetail',
  'fromDetail',
  'toDetail',
] as const satisfies readonly (keyof RequestValues)[];

/** What can wait as a text while the person is elsewhere; of files, what was uploaded. */
export type TypedRequest = Omit<RequestValues, 'imageUrls' | 'fileUrls'>;

export function typedOf(values: RequestValues): TypedRequest {
  const { imageUrls, fileUrls, ...typed } = values;
  return { ...typed, images: typed.images.filter(isUploaded), files: typed.files.filter(isUploaded) };
}

const keptFiles = { images: keptEntry, files: keptEntry };

/** @param kept what the browser's storage gives back, which may be anything; null when it is none of ours */
export function fromTyped(kept: unknown): TypedRequest | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const empty = typedOf(emptyRequest(undefined));
  const given = kept as Readonly<Record<string, unknown>>;
  const textOf = (name: keyof TypedRequest): string => (typeof given[name] === 'string' ? given[name] : '');
  const keywords = Array.isArray(given['keywords']) ? given['keywords'].filter((each): each is string => typeof each === 'string') : [];
  return {
    ...empty,
    type: serviceTypes.find((each) => each === given['type']) ?? '',
    companyId: textOf('companyId'),
    categoryId: textOf('categoryId'),
    subCategoryId: textOf('subCategoryId'),
    name: textOf('name'),
    description: textOf('description'),
    keywords,
    logisticTypeId: textOf('logisticTypeId'),
    shippingTypeId: textOf('shippingTypeId'),
    ...typedTexts(given),
    ...takenValues(given, emptyTrade as unknown as Readonly<Record<string, unknown>>),
    ...takenValues(given, { images: [], files: [] }, { items: keptFiles }),
  };
}

const orEmpty = (id: string): string => (id === unsetId ? '' : id);

/** @param language in whose digits numbers are shown */
export const valuesOf = (request: OwnRequest, language: Language): RequestValues => ({
  type: String(request.inServiceEnum) as RequestValues['type'],
  companyId: request.companyId,
  categoryId: orEmpty(request.categoryId),
  subCategoryId: orEmpty(request.subCategoryId),
  name: request.name,
  description: request.description,
  keywords: request.keywords,
  logisticTypeId: orEmpty(request.logisticTypeId),
  shippingTypeId: orEmpty(request.shippingTypeId),
  imageUrls: request.imageUrls,
  fileUrls: request.fileUrls,
  images: [],
  files: [],
  ...textValues(request),
  ...tradeValuesOf(request.factsInput ?? {}, language),
});

export type RequestCheck =
  | TextCheck
  | TradeCheck
  | 'type'
  | 'company'
  | 'category'
  | 'subCategory'
  | 'name'
  | 'description'
  | 'descriptionLong'
  | 'tags'
  | 'tagsMany'
  | 'logisticType'
  | 'shippingType';

/** What the checks need to know besides. */
export interface RequestKnown extends TradeKnown {
  /** How many the plan allows. */
  keywordLimit: number;
}

const isLogistic = ({ type }: RequestValues): boolean => type !== '' && needsLogisticTypes(Number(type) as ServiceType);

export const requestForm: FormOf<RequestValues, RequestCheck, RequestKnown> = {
  rules: [
    ['type', 'type', ({ type }) => type === ''],
    ['companyId', 'company', ({ companyId }) => companyId === ''],
    ['categoryId', 'category', ({ categoryId }) => categoryId === ''],
    ['subCategoryId', 'subCategory', ({ subCategoryId }) => subCategoryId === ''],
    ['name', 'name', ({ name }) => isBlank(name)],
    ['description', 'description', ({ description }) => isBlank(description)],
    ['description', 'descriptionLong', ({ description }) => description.trim().length > requestLengths.description],
    ...textRules<RequestValues>(),
    ['keywords', 'tags', ({ keywords }) => keywords.length === 0],
    ['keywords', 'tagsMany', ({ keywords }, { keywordLimit }) => keywords.length > keywordLimit],
    ['logisticTypeId', 'logisticType', (values) => isLogistic(values) && values.logisticTypeId === ''],
    ['shippingTypeId', 'shippingType', (values) => isLogistic(values) && values.shippingTypeId === ''],
    ...tradeRules,
  ],
  names: {
    ...tradeNames,
    ...textNames('Request'),
    CompanyId: 'companyId',
    InServiceEnum: 'type',
    CategoryId: 'categoryId',
    SubCategoryId: 'subCategoryId',
    Name: 'name',
    Description: 'description',
    Keywords: 'keywords',
    LogisticTypeId: 'logisticTypeId',
    ShippingTypeId: 'shippingTypeId',
    ImageList: 'images',
    FileList: 'files',
  },
  draft: { items: keptFiles },
  says: (t, check) => {
    if (isTextCheck(check)) return saysText(t, check);
    return isTradeCheck(check) ? t(`tradeForm.check.${check}`) : t(`request.form.check.${check}`);
  },
};

/**
 * The same once more as a new one. Files are the request's own: they are copied, never shared.
 * @param isOffered whether requests can be posted for a company
 */
export const copyOf = (request: OwnRequest, language: Language, isOffered: (companyId: string) => boolean): RequestValues => ({
  ...valuesOf(request, language),
  companyId: isOffered(request.companyId) ? request.companyId : '',
  imageUrls: [],
  fileUrls: [],
});

/**
 * @param present the request that is edited; a new one otherwise
 * @param isSent to the moderators too
 * @param typedIn the language in which numbers are typed
 */
export function requestBody(
  values: RequestValues,
  present: Pick<OwnRequest, 'id' | 'version' | 'texts' | 'factsInput'> | null,
  isSent = false,
  typedIn: Language = fallbackLanguage,
  price?: number,
): BodyInputOf<typeof addAndEditRequest> {
  const logistic = isLogistic(values);
  const facts = factsOf(values, logistic, typedIn);
  const { language, texts } = sentTextsOf(values, hasTexts(present?.texts));
  return {
    ...(present !== null && { 'Request.Id': present.id, 'Request.Version': present.version }),
    'Request.CompanyId': values.companyId,
    'Request.InServiceEnum': Number(values.type),
    'Request.CategoryId': values.categoryId,
    'Request.SubCategoryId': values.subCategoryId,
    'Request.Name': values.name,
    'Request.Description': values.description,
    ...(language !== undefined && { 'Request.Language': language }),
    ...(texts !== undefined && { 'Request.Texts': texts }),
    // Another provider may not know them: what nobody says is not sent.
    ...((Object.keys(facts).length > 0 || present?.factsInput !== undefined) && { 'Request.Facts': facts }),
    'Request.Keywords': values.keywords,
    'Request.LogisticTypeId': logistic ? values.logisticTypeId : unsetId,
    'Request.ShippingTypeId': logistic ? values.shippingTypeId : unsetId,
    'Request.ImageUrls': values.imageUrls,
    'Request.FileUrls': values.fileUrls,
    ...(isSent && { 'Request.Send': true }),
    ...(price !== undefined && { 'Request.ShownPrice': price }),
  };
}

/** Where each field is filled in that a rejection may point at; trade facts are in a part of their own, which their goods begin. */
export const fieldsToFix = {
  name: 'name',
  description: 'description',
  keywords: 'keywords',
  category: 'categoryId',
  pictures: 'images',
  files: 'files',
} as const satisfies Partial<Record<(typeof rejectFields.request)[number], keyof RequestValues>>;
