/** The parts of the company form: the fields of each, and how far each is filled in. */
import { areaOf } from '../../shared/activity.ts';
import { completenessOf, type CompanyProfile } from '../../../../contract/company/completeness.ts';
import type { rejectFields } from '../../../../contract/moderation/rejection.ts';
import type { CompanyValues } from './values.ts';

/** The required items of each part, in the order of the form: 6 · 1 · 7 · 2 · 2, and two parts without any. */
export const itemsOfParts = {
  basics: ['name', 'type', 'email', 'description', 'tags', 'webSite'],
  logo: ['logo'],
  address: ['addressHeader', 'country', 'city', 'area', 'addressDescription', 'postalCode', 'phone'],
  tax: ['taxpayerNumber', 'taxpayerOffice'],
  categories: ['categories', 'activityArea'],
  trade: [],
  languages: [],
} as const;
export type Part = keyof typeof itemsOfParts;
export const parts = Object.keys(itemsOfParts) as Part[];
export const isOptional = (part: Part): boolean => itemsOfParts[part].length === 0;
/** Whether no required part follows. The button for submission is shown in that part. */
export const endsRequired = (part: Part): boolean => parts.slice(parts.indexOf(part) + 1).every(isOptional);
export type Item = (typeof itemsOfParts)[Part][number];

/** All other fields are basics. */
const partOfField: Partial<Record<keyof CompanyValues, Part>> = {
  logo: 'logo',
  cover: 'logo',
  addressHeader: 'address',
  countryId: 'address',
  cityId: 'address',
  areaId: 'address',
  addressDescription: 'address',
  postalCode: 'address',
  phone: 'address',
  fax: 'address',
  taxNumber: 'tax',
  taxOffice: 'tax',
  documents: 'tax',
  removedDocuments: 'tax',
  categories: 'categories',
  activityArea: 'categories',
  video: 'trade',
  employees: 'trade',
  hsCode: 'trade',
  bankNames: 'trade',
  foundedIn: 'trade',
  marketCountryIds: 'trade',
  speaks: 'trade',
  capacity: 'trade',
  capacityUnit: 'trade',
  capacityFrequency: 'trade',
  writtenIn: 'languages',
  languages: 'languages',
  descriptionEN: 'languages',
  descriptionTR: 'languages',
  descriptionRU: 'languages',
  descriptionAR: 'languages',
};
export const partOf = (field: keyof CompanyValues): Part => partOfField[field] ?? 'basics';

/** The field of each item. */
export const fieldOfItem: Readonly<Record<Item, keyof CompanyValues>> = {
  name: 'name',
  type: 'typeId',
  email: 'email',
  description: 'description',
  tags: 'keywords',
  webSite: 'webSite',
  logo: 'logo',
  addressHeader: 'addressHeader',
  country: 'countryId',
  city: 'cityId',
  area: 'areaId',
  addressDescription: 'addressDescription',
  postalCode: 'postalCode',
  phone: 'phone',
  taxpayerNumber: 'taxNumber',
  taxpayerOffice: 'taxOffice',
  categories: 'categories',
  activityArea: 'activityArea',
};

/** The parts with unsaved values or files. */
export const unsavedParts = (values: CompanyValues, stored: CompanyValues): Part[] => {
  const isChanged = (field: keyof CompanyValues): boolean => JSON.stringify(values[field]) !== JSON.stringify(stored[field]);
  const changed = (Object.keys(stored) as (keyof CompanyValues)[]).filter(isChanged).map(partOf);
  return parts.filter((part) => changed.includes(part));
};

/** State that is not part of the form's values. */
export interface StoredState {
  hasStoredLogo: boolean;
  cityHasAreas: boolean;
}

function profileOf(values: CompanyValues, { hasStoredLogo, cityHasAreas }: StoredState): CompanyProfile {
  return {
    name: values.name,
    typeId: values.typeId,
    email: values.email,
    description: values.description,
    keywordCount: values.keywords.length,
    website: values.webSite,
    hasLogo: hasStoredLogo || values.logo !== null,
    addressHeader: values.addressHeader,
    countryId: values.countryId,
    cityId: values.cityId,
    areaId: values.areaId,
    cityHasAreas,
    addressDescription: values.addressDescription,
    postalCode: values.postalCode,
    phone: values.phone.digits,
    taxpayerNumber: values.taxNumber,
    taxpayerOffice: values.taxOffice,
    categoryWithSubCategoryCount: values.categories.filter(({ subCategoryIds }) => subCategoryIds.length > 0).length,
    activityArea: areaOf(values.activityArea, 0) ?? null,
  };
}

export interface Filled {
  missing: readonly Item[];
  items: number;
  isComplete: boolean;
  /** For each part and each of its items: is it filled in? */
  ticks: Record<Part, boolean[]>;
}

export function filledOf(values: CompanyValues, stored: StoredState): Filled {
  const { missing, items, isComplete } = completenessOf(profileOf(values, stored));
  const ticks = Object.fromEntries(parts.map((part) => [part, itemsOfParts[part].map((item: Item) => !missing.includes(item))])) as Record<
    Part,
    boolean[]
  >;
  return { missing: missing as readonly Item[], items, isComplete, ticks };
}

/** The fields that a rejection may refer to. */
export const fieldsToFix = {
  name: 'name',
  type: 'typeId',
  description: 'description',
  keywords: 'keywords',
  email: 'email',
  webSite: 'webSite',
  video: 'video',
  logo: 'logo',
  address: 'addressHeader',
  phone: 'phone',
  taxNumber: 'taxNumber',
  taxOffice: 'taxOffice',
  documents: 'documents',
  categories: 'categories',
} as const satisfies Record<(typeof rejectFields.company)[number], keyof CompanyValues>;
