/** Completeness of a company's profile: 18 items in 5 groups (docs/behaviour.md#completeness), for account pages, profile and API. */

/** The data that determine the 18 items. A missing value is an empty string, null or 0. */
export interface CompanyProfile {
  name: string;
  typeId: string | null;
  email: string | null;
  description: string;
  keywordCount: number;
  website: string | null;
  hasLogo: boolean;
  addressHeader: string | null;
  countryId: string | null;
  cityId: string | null;
  areaId: string | null;
  /** Whether the city has areas; if not, the item "area" counts as filled in. */
  cityHasAreas: boolean;
  addressDescription: string | null;
  postalCode: string | null;
  phone: string | null;
  taxpayerNumber: string | null;
  taxpayerOffice: string | null;
  /** A category together with one of its sub-categories. */
  categoryWithSubCategoryCount: number;
  activityArea: number | null;
}

export type CompletenessGroup = 'basics' | 'logo' | 'address' | 'tax' | 'categories';

export interface Completeness {
  /** Complete groups, 0 to 5. */
  groups: number;
  /** Filled items, 0 to 18. */
  items: number;
  isComplete: boolean;
  /** Missing items, in the order of the form. */
  missing: readonly string[];
  completeGroups: readonly CompletenessGroup[];
}

export const completenessItemCount = 18;
export const completenessGroupCount = 5;

const isFilled = (text: string | null): boolean => text !== null && text.trim() !== '';

function itemsOf(profile: CompanyProfile): Record<CompletenessGroup, Record<string, boolean>> {
  return {
    basics: {
      name: isFilled(profile.name),
      type: isFilled(profile.typeId),
      email: isFilled(profile.email),
      description: isFilled(profile.description),
      tags: profile.keywordCount > 0,
      webSite: isFilled(profile.website),
    },
    logo: { logo: profile.hasLogo },
    address: {
      addressHeader: isFilled(profile.addressHeader),
      country: isFilled(profile.countryId),
      city: isFilled(profile.cityId),
      area: isFilled(profile.areaId) || (isFilled(profile.cityId) && !profile.cityHasAreas),
      addressDescription: isFilled(profile.addressDescription),
      postalCode: isFilled(profile.postalCode),
      phone: isFilled(profile.phone),
    },
    tax: { taxpayerNumber: isFilled(profile.taxpayerNumber), taxpayerOffice: isFilled(profile.taxpayerOffice) },
    categories: {
      categories: profile.categoryWithSubCategoryCount > 0,
      activityArea: profile.activityArea === 1 || profile.activityArea === 2,
    },
  };
}

/** Computes the completeness of a profile (docs/behaviour.md#completeness). */
export function completenessOf(profile: CompanyProfile): Completeness {
  const groups = Object.entries(itemsOf(profile)) as [CompletenessGroup, Record<string, boolean>][];
  const items = groups.flatMap(([, group]) => Object.entries(group));
  const missing = items.filter(([, filled]) => !filled).map(([name]) => name);
  const completeGroups = groups.filter(([, group]) => Object.values(group).every(Boolean)).map(([name]) => name);
  return { groups: completeGroups.length, items: items.length - missing.length, isComplete: missing.length === 0, missing, completeGroups };
}

/** Percent of the 18 items, rounded down so that 100 means complete. */
export const completenessPercent = (items: number): number => Math.floor((items * 100) / completenessItemCount);
