/**
 * Rows whose authors may write in several languages: `name` and `description` are in `language`, `texts` has further languages
 * (contract/text/author-texts.ts).
 */
import type { AuthorText, AuthorTexts } from '../../../contract/text/author-texts.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { writtenLanguage } from '../../../contract/text/written-language.ts';
import { Refusal } from '../http/refusal.ts';

export interface WithTexts {
  name: string;
  description: string;
  /** Language of name and description; empty in rows that are older than this column. */
  language: ApiLanguage | '';
  /** JSON. */
  texts: string;
  /** JSON: translations by the platform's translator, only for offers (api/translation/offers.ts). Long descriptions are not translated. */
  translated?: string;
}

export const textColumns = ['language', 'texts'] as const;

interface Translated {
  name: string;
  description?: string;
}

/** A company's name has no language, so its texts have no names. */
type Texts = Partial<Record<ApiLanguage, { name?: string; description: string }>>;
const furtherOf = (row: Pick<WithTexts, 'texts'>): Texts => JSON.parse(row.texts) as Texts;
export const textsOf = (row: Pick<WithTexts, 'texts'>): AuthorTexts => furtherOf(row) as AuthorTexts;

export const translatedOf = (row: Pick<WithTexts, 'translated'>): Partial<Record<ApiLanguage, Translated>> =>
  JSON.parse(row.translated ?? '{}') as Partial<Record<ApiLanguage, Translated>>;

/** Language of the main fields. */
export const languageOf = (row: Pick<WithTexts, 'name' | 'description' | 'language'>): ApiLanguage =>
  row.language === '' ? writtenLanguage(`${row.name} ${row.description}`) : row.language;

interface Shown extends AuthorText {
  /** Language of both, unless the description has another one. */
  language: ApiLanguage;
  descriptionLanguage?: ApiLanguage;
  isTranslated?: true;
  originalLanguage: ApiLanguage;
}

/**
 * The text for a reader in a list: the author's text in the reader's language, otherwise its translation from the time of publication,
 * otherwise the main fields. Without a reader's language it is the main fields.
 */
export function shownText(row: WithTexts, reader: ApiLanguage | undefined): Shown {
  const originalLanguage = languageOf(row);
  const { name, description } = row;
  const main = { name, description, language: originalLanguage, originalLanguage };
  if (reader === undefined || reader === originalLanguage) return main;
  const own = furtherOf(row)[reader];
  if (own !== undefined) return { name, ...own, language: reader, originalLanguage };
  const translated = translatedOf(row)[reader];
  if (translated === undefined) return main;
  const isWhole = translated.description !== undefined;
  return { ...main, ...translated, language: reader, isTranslated: true, ...(!isWhole && { descriptionLanguage: originalLanguage }) };
}

/** The same for a name with its description: both in one language. */
export function shownWhole(row: WithTexts, reader: ApiLanguage | undefined): Shown {
  const shown = shownText(row, reader);
  return shown.descriptionLanguage === undefined ? shown : shownText(row, undefined);
}

/** {@link shownWhole} with the main fields, if they differ. */
export function shownWithOriginal(row: WithTexts, reader: ApiLanguage | undefined): Shown & { original?: AuthorText } {
  const shown = shownWhole(row, reader);
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
 * @param prefix prefix of the field names in a refusal
 * @throws Refusal BAD_INPUT when a text is in the language of the main fields
 */
export function checkTexts(
  sent: Sent,
  before: Pick<WithTexts, 'language' | 'texts'> | null,
  account: ApiLanguage,
  prefix: string,
): { language: ApiLanguage; texts: string } {
  const texts = sent.texts ?? (before === null ? {} : furtherOf(before));
  const guessed = writtenLanguage(sent.text, before?.language || account);
  // A detected language is not used if the author has a text in it already.
  const fallback = texts[guessed] === undefined ? guessed : before?.language || guessed;
  const language = sent.language ?? fallback;
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
