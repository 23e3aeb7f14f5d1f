/** Derived values of a company's public page, for the page and for its owner's preview. */
import type { Language } from '../text/languages.ts';
import { cityNameOf, inOneLine, isolatedParts } from '../lookup/place-name.ts';
import { isNone } from './fields.ts';
import type { PublicCompany } from './shapes.ts';

/** The city's name in the reader's language; empty without one. */
export const cityOf = ({ address }: Pick<PublicCompany, 'address'>, language: Language): string =>
  cityNameOf(address.cityName, address.cityNames, language);

/** One line: street, district, postal code and city, country. @param country its name in the reader's language */
export function addressLine(company: Pick<PublicCompany, 'address'>, country: string, language: Language): string {
  const { stDescription, areaName, postalCode } = company.address;
  const city = isolatedParts([postalCode, cityOf(company, language)]).join(' ');
  return inOneLine([...isolatedParts([stDescription, areaName]), city, ...isolatedParts([country])], language);
}

/** @param webSite as typed, with or without protocol; @returns null for none, and for invalid addresses */
export const webAddressOf = (webSite: string): URL | null =>
  webSite === '' || isNone(webSite) ? null : URL.parse(/^https?:\/\//i.test(webSite) ? webSite : `https://${webSite}`);

/** A web address as pages show it. */
export const hostOf = (address: URL): string => address.host.replace(/^www\./, '');
