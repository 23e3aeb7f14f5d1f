import { cityOf, webAddressOf } from '../../../contract/company/public-page.ts';
import type { PublicCompany } from '../../../contract/company/shapes.ts';
import { asciiUpperCase } from '../../../contract/text/letter-case.ts';
import type { TradeReader } from '../../i18n/trade.ts';
import { shortDescription } from '../short-text.ts';
import { orNothing, pageIn, type Thing } from './json-ld.ts';

/** "11-25", "250+". */
function employees(range: string): Thing | undefined {
  const [minValue, maxValue] = range.replace('+', '').split('-').map(Number);
  return minValue ? { '@type': 'QuantitativeValue', minValue, maxValue } : undefined;
}

/** A public company, without e-mail and phone, which harvesters would collect. */
export function companyData(
  company: PublicCompany,
  { reader, path, absolute }: { reader: TradeReader; path: string; absolute: (path: string) => string },
): Thing {
  const { address, facts = {} } = company;
  const { language } = reader;
  const site = webAddressOf(company.webSite);
  return {
    '@type': 'Organization',
    name: company.name,
    description: orNothing(shortDescription(company.description)),
    url: absolute(path),
    mainEntityOfPage: pageIn(company.language ?? language),
    logo: company.logoURL === '' ? undefined : absolute(company.logoURL),
    image: company.mainPhotoUrl === '' ? undefined : absolute(company.mainPhotoUrl),
    sameAs: site?.href,
    numberOfEmployees: employees(company.numberOfEmployee),
    address: {
      '@type': 'PostalAddress',
      streetAddress: orNothing(address.stDescription),
      addressLocality: orNothing([address.areaName, cityOf(company, language)].filter(Boolean).join(', ')),
      postalCode: orNothing(address.postalCode),
      addressCountry: orNothing(asciiUpperCase(company.country)),
    },
    foundingDate: facts.foundedIn?.toString(),
    areaServed: facts.markets?.map((code) => ({ '@type': 'Country', name: reader.country(code) })),
    knowsLanguage: facts.speaks,
    knowsAbout: company.categories.map(({ description }) => description[language]),
  };
}
