/** The contents of a version and their validation. The file builds no schemas, so that the form can load the same checks as the API. */
import { videoIdOf } from '../company/video.ts';
import type { FieldError } from '../wire/errors.ts';
import { type ApiLanguage, apiLanguages } from '../text/languages.ts';
import { type ContentField, type ContentKind, contentRuleOf } from './kinds.ts';

/** Texts by field; a field that is missing is empty. */
export type FieldTexts = Readonly<Record<string, string>>;

export interface ContentValues {
  readonly shared: FieldTexts;
  readonly texts: Readonly<Partial<Record<ApiLanguage, FieldTexts>>>;
}

/** The field of a fault: `shared.position`, `AR.title`. */
export type ContentPlace = `${'shared' | ApiLanguage}.${string}`;

const pathPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** @returns minor units of a decimal amount such as "190.00", or null for any other text */
export function minorOf(amount: string): number | null {
  const found = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(amount);
  return found === null ? null : Number(found[1]) * 100 + Number(found[2] ?? 0);
}

/** The lines of a list, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function numberFault(number: number | null, { min = 0, max }: ContentField): FieldError | null {
  return number === null || !Number.isInteger(number) || number < min || number > max ? 'INVALID_NUMBER' : null;
}

function fieldFault(field: ContentField, text: string, isNeeded: boolean): FieldError | null {
  if (text === '') return isNeeded ? 'REQUIRED' : null;
  if (field.type === 'count') return numberFault(/^\d{1,9}$/.test(text) ? Number(text) : null, field);
  if (field.type === 'money') return numberFault(minorOf(text), field);
  if (text.length > field.max) return 'TOO_LONG';
  if (field.type === 'path' && !pathPattern.test(text)) return 'INVALID';
  if (field.type === 'choice' && field.options?.includes(text) !== true) return 'INVALID';
  if (field.type === 'video' && videoIdOf(text) === null) return 'INVALID_VIDEO';
  return null;
}

const isWritten = (texts: FieldTexts | undefined): boolean => Object.values(texts ?? {}).some((text) => text !== '');

/** The languages in which an entry has a text. */
export const writtenLanguages = ({ texts }: ContentValues): ApiLanguage[] => apiLanguages.filter((language) => isWritten(texts[language]));

/**
 * @param isWhole required fields must be present, for publication
 * @param first the language in which required fields of an empty entry are reported
 */
export function contentFaults(
  kind: ContentKind,
  values: ContentValues,
  isWhole: boolean,
  first: ApiLanguage = 'EN',
): Record<ContentPlace, FieldError> {
  const rule = contentRuleOf(kind);
  const faults: Record<ContentPlace, FieldError> = {};
  const checkFields = (place: 'shared' | ApiLanguage, fields: readonly ContentField[], texts: FieldTexts, whole: boolean): void => {
    for (const field of fields) {
      const isNeeded = field.isRequired === 'alone' ? !isWritten(texts) : field.isRequired === true;
      const fault = fieldFault(field, texts[field.name] ?? '', whole && isNeeded);
      if (fault !== null) faults[`${place}.${field.name}`] = fault;
    }
  };
  checkFields('shared', rule.shared, values.shared, isWhole);
  const written = writtenLanguages(values);
  const asked = rule.needsAll ? apiLanguages : written.length === 0 ? [first] : written;
  for (const language of apiLanguages) checkFields(language, rule.texts, values.texts[language] ?? {}, isWhole && asked.includes(language));
  return faults;
}
