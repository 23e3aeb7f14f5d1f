/** Addresses of the sections of people and companies: what is looked for, and what is shown of it. */
import { sectionAddress } from '../sections.ts';

type SectionName = 'people' | 'companies';
const names = ['text', 'suspended', 'before', 'id'] as const;
export type Place = Partial<Record<(typeof names)[number], string>>;

/** What the address says, without what is empty. */
export const placeOf = (search: Readonly<Record<string, string>>): Place =>
  Object.fromEntries(names.flatMap((name) => (search[name] === undefined || search[name] === '' ? [] : [[name, search[name]]])));

export function placeAddress(section: SectionName, place: Place): string {
  const query = new URLSearchParams(placeOf(place as Record<string, string>)).toString();
  return sectionAddress(section) + (query === '' ? '' : `&${query}`);
}

/** As the calls take it. */
export const askedOf = ({ text, suspended, before }: Place) => ({
  ...(text !== undefined && { text }),
  ...(suspended !== undefined && { isSuspended: true }),
  ...(before !== undefined && { before: Number(before) }),
});
