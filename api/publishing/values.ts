/** An editor's input as the values of the next version. */
import { pathOfName } from '../company/path.ts';
import type { FieldError } from '../../contract/wire/errors.ts';
import { type ApiLanguage, apiLanguages } from '../../contract/text/languages.ts';
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { type ContentField, type ContentKind, contentRuleOf } from '../../contract/publishing/kinds.ts';
import { contentFaults, type ContentValues, type FieldTexts, writtenLanguages } from '../../contract/publishing/values.ts';
import { plainLine, plainText } from '../../contract/text/plain-text.ts';
import { Refusal } from '../platform/http/refusal.ts';

export type SentTexts = Partial<Record<'shared' | ApiLanguage, FieldTexts>>;

const isLong = ({ type }: ContentField): boolean => type === 'text' || type === 'markdown' || type === 'lines';
const cleaned = (fields: readonly ContentField[], sent: FieldTexts): FieldTexts =>
  Object.fromEntries(fields.map((field) => [field.name, (isLong(field) ? plainText : plainLine)(sent[field.name] ?? '')]));

function unknownOf(place: string, fields: readonly ContentField[], sent: FieldTexts): [string, FieldError][] {
  const known = new Set(fields.map(({ name }) => name));
  return Object.keys(sent)
    .filter((name) => !known.has(name))
    .map((name) => [`${place}.${name}`, 'UNKNOWN_FIELD']);
}

/** @throws Refusal BAD_INPUT with the fields. @param isWhole for publication */
export function requireContent(kind: ContentKind, values: ContentValues, isWhole: boolean): void {
  const fields = contentFaults(kind, values, isWhole);
  if (Object.keys(fields).length > 0) throw new Refusal('BAD_INPUT', { fields });
}

/**
 * The values of a version, replaced by those that were sent, in stored form.
 * @throws Refusal BAD_INPUT for a field that the kind does not have, a text that is too long, and a picture that was not uploaded
 */
export function editedValues(kind: ContentKind, before: ContentValues, sent: SentTexts): ContentValues {
  const { shared, texts } = contentRuleOf(kind);
  const unknown = [
    ...unknownOf('shared', shared, sent.shared ?? {}),
    ...apiLanguages.flatMap((language) => unknownOf(language, texts, sent[language] ?? {})),
  ];
  if (unknown.length > 0) throw new Refusal('BAD_INPUT', { fields: Object.fromEntries(unknown) });
  const values: ContentValues = {
    shared: sent.shared === undefined ? before.shared : cleaned(shared, sent.shared),
    texts: Object.fromEntries(
      apiLanguages.flatMap((language) => {
        const own = sent[language];
        const stays = before.texts[language];
        if (own !== undefined) return [[language, cleaned(texts, own)]];
        return stays === undefined ? [] : [[language, stays]];
      }),
    ),
  };
  const { picture = '' } = values.shared;
  if (picture !== '' && picture !== before.shared['picture']) throw new Refusal('BAD_INPUT', { fields: { 'shared.picture': 'INVALID' } });
  requireContent(kind, values, false);
  return values;
}

/**
 * Gives an article a path in each language: a public one stays, then a typed one, otherwise it is made from the title.
 * @param isTaken whether another article has the path
 */
export function withPaths(
  values: ContentValues,
  publicPaths: Partial<Record<ApiLanguage, string>>,
  isTaken: (path: string) => boolean,
): ContentValues {
  const used = new Set(Object.values(publicPaths));
  const texts = { ...values.texts };
  for (const language of writtenLanguages(values)) {
    const own = texts[language] ?? {};
    const stays = publicPaths[language];
    const title = own['title'] ?? '';
    const wanted = own['path'] ?? '';
    if (stays === undefined && wanted === '' && title === '') continue;
    const free = (path: string): string => (used.has(path) || isTaken(path) ? `${path}-${asciiLowerCase(language)}` : path);
    const path = stays ?? free(wanted === '' ? pathOfName(title) : wanted);
    used.add(path);
    texts[language] = { ...own, path };
  }
  return { ...values, texts };
}

/** Language → title of an entry in lists. */
export function titlesOf(kind: ContentKind, values: ContentValues): string {
  if (kind === 'pack') return JSON.stringify({ EN: values.shared['credits'] ?? '' });
  const names = kind === 'banner' ? ['title', 'topText', 'description'] : ['name', 'title'];
  const titleOf = (texts: FieldTexts): string => names.map((name) => texts[name] ?? '').find((text) => text !== '') ?? '';
  return JSON.stringify(Object.fromEntries(writtenLanguages(values).map((language) => [language, titleOf(values.texts[language] ?? {})])));
}

/** The values of a version for the audit log: everything but long texts. */
export function auditValues(kind: ContentKind, values: ContentValues | null): Record<string, string> {
  if (values === null) return {};
  const { shared, texts } = contentRuleOf(kind);
  const named = (place: string, fields: readonly ContentField[], own: FieldTexts): [string, string][] =>
    fields.filter((field) => !isLong(field) && (own[field.name] ?? '') !== '').map(({ name }) => [`${place}${name}`, own[name] ?? '']);
  return Object.fromEntries([
    ...named('', shared, values.shared),
    ...writtenLanguages(values).flatMap((language) => named(`${language}.`, texts, values.texts[language] ?? {})),
  ]);
}
