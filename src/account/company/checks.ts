/** The checks of the company form in the order of the specification (section 5); the first that fails takes the focus. */
import { phoneLengthIgnored, textLengthMax } from '../../../contract/limits.ts';
import { emailPattern } from '../../../contract/wire.ts';
import type { CompanyValues, Part } from './values.ts';

export interface CheckFacts {
  keywordLimit: number;
  hasStoredLogo: boolean;
  cityHasAreas: boolean;
}

export type Check =
  | 'name'
  | 'type'
  | 'email'
  | 'description'
  | 'descriptionLong'
  | 'tags'
  | 'tagsMany'
  | 'logo'
  | 'addressHeader'
  | 'country'
  | 'city'
  | 'area'
  | 'addressDescription'
  | 'postalCode'
  | 'phone'
  | 'taxNumber'
  | 'taxOffice'
  | 'category'
  | 'subCategory'
  | 'activityArea';

export interface Fault {
  field: keyof CompanyValues;
  part: Part;
  check: Check;
}

type Rule = readonly [check: Check, part: Part, field: keyof CompanyValues, fails: (values: CompanyValues, facts: CheckFacts) => boolean];

const isEmpty = (text: string | null): boolean => text === null || text.trim() === '';

const rules: readonly Rule[] = [
  ['name', 'basics', 'name', ({ name }) => isEmpty(name)],
  ['type', 'basics', 'typeId', ({ typeId }) => isEmpty(typeId)],
  ['email', 'basics', 'email', ({ email }) => !emailPattern.test(email.trim())],
  ['description', 'basics', 'description', ({ description }) => isEmpty(description)],
  ['descriptionLong', 'basics', 'description', ({ description }) => description.trim().length > textLengthMax],
  ['tags', 'basics', 'keywords', ({ keywords }) => keywords.length === 0],
  ['tagsMany', 'basics', 'keywords', ({ keywords }, { keywordLimit }) => keywords.length > keywordLimit],
  ['logo', 'logo', 'logo', ({ logo }, { hasStoredLogo }) => logo === null && !hasStoredLogo],
  ['addressHeader', 'address', 'addressHeader', ({ addressHeader }) => isEmpty(addressHeader)],
  ['country', 'address', 'countryId', ({ countryId }) => isEmpty(countryId)],
  ['city', 'address', 'cityId', ({ cityId }) => isEmpty(cityId)],
  ['area', 'address', 'areaId', ({ areaId }, { cityHasAreas }) => cityHasAreas && isEmpty(areaId)],
  ['addressDescription', 'address', 'addressDescription', ({ addressDescription }) => isEmpty(addressDescription)],
  ['postalCode', 'address', 'postalCode', ({ postalCode }) => isEmpty(postalCode)],
  ['phone', 'address', 'phone', ({ phone }) => phone.digits.length <= phoneLengthIgnored],
  ['taxNumber', 'tax', 'taxNumber', ({ taxNumber }) => isEmpty(taxNumber)],
  ['taxOffice', 'tax', 'taxOffice', ({ taxOffice }) => isEmpty(taxOffice)],
  ['category', 'categories', 'categories', ({ categories }) => categories.length === 0],
  ['subCategory', 'categories', 'categories', ({ categories }) => categories.some(({ subCategoryIds }) => subCategoryIds.length === 0)],
  ['activityArea', 'categories', 'activityArea', ({ activityArea }) => activityArea === ''],
];

/**
 * What is wrong, in order, one fault per field.
 * @param parts only these; a company is filled in part by part and may be saved in between
 */
export function faultsOf(values: CompanyValues, facts: CheckFacts, parts: ReadonlySet<Part>): Fault[] {
  const faults: Fault[] = [];
  for (const [check, part, field, fails] of rules)
    if (parts.has(part) && !faults.some((fault) => fault.field === field) && fails(values, facts)) faults.push({ field, part, check });
  return faults;
}
