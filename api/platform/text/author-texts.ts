/**
 * Rows whose authors may write in several languages: `name` and `description` are in `language`, `texts` has what stands beside them in
 * further ones (contract/text/author-texts.ts).
 */
import type { AuthorText, AuthorTexts } from '../../../contract/text/author-texts.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { writtenLanguage } from '../../../contract/text/written-language.ts';
import { Refusal } from '../http/refusal.ts';

export interface WithTexts {
  name: string;
  description: string;
  /** Of name and description; empty in rows from before languages were stored. */
  language: ApiLanguage | '';
  /** JSON. */
  texts: string;
}

export const textColumns = ['language', 'texts'] as const;

/** A company's name has no language, so its texts have no names. */
type Texts = Partial<Record<ApiLanguage, { name?: string; description: string }>>;
const furtherOf = (row: Pick<WithTexts, 'texts'>): Texts => JSON.parse(row.texts) as Texts;
export const textsOf = (row: Pick<WithTexts, 'texts'>): AuthorTexts => furtherOf(row) as AuthorTexts;

/** Language of the main fields. */
export const languageOf = (row: Pick<WithTexts, 'name' | 'description' | 'language'>): ApiLanguage =>
  row.language === '' ? writtenLanguage(`${row.name} ${row.description}`) : row.language;

interface Shown extends AuthorText {
  language: ApiLanguage;
  originalLanguage: ApiLanguage;
}

/**
 * The text for a reader: in their language if the author wrote it, otherwise the main fields; these also without a language of the
 * reader.
 */
export function shownText(row: WithTexts, reader: ApiLanguage | undefined): Shown {
  const originalLanguage = languageOf(row);
  const { name, description } = row;
  const own = reader === undefined || reader === originalLanguage ? undefined : furtherOf(row)[reader];
  return own === undefined || reader === undefined
    ? { name, description, language: originalLanguage, originalLanguage }
    : { name, ...own, language: reader, originalLanguage };
}

/** {@link shownText} with the main fields, if they differ. */
export function shownWithOriginal(row: WithTexts, reader: ApiLanguage | undefined): Shown & { original?: AuthorText } {
  const shown = shownText(row, reader);
  const { name, description } = row;
  return shown.language === shown.originalLanguage ? shown : { ...shown, original: { name, description } };
}

/** The language fields of a write. */
interface Sent {
  text: string;
  language: ApiLanguage | undefined;
  texts: Texts | undefined;
}

/**
 * Language and texts to be stored; omitted ones stay unchanged.
 * @param before as the author saw it
 * @param account the author's own language
 * @param prefix of the fields, as a refusal names them
 * @throws Refusal BAD_INPUT when a text is in the language of the main fields
 */
export function judgeTexts(
  sent: Sent,
  before: Pick<WithTexts, 'language' | 'texts'> | null,
  account: ApiLanguage,
  prefix: string,
): { language: ApiLanguage; texts: string } {
  const texts = sent.texts ?? (before === null ? {} : furtherOf(before));
  const guessed = writtenLanguage(sent.text, before?.language || account);
  // A guessed language never replaces a text that somebody wrote.
  const kept = texts[guessed] === undefined ? guessed : before?.language || guessed;
  const language = sent.language ?? kept;
  if (texts[language] !== undefined) {
    const field = sent.texts === undefined ? `${prefix}.Language` : `${prefix}.Texts.${language}`;
    throw new Refusal('BAD_INPUT', { fields: { [field]: 'DUPLICATE' } });
  }
  return { language, texts: JSON.stringify(texts) };
}

/** Names in other languages than the main one. */
export const furtherNames = (row: Pick<WithTexts, 'texts'>): string[] =>
  Object.values(furtherOf(row)).flatMap(({ name }) => (name === undefined ? [] : [name]));

/**
 * Whether a version has a name, in any language, that the other version does not have in that language: new names need a review
 * (docs/behaviour.md#reviewed-edits, docs/behaviour.md#approved-version).
 */
export function isRenamed(after: Pick<WithTexts, 'name' | 'texts'>, before: Pick<WithTexts, 'name' | 'texts'>): boolean {
  const [now, then] = [furtherOf(after), furtherOf(before)];
  return after.name !== before.name || (Object.keys(now) as ApiLanguage[]).some((language) => now[language]?.name !== then[language]?.name);
}
