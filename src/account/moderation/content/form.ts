/** The form of an entry: the fields of its kind for all languages together, and for each. */
import type { FieldPath } from 'react-hook-form';
import type { FieldError } from '../../../../contract/wire/errors.ts';
import { type ApiLanguage, apiLanguages, inEachApiLanguage } from '../../../../contract/text/languages.ts';
import { type ContentField, type ContentKind, contentRuleOf } from '../../../../contract/publishing/kinds.ts';
import type { ContentValues, FieldTexts } from '../../../../contract/publishing/values.ts';
import { typedInteger, typedNumber } from '../../../form/typed-number.ts';
import type { FormOf } from '../../../form/form-of.ts';
import { fieldText } from '../../../form/field-errors.ts';
import { type FileEntry, keptEntry } from '../../../form/files.ts';
import type { Language } from '../../../i18n/languages.ts';

export type EntryValues = Record<'shared' | ApiLanguage, Record<string, string>> & {
  /** Chosen and not saved yet. */
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

/** Numbers as people type them → as they are sent; what is none stays, to be told. */
function plainNumber({ type }: ContentField, text: string, language: Language): string {
  if (text.trim() === '') return '';
  if (type === 'count') return String(typedInteger(text) ?? text);
  if (type !== 'money') return text;
  const amount = typedNumber(text, language);
  return amount === null ? text : amount.toFixed(2);
}

/** What was typed, as a version holds it. @param language of who types numbers */
export function typedValues(kind: ContentKind, values: EntryValues, language: Language): ContentValues {
  const rule = contentRuleOf(kind);
  const plain = (fields: readonly ContentField[], texts: FieldTexts): FieldTexts =>
    Object.fromEntries(fields.map((field) => [field.name, plainNumber(field, (texts[field.name] ?? '').trim(), language)]));
  return {
    shared: plain(rule.shared, values.shared),
    texts: inEachApiLanguage((each) => plain(rule.texts, values[each])),
  };
}

/** The fields of the call: texts as JSON, those of languages that hold something or did. */
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

/** Faults of the whole entry are told by `contentFaults`, which the API asks too: there are no rules of the form alone. */
export const entryForm = (kind: ContentKind): FormOf<EntryValues, FieldError> => ({
  rules: [],
  names: { ...Object.fromEntries(placesOf(kind).map((place) => [place, place])), picture: 'file' },
  draft: { items: { file: keptEntry } },
  says: fieldText,
});
