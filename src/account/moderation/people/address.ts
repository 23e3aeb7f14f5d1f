/** Addresses of the people and company sections: search and open details. */
import { sectionAddress } from '../sections.ts';

type SectionName = 'people' | 'companies';
const names = ['text', 'suspended', 'before', 'id'] as const;
export type Place = Partial<Record<(typeof names)[number], string>>;

/** The search of an address, without empty values. */
export const placeOf = (search: Readonly<Record<string, string>>): Place =>
  Object.fromEntries(names.flatMap((name) => (search[name] === undefined || search[name] === '' ? [] : [[name, search[name]]])));

export function placeAddress(section: SectionName, place: Place): string {
  const query = new URLSearchParams(placeOf(place as Record<string, string>)).toString();
  return sectionAddress(section) + (query === '' ? '' : `&${query}`);
}

/** The input of the search calls. */
export const askedOf = ({ text, suspended, before }: Place) => ({
  ...(text !== undefined && { text }),
  ...(suspended !== undefined && { isSuspended: true }),
  ...(before !== undefined && { before: Number(before) }),
});
