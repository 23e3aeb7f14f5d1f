/** The company form as data: its checks in the order of docs/requirements.md#company-form-b-52, and its names on the wire. */
import { isBlank, type Rule } from '../../../../contract/wire/check.ts';
import { brokenTaxRule, taxRules, type TaxRule } from '../../../../contract/company/tax-number.ts';
import { phoneLengthIgnored } from '../../../../contract/limits.ts';
import { isEmail } from '../../../../contract/email.ts';
import { draftEntry } from '../../../form/files.ts';
import type { FormOf } from '../../../form/form-of.ts';
import { descriptionNames, isTextCheck, otherDescriptionRules, saysText, type TextCheck } from '../../shared/fields/author-texts.ts';
import { descriptionRules, keywordRules } from '../../shared/fields/offer.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import { type FactCheck, factRules } from './facts.ts';
import { partOf, type Part, type StoredState } from './parts.ts';
import type { CompanyValues } from './values.ts';

export interface CompanyKnown extends StoredState {
  /** The language in which numbers are typed. */
  language: Language;
  /** The plan's limit of keywords. */
  keywordLimit: number;
  /** How the tax number is validated, if one is required. */
  tax?: {
    /** Two letters, or empty while no country is chosen. */
    countryCode: string;
    /** Number and country are unchanged: older rules may have accepted them. */
    isStored: boolean;
  };
}

export type CompanyCheck =
  | TextCheck
  | FactCheck
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
  | `taxNumber${TaxRule}`
  | 'taxOffice'
  | 'category'
  | 'subCategory'
  | 'activityArea';

export const companyForm: FormOf<CompanyValues, CompanyCheck, CompanyKnown> = {
  rules: [
    ['name', 'name', ({ name }) => isBlank(name)],
    ['typeId', 'type', ({ typeId }) => isBlank(typeId)],
    ['email', 'email', ({ email }) => !isEmail(email)],
    ...descriptionRules,
    ...otherDescriptionRules<CompanyValues>(),
    ...keywordRules<CompanyKnown>(({ keywordLimit }) => keywordLimit),
    ...(factRules as readonly Rule<CompanyValues, FactCheck, CompanyKnown>[]),
    ['logo', 'logo', ({ logo }, { hasStoredLogo }) => logo === null && !hasStoredLogo],
    ['addressHeader', 'addressHeader', ({ addressHeader }) => isBlank(addressHeader)],
    ['countryId', 'country', ({ countryId }) => isBlank(countryId)],
    ['cityId', 'city', ({ cityId }) => isBlank(cityId)],
    ['areaId', 'area', ({ areaId }, { cityHasAreas }) => cityHasAreas && isBlank(areaId)],
    ['addressDescription', 'addressDescription', ({ addressDescription }) => isBlank(addressDescription)],
    ['postalCode', 'postalCode', ({ postalCode }) => isBlank(postalCode)],
    ['phone', 'phone', ({ phone }) => phone.digits.length <= phoneLengthIgnored],
    ['taxNumber', 'taxNumber', ({ taxNumber }) => isBlank(taxNumber)],
    ...taxRules.map(
      (rule) =>
        [
          'taxNumber',
          `taxNumber${rule}`,
          ({ taxNumber }: CompanyValues, { tax }: CompanyKnown) =>
            tax !== undefined && !tax.isStored && brokenTaxRule(taxNumber, tax.countryCode) === rule,
        ] as const,
    ),
    ['taxOffice', 'taxOffice', ({ taxOffice }) => isBlank(taxOffice)],
    ['categories', 'category', ({ categories }) => categories.length === 0],
    ['categories', 'subCategory', ({ categories }) => categories.some(({ subCategoryIds }) => subCategoryIds.length === 0)],
    ['activityArea', 'activityArea', ({ activityArea }) => activityArea === ''],
  ],
  // Names in EditCompany, and in AddCompany where they differ.
  names: {
    ...descriptionNames('Company'),
    Name: 'name',
    companyName: 'name',
    CompanyType: 'typeId',
    companyTypeId: 'typeId',
    Email: 'email',
    companyEmail: 'email',
    Description: 'description',
    description: 'description',
    CompanyKeywords: 'keywords',
    companyKeywords: 'keywords',
    WebSite: 'webSite',
    webSite: 'webSite',
    PromotionVideoUrl: 'video',
    NumberOfEmployee: 'employees',
    HSCode: 'hsCode',
    BankNames: 'bankNames',
    // A fact inside of `Facts` is named by the last part of its path.
    foundedIn: 'foundedIn',
    marketCountryIds: 'marketCountryIds',
    speaks: 'speaks',
    amount: 'capacity',
    unit: 'capacityUnit',
    frequency: 'capacityFrequency',
    Logo: 'logo',
    MainPhoto: 'cover',
    stHeader: 'addressHeader',
    CountryId: 'countryId',
    CityId: 'cityId',
    AreaId: 'areaId',
    stDescription: 'addressDescription',
    PostalCode: 'postalCode',
    Phone: 'phone',
    Fax: 'fax',
    TaxpayerNumber: 'taxNumber',
    TaxpayerOffice: 'taxOffice',
    OtherDocuments: 'documents',
    RemoveDocuments: 'documents',
    Categories: 'categories',
    SubCategories: 'categories',
    ActivityArea: 'activityArea',
  },
  refusals: { COMPANY_EMAIL_USED: 'email' },
  // Removals of stored documents are not part of a draft: by then the documents may be deleted.
  draft: {
    without: ['removedDocuments'],
    numbers: ['foundedIn', 'capacity'],
    items: { categories: { categoryId: '', subCategoryIds: [''] }, logo: draftEntry, cover: draftEntry, documents: draftEntry },
  },
  says: (t, check) => (isTextCheck(check) ? saysText(t, check) : t(`company.check.${check}`)),
};

/** A company is filled in part by part and can be saved in between. */
export const rulesOf = (checkedParts: ReadonlySet<Part>): typeof companyForm.rules =>
  companyForm.rules.filter(([field]) => checkedParts.has(partOf(field)));
