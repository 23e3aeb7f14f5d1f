/** What the request form holds, its checks in the order of the specification, and the way to the wire. */
import type { BodyInputOf } from '../../../contract/call.ts';
import { textLengthMax } from '../../../contract/limits.ts';
import type { addAndEditRequest } from '../../../contract/request/calls.ts';
import { needsLogisticTypes } from '../../../contract/request/facts.ts';
import type { OwnRequest, ServiceType } from '../../../contract/request/shapes.ts';
import { unsetId } from '../../../contract/wire.ts';

export interface RequestValues {
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
  images: File[];
  files: File[];
}

export const serviceTypes = ['1', '2', '3', '4'] as const;

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
});

const orEmpty = (id: string): string => (id === unsetId ? '' : id);

export const valuesOf = (request: OwnRequest): RequestValues => ({
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
});

export type RequestCheck =
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

type Rule = readonly [check: RequestCheck, field: keyof RequestValues, fails: (values: RequestValues, keywordLimit: number) => boolean];

const isLogistic = ({ type }: RequestValues): boolean => type !== '' && needsLogisticTypes(Number(type) as ServiceType);

const rules: readonly Rule[] = [
  ['type', 'type', ({ type }) => type === ''],
  ['company', 'companyId', ({ companyId }) => companyId === ''],
  ['category', 'categoryId', ({ categoryId }) => categoryId === ''],
  ['subCategory', 'subCategoryId', ({ subCategoryId }) => subCategoryId === ''],
  ['name', 'name', ({ name }) => name.trim() === ''],
  ['description', 'description', ({ description }) => description.trim() === ''],
  ['descriptionLong', 'description', ({ description }) => description.trim().length > textLengthMax],
  ['tags', 'keywords', ({ keywords }) => keywords.length === 0],
  ['tagsMany', 'keywords', ({ keywords }, keywordLimit) => keywords.length > keywordLimit],
  ['logisticType', 'logisticTypeId', (values) => isLogistic(values) && values.logisticTypeId === ''],
  ['shippingType', 'shippingTypeId', (values) => isLogistic(values) && values.shippingTypeId === ''],
];

export interface RequestFault {
  field: keyof RequestValues;
  check: RequestCheck;
}

/** What is wrong, in order, one fault per field. */
export function faultsOf(values: RequestValues, keywordLimit: number): RequestFault[] {
  const faults: RequestFault[] = [];
  for (const [check, field, fails] of rules)
    if (!faults.some((fault) => fault.field === field) && fails(values, keywordLimit)) faults.push({ field, check });
  return faults;
}

/** @param present the request that is edited; a new one otherwise */
export function requestBody(
  values: RequestValues,
  present: Pick<OwnRequest, 'id' | 'version'> | null,
): BodyInputOf<typeof addAndEditRequest> {
  const logistic = isLogistic(values);
  return {
    ...(present !== null && { 'Request.Id': present.id, 'Request.Version': present.version }),
    'Request.CompanyId': values.companyId,
    'Request.InServiceEnum': Number(values.type),
    'Request.CategoryId': values.categoryId,
    'Request.SubCategoryId': values.subCategoryId,
    'Request.Name': values.name,
    'Request.Description': values.description,
    'Request.Keywords': values.keywords,
    'Request.LogisticTypeId': logistic ? values.logisticTypeId : unsetId,
    'Request.ShippingTypeId': logistic ? values.shippingTypeId : unsetId,
    'Request.ImageUrls': values.imageUrls,
    'Request.FileUrls': values.fileUrls,
  };
}
