/** The request form as data: values, checks in the order of the specification, and the conversion from and to the wire. */
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { plainAddress } from '../../../contract/media-size.ts';
import type { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { rejectFields } from '../../../contract/moderation/rejection.ts';
import { needsLogisticTypes } from '../../../contract/request/rules.ts';
import type { OwnRequest, ServiceType } from '../../../contract/request/shapes.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { takenValues, withNumbersIn } from '../../form/draft-values.ts';
import { addressOf, type FileEntry, isUploaded, draftEntry } from '../../form/files.ts';
import type { FormOf } from '../../form/form-of.ts';
import { fallbackLanguage, type Language } from '../../../contract/text/languages.ts';
import { hasTexts, isTextCheck, saysText, typedTexts } from '../shared/fields/author-texts.ts';
import {
  categoryRules,
  emptyOffer,
  type OfferCheck,
  offerNames,
  offerValues,
  type OfferValues,
  orEmpty,
  sentOffer,
  wordRules,
} from '../shared/fields/offer.ts';
import { serviceTypes } from './service-types.ts';
import { isTradeCheck, type TradeCheck, type TradeKnown, tradeNames, tradeRules } from './trade/rules.ts';
import { emptyTrade, factsOf, type TradeValues, tradeValuesOf } from './trade/values.ts';

export interface RequestValues extends OfferValues, TradeValues {
  /** 1 to 4 as text, or empty. */
  type: '' | '1' | '2' | '3' | '4';
  companyId: string;
  logisticTypeId: string;
  shippingTypeId: string;
  /** Stored files that are kept, by plain address: a signature changes without a change of the file. */
  imageUrls: string[];
  fileUrls: string[];
  images: FileEntry[];
  files: FileEntry[];
}

export const emptyRequest = (type: string | undefined): RequestValues => ({
  type: serviceTypes.find((each) => each === type) ?? '',
  companyId: '',
  logisticTypeId: '',
  shippingTypeId: '',
  imageUrls: [],
  fileUrls: [],
  images: [],
  files: [],
  ...emptyOffer,
  ...emptyTrade,
});

/** Values that the public sees exactly as typed. */
export const publicFields = [
  'name',
  'description',
  'keywords',
  'deliveryDetail',
  'fromDetail',
  'toDetail',
] as const satisfies readonly (keyof RequestValues)[];

/** The part of the values that a draft stores; of the files, the uploaded ones. */
export type TypedRequest = Omit<RequestValues, 'imageUrls' | 'fileUrls'>;

export function typedOf(values: RequestValues): TypedRequest {
  const { imageUrls, fileUrls, ...typed } = values;
  return { ...typed, images: typed.images.filter(isUploaded), files: typed.files.filter(isUploaded) };
}

/** An earlier press may have stored some of the files, although its answer was lost. */
const notStored = (entries: readonly FileEntry[], urls: readonly string[]): FileEntry[] =>
  entries.filter((entry) => !isUploaded(entry) || !urls.includes(addressOf(entry)));

const draftRules = {
  items: { images: draftEntry, files: draftEntry },
  numbers: ['quantity', 'price', 'paymentDays', 'advancePercent', 'weight', 'volume', 'loadCount'],
};

/**
 * @param stored from browser storage, so it may be anything; null if it is not a draft of this form
 * @param present the values of the form
 * @param language in which the form is shown now: a detour may have changed it
 */
export function fromTyped(stored: unknown, { imageUrls, fileUrls }: RequestValues, language: Language): TypedRequest | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const empty = typedOf(emptyRequest(undefined));
  const { typedIn = language } = stored as { typedIn?: Language };
  const given = withNumbersIn(stored as Readonly<Record<string, unknown>>, draftRules, typedIn, language);
  const taken: TypedRequest = { ...empty, ...takenValues(given, { ...empty }, draftRules) };
  return {
    ...taken,
    images: notStored(taken.images, imageUrls),
    files: notStored(taken.files, fileUrls),
    ...typedTexts(given),
    type: serviceTypes.find((each) => each === given['type']) ?? '',
  };
}

/** @param language in which numbers are formatted */
export const valuesOf = (request: OwnRequest, language: Language): RequestValues => ({
  type: String(request.inServiceEnum) as RequestValues['type'],
  companyId: request.companyId,
  logisticTypeId: orEmpty(request.logisticTypeId),
  shippingTypeId: orEmpty(request.shippingTypeId),
  imageUrls: request.imageUrls.map(plainAddress),
  fileUrls: request.fileUrls.map(plainAddress),
  images: [],
  files: [],
  ...offerValues(request, request.keywords),
  ...tradeValuesOf(request.factsInput ?? {}, language),
});

export type RequestCheck = OfferCheck | TradeCheck | 'type' | 'company' | 'logisticType' | 'shippingType';

/** Context of the checks. */
export interface RequestKnown extends TradeKnown {
  /** The plan's limit of keywords. */
  keywordLimit: number;
}

const isLogistic = ({ type }: RequestValues): boolean => type !== '' && needsLogisticTypes(Number(type) as ServiceType);

export const requestForm: FormOf<RequestValues, RequestCheck, RequestKnown> = {
  rules: [
    ['type', 'type', ({ type }) => type === ''],
    ['companyId', 'company', ({ companyId }) => companyId === ''],
    ...categoryRules,
    ...wordRules<RequestKnown>(({ keywordLimit }) => keywordLimit),
    ['logisticTypeId', 'logisticType', (values) => isLogistic(values) && values.logisticTypeId === ''],
    ['shippingTypeId', 'shippingType', (values) => isLogistic(values) && values.shippingTypeId === ''],
    ...tradeRules,
  ],
  names: {
    ...tradeNames,
    ...offerNames('Request'),
    CompanyId: 'companyId',
    InServiceEnum: 'type',
    Keywords: 'keywords',
    LogisticTypeId: 'logisticTypeId',
    ShippingTypeId: 'shippingTypeId',
    ImageList: 'images',
    FileList: 'files',
  },
  draft: draftRules,
  says: (t, check) => {
    if (isTextCheck(check)) return saysText(t, check);
    return isTradeCheck(check) ? t(`tradeForm.check.${check}`) : t(`request.form.check.${check}`);
  },
};

/**
 * Values of a copy. A request owns its files: they are copied, never shared.
 * @param isOffered whether requests can be posted for a company
 */
export const copyOf = (request: OwnRequest, language: Language, isOffered: (companyId: string) => boolean): RequestValues => ({
  ...valuesOf(request, language),
  companyId: isOffered(request.companyId) ? request.companyId : '',
  imageUrls: [],
  fileUrls: [],
});

/**
 * @param present the edited request; null for a new one
 * @param isSent whether the request is also sent to the moderators
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
  return {
    ...(present !== null && { 'Request.Id': present.id, 'Request.Version': present.version }),
    'Request.CompanyId': values.companyId,
    'Request.InServiceEnum': Number(values.type),
    ...sentOffer('Request', values, hasTexts(present?.texts)),
    // Another provider may not support facts, so empty ones are not sent.
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

/** The fields that a rejection may refer to; trade facts are a section of the form, which starts with the goods. */
export const fieldsToFix = {
  name: 'name',
  description: 'description',
  keywords: 'keywords',
  category: 'categoryId',
  pictures: 'images',
  files: 'files',
} as const satisfies Partial<Record<(typeof rejectFields.request)[number], keyof RequestValues>>;
