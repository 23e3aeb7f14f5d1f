import { isNone } from '../../../../contract/company/fields.ts';
import { activityOf } from '../../../i18n/activity-of.ts';
import { activityTexts } from '../../shared/activity.ts';
import { cityOf } from '../../../../contract/company/public-page.ts';
import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { phoneText } from '../../../i18n/phone-text.ts';
import { leftToRight } from '../../../../contract/text/isolate.ts';
import { asciiUpperCase } from '../../../../contract/text/letter-case.ts';
import { formatRange } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { joined, quantityText } from '../../../i18n/trade.ts';
import { useTexts } from '../../shared/texts.tsx';
import type { TextRow } from './Changes.tsx';
import { otherTexts } from './other-texts.ts';

/** All fields of a company as text, for reading and for comparing two versions. */
export function useCompanyRows(): (company: OwnCompany) => TextRow[] {
  const { t, language } = useTexts();
  const listed = (parts: readonly string[]): string => joined(parts, { t, language });
  const taxRows = ({ isWithheld, taxpayerNumber, taxpayerOffice }: OwnCompany): [string, string][] =>
    isWithheld === true
      ? []
      : [
          [t('company.field.taxNumber'), taxpayerNumber],
          [t('company.field.taxOffice'), isNone(taxpayerOffice) ? t('company.noTaxOffice') : taxpayerOffice],
        ];
  return (company) => {
    const { address, facts = {} } = company;
    const categories = company.categories.map(
      (category) => `${category.description[language]}: ${listed(category.subCategories.map(({ description }) => description[language]))}`,
    );
    const area = activityOf(company);
    const activity = area === '' ? '' : t(activityTexts[area]);
    const rows: (readonly [string, string | number | null | undefined])[] = [
      [t('company.field.name'), company.name],
      [t('company.field.type'), company.type?.typeDescription[language]],
      [t('company.field.email'), company.email],
      [t('company.field.webSite'), isNone(company.webSite) ? t('company.noWebSite') : company.webSite],
      [t('company.field.description'), company.description],
      ...otherTexts(company.texts, { name: t('company.field.name'), description: t('company.field.description') }),
      [t('company.field.tags'), listed(company.companyKeywords)],
      [t('company.field.video'), company.promotionVideoUrl],
      [t('company.field.employees'), company.numberOfEmployee && formatRange(company.numberOfEmployee, language)],
      [t('company.field.hsCode'), company.hsCode],
      [t('company.field.bankNames'), company.bankNames],
      [t('company.facts.foundedIn'), facts.foundedIn],
      [t('company.facts.capacity'), facts.capacity && quantityText(facts.capacity, { t, language })],
      [t('company.facts.markets'), facts.markets && listed(facts.markets.map((code) => asciiUpperCase(code)))],
      [t('company.facts.speaks'), facts.speaks && listed(facts.speaks.map((code) => languageName(code, language)))],
      [t('company.field.addressHeader'), address.stHeader],
      [t('company.field.country'), address.countryName?.[language]],
      [t('company.field.city'), cityOf(company, language)],
      [t('company.field.area'), address.areaName],
      [t('company.field.addressDescription'), address.stDescription],
      [t('company.field.postalCode'), address.postalCode],
      [t('company.field.phone'), address.phone && leftToRight(phoneText(address.phone))],
      ...taxRows(company),
      [t('company.field.category'), categories.join('\n')],
      [t('company.field.activityArea'), activity],
    ];
    return rows.map(([label, value]) => [label, value === null || value === undefined ? '' : String(value)]);
  };
}
