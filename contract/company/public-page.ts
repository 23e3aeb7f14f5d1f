/** What the public page of a company makes of its fields, for the page itself and for its owner's preview of it. */
import type { PublicCompany } from './shapes.ts';

/** One line: street, district, postal code and city, country. @param country its name in the reader's language */
export const addressLine = ({ address }: Pick<PublicCompany, 'address'>, country: string): string =>
  [address.stDescription, address.areaName, [address.postalCode, address.cityName].filter(Boolean).join(' '), country]
    .filter((text) => text !== '')
    .join(', ');

/** @param webSite as typed, with its protocol or without; @returns null for none, and for what is no address */
export const webAddressOf = (webSite: string): URL | null =>
  webSite === '' ? null : URL.parse(/^https?:\/\//i.test(webSite) ? webSite : `https://${webSite}`);

/** How an address is shown. */
export const hostOf = (address: URL): string => address.host.replace(/^www\./, '');
