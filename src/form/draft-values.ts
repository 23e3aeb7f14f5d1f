/** Conversion between the values of a form and its draft. */
import type { Language } from '../../contract/text/languages.ts';
import { numberIn } from './typed-number.ts';

type Values = Readonly<Record<string, unknown>>;

/** How values of a form are stored as a draft; defined with its subject (form-of.ts). */
export interface DraftRules {
  /** Names of fields that are never stored, such as passwords. */
  without?: readonly string[];
  /**
   * Example values by field, for lists whose items are not texts and for fields that may be null. A stored value of another shape is
   * dropped.
   */
  items?: Values;
  /** Names of fields with numbers, at any depth: 1.250 is another number in English than in Turkish. */
  numbers?: readonly string[];
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Whether there are chosen files, which a draft cannot store. */
export const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) ? value.some(hasFile) : isObject(value) && Object.values(value).some(hasFile));

/** Stored values: all except files and excluded fields. */
export function draftValues(values: Values, { without = [] }: DraftRules = {}): Values {
  const stored = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (without.includes(name) || (!Array.isArray(value) && hasFile(value))) return [];
    return [[name, Array.isArray(value) ? value.filter((item) => !hasFile(item)) : value]];
  });
  return Object.fromEntries(stored);
}

/** Writes the numbers of JSON values in the notation of another language. */
export const withNumbersIn = (values: Values, { numbers = [] }: DraftRules, from: Language, to: Language): Values =>
  from === to
    ? values
    : (JSON.parse(JSON.stringify(values), (name, value: unknown) =>
        typeof value === 'string' && numbers.includes(name) ? numberIn(value, from, to) : value,
      ) as Values);

/** A hash of the values, independent of the order of fields. */
export const hashOfValues = (values: Values): string => {
  const text = JSON.stringify(values, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value,
  );
  // FNV-1a: it distinguishes versions and has no security purpose.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${text.length}-${hash.toString(36)}`;
};

/** Whether a stored value has the shape of the present one. Ids that are not chosen yet are null. */
function fits(stored: unknown, present: unknown, item: unknown): boolean {
  if (Array.isArray(present)) return Array.isArray(stored) && stored.every((each) => fits(each, item, ''));
  if (isObject(present)) return isObject(stored) && Object.keys(present).every((name) => fits(stored[name], present[name], ''));
  if (present === null && isObject(stored)) return isObject(item) && fits(stored, item, '');
  if (present === null || stored === null) return stored === null || typeof stored === 'string';
  return typeof stored === typeof present;
}

/** The fields of a draft that fit this form; the storage may hold anything. */
export const takenValues = (stored: Values, present: Values, { without = [], items = {} }: DraftRules = {}): Values =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => name in present && !without.includes(name) && fits(value, present[name], items[name] ?? ''),
    ),
  );
