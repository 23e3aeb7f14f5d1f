/** The form of an entry: the fields of its kind that languages share, and those of each language. */
import type { FieldPath } from 'react-hook-form';
import type { FieldError } from '../../../../contract/wire/errors.ts';
import { type ApiLanguage, apiLanguages, inEachApiLanguage, type Language } from '../../../../contract/text/languages.ts';
import { type ContentField, type ContentKind, contentRuleOf } from '../../../../contract/publishing/kinds.ts';
import type { ContentValues, FieldTexts } from '../../../../contract/publishing/values.ts';
import { typedInteger, typedNumber } from '../../../form/typed-number.ts';
import type { FormOf } from '../../../form/form-of.ts';
import { fieldText } from '../../../form/field-errors.ts';
import { type FileEntry, draftEntry } from '../../../form/files.ts';

export type EntryValues = Record<'shared' | ApiLanguage, Record<string, string>> & {
  /** Chosen and not yet saved. */
  file: FileEntry | null;
};

const filled = (fields: readonly ContentField[], texts: FieldTexts = {}): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, texts[name] ?? '']));

export function entryValues(kind: ContentKind, { shared, texts }: ContentValues): EntryValues {
  const rule = contentRuleOf(kind);
  return {
    shared: filled(rule.shared, shared),
    ...inEachApiLanguage((language) => filled(rule.texts, texts[language])),
    file: null,
  };
}

export const emptyValues: ContentValues = { shared: {}, texts: {} };

/** Converts numbers from the editor's notation to the wire; other text is left for the check to report. */
function plainNumber({ type }: ContentField, text: string, language: Language): string {
  if (text.trim() === '') return '';
  if (type === 'count') return String(typedInteger(text) ?? text);
  if (type !== 'money') return text;
  const amount = typedNumber(text, language);
  return amount === null ? text : amount.toFixed(2);
}

/** The typed values in the form in which a version stores them. @param language of the editor, in which numbers are typed */
export function typedValues(kind: ContentKind, values: EntryValues, language: Language): ContentValues {
  const rule = contentRuleOf(kind);
  const plain = (fields: readonly ContentField[], texts: FieldTexts): FieldTexts =>
    Object.fromEntries(fields.map((field) => [field.name, plainNumber(field, (texts[field.name] ?? '').trim(), language)]));
  return {
    shared: plain(rule.shared, values.shared),
    texts: inEachApiLanguage((each) => plain(rule.texts, values[each])),
  };
}

/** The fields of the call: texts as JSON, for languages that have a text or had one. */
export function sentFields(kind: ContentKind, { shared, texts }: ContentValues): Partial<Record<'shared' | ApiLanguage, string>> {
  const rule = contentRuleOf(kind);
  return {
    ...(rule.shared.length > 0 && { shared: JSON.stringify(shared) }),
    ...(rule.texts.length > 0 && Object.fromEntries(apiLanguages.map((language) => [language, JSON.stringify(texts[language] ?? {})]))),
  };
}

const placesOf = (kind: ContentKind): FieldPath<EntryValues>[] => {
  const rule = contentRuleOf(kind);
  return [
    ...rule.shared.map(({ name }) => `shared.${name}` as const),
    ...apiLanguages.flatMap((language) => rule.texts.map(({ name }) => `${language}.${name}` as const)),
  ];
};

const moneyFields = (kind: ContentKind): string[] =>
  contentRuleOf(kind)
    .shared.filter(({ type }) => type === 'money')
    .map(({ name }) => name);

/** `contentFaults` checks the whole entry, in the API too, so the form has no rules of its own. */
export const entryForm = (kind: ContentKind): FormOf<EntryValues, FieldError> => ({
  rules: [],
  names: { ...Object.fromEntries(placesOf(kind).map((place) => [place, place])), picture: 'file' },
  draft: { items: { file: draftEntry }, numbers: moneyFields(kind) },
  says: fieldText,
});
