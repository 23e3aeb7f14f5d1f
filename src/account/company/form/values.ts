/** The values of the company form, and the conversion from and to the wire. */
import { type Activity, activityOf } from '../../../i18n/activity-of.ts';
import { areaOf } from '../../shared/activity.ts';
import type { FileEntry } from '../../../form/files.ts';
import type { addCompany, editCompany } from '../../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { videoIdOf } from '../../../../contract/company/video.ts';
import type { BodyInputOf } from '../../../../contract/wire/call.ts';
import { asciiLowerCase } from '../../../../contract/text/letter-case.ts';
import { addressBody, addressValues, faxOf, type AddressValues } from '../../shared/fields/address.ts';
import { type DescriptionValues, descriptionValues, hasTexts, sentTextsOf } from '../../shared/fields/author-texts.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import { emptyFacts, factsOf, factValues, type FactValues } from './facts.ts';
import { defaultPhoneCountry, splitPhone } from '../../shared/fields/phone.ts';
import { type DialCode, joinPhone, type PhoneParts } from '../../../ui/field/phone-digits.ts';

export interface ChosenCategory {
  categoryId: string;
  subCategoryIds: string[];
}

export interface CompanyValues extends AddressValues, DescriptionValues, FactValues {
  name: string;
  typeId: string;
  email: string;
  description: string;
  keywords: string[];
  webSite: string;
  video: string;
  employees: string;
  hsCode: string;
  bankNames: string;
  /** Chosen and not yet stored. */
  logo: FileEntry | null;
  cover: FileEntry | null;
  phone: PhoneParts;
  taxNumber: string;
  taxOffice: string;
  /** Chosen and not yet stored. */
  documents: FileEntry[];
  /** Ids of stored documents that the next save removes. */
  removedDocuments: string[];
  categories: ChosenCategory[];
  activityArea: '' | Activity;
}

/** Values that the public sees exactly as typed. */
export const publicFields = [
  'name',
  'description',
  'keywords',
  'hsCode',
  'bankNames',
  'webSite',
  'addressHeader',
  'addressDescription',
  'postalCode',
  'fax',
] as const satisfies readonly (keyof CompanyValues)[];

export const emptyCompany: CompanyValues = {
  name: '',
  typeId: '',
  email: '',
  description: '',
  keywords: [],
  webSite: '',
  video: '',
  employees: '',
  hsCode: '',
  bankNames: '',
  logo: null,
  cover: null,
  addressHeader: '',
  countryId: null,
  cityId: null,
  areaId: null,
  addressDescription: '',
  postalCode: '',
  phone: { country: defaultPhoneCountry, digits: '' },
  fax: '',
  taxNumber: '',
  taxOffice: '',
  documents: [],
  removedDocuments: [],
  categories: [],
  activityArea: '',
  ...descriptionValues(),
  ...emptyFacts,
};

/** @param language of the reader, in which numbers are formatted */
export function valuesOf(company: OwnCompany, dialCodes: readonly DialCode[], language: Language): CompanyValues {
  const { address } = company;
  return {
    name: company.name,
    typeId: company.type?.id ?? '',
    email: company.email,
    description: company.description,
    keywords: company.companyKeywords,
    webSite: company.webSite,
    video: company.promotionVideoUrl,
    employees: company.numberOfEmployee,
    hsCode: company.hsCode,
    bankNames: company.bankNames,
    logo: null,
    cover: null,
    ...addressValues(address),
    phone: splitPhone(address.phone, dialCodes, asciiLowerCase(address.countryCode) || null),
    taxNumber: company.taxpayerNumber,
    taxOffice: company.taxpayerOffice,
    documents: [],
    removedDocuments: [],
    categories: company.categories.map((category) => ({
      categoryId: category.id,
      subCategoryIds: category.subCategories.map(({ id }) => id),
    })),
    activityArea: activityOf(company),
    ...descriptionValues(company),
    ...factValues(company.facts ?? {}, language),
  };
}

/** Only links of youtube.com are sent; another link leaves the stored video as it is (docs/behaviour.md#promotion-video). */
function videoOf({ video }: CompanyValues): string | undefined {
  const link = video.trim();
  return link === '' || videoIdOf(link) !== null ? link : undefined;
}

/**
 * The basics; everything else is added later by editing (docs/behaviour.md#completeness).
 * @param address initial values of the address part
 */
export function newCompanyBody(
  values: CompanyValues,
  address?: BodyInputOf<typeof addCompany>['data']['address'],
): BodyInputOf<typeof addCompany> {
  return {
    data: {
      ...(address && { address }),
      companyName: values.name,
      description: values.description,
      companyTypeId: values.typeId,
      companyKeywords: values.keywords,
      companyEmail: values.email,
      webSite: values.webSite,
    },
  };
}

export function editCompanyBody(
  values: CompanyValues,
  {
    id,
    version,
    texts: stored,
    facts: before,
    activityArea: area = 0,
    hasBothAreas,
  }: Pick<OwnCompany, 'id' | 'version' | 'texts' | 'facts' | 'hasBothAreas'> & Partial<Pick<OwnCompany, 'activityArea'>>,
  dialCodes: readonly DialCode[],
  reader: Language,
): BodyInputOf<typeof editCompany> {
  const facts = factsOf(values, reader);
  const { language, texts } = sentTextsOf(values, hasTexts(stored));
  return {
    CompanyId: id,
    Version: version,
    Name: values.name,
    Email: values.email,
    Description: values.description,
    ...(language !== undefined && { 'Company.Language': language }),
    ...(texts !== undefined && { 'Company.Texts': texts }),
    Phone: joinPhone(values.phone, dialCodes),
    ...addressBody(values),
    Categories: values.categories.map(({ categoryId }) => categoryId),
    SubCategories: values.categories.flatMap(({ subCategoryIds }) => subCategoryIds),
    CompanyType: values.typeId,
    ActivityArea: areaOf(values.activityArea, area) as 1 | 2 | undefined,
    ...((values.activityArea === 'both' || hasBothAreas !== undefined) && { HasBothAreas: values.activityArea === 'both' }),
    CompanyKeywords: values.keywords,
    PromotionVideoUrl: videoOf(values),
    WebSite: values.webSite,
    TaxpayerNumber: values.taxNumber,
    TaxpayerOffice: values.taxOffice,
    RemoveDocuments: values.removedDocuments,
    NumberOfEmployee: values.employees as '' | '1-5',
    HSCode: values.hsCode,
    BankNames: values.bankNames,
    Fax: faxOf(values),
    // Another provider's API may not support facts, so it gets none.
    ...((before !== undefined || Object.keys(facts).length > 0) && { Facts: JSON.stringify(facts) }),
  };
}
