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
  /** Of name and description; empty in rows that were stored before anybody asked. */
  language: ApiLanguage | '';
  /** JSON. */
  texts: string;
}

export const textColumns = ['language', 'texts'] as const;

/** A company's own name is in no language: its texts have none. */
type Texts = Partial<Record<ApiLanguage, { name?: string; description: string }>>;
const furtherOf = (row: Pick<WithTexts, 'texts'>): Texts => JSON.parse(row.texts) as Texts;
export const textsOf = (row: Pick<WithTexts, 'texts'>): AuthorTexts => furtherOf(row) as AuthorTexts;

/** In which the main fields are. */
export const languageOf = (row: Pick<WithTexts, 'name' | 'description' | 'language'>): ApiLanguage =>
  row.language === '' ? writtenLanguage(`${row.name} ${row.description}`) : row.language;

interface Shown extends AuthorText {
  language: ApiLanguage;
  originalLanguage: ApiLanguage;
}

/** What a reader gets: their own language where the author wrote it, else the main fields. Without a reader's language these. */
export function shownText(row: WithTexts, reader: ApiLanguage | undefined): Shown {
  const originalLanguage = languageOf(row);
  const { name, description } = row;
  const own = reader === undefined || reader === originalLanguage ? undefined : furtherOf(row)[reader];
  return own === undefined || reader === undefined
    ? { name, description, language: originalLanguage, originalLanguage }
    : { name, ...own, language: reader, originalLanguage };
}

/** {@link shownText} with what the author wrote in the main fields, where that is another text. */
export function shownWithOriginal(row: WithTexts, reader: ApiLanguage | undefined): Shown & { original?: AuthorText } {
  const shown = shownText(row, reader);
  const { name, description } = row;
  return shown.language === shown.originalLanguage ? shown : { ...shown, original: { name, description } };
}

/** What a write says of languages. */
interface Sent {
  text: string;
  language: ApiLanguage | undefined;
  texts: Texts | undefined;
}

/**
 * Language and texts as they will be stored; what was not sent stays.
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
  // A guess never takes the place of a text that somebody wrote.
  const kept = texts[guessed] === undefined ? guessed : before?.language || guessed;
  const language = sent.language ?? kept;
  if (texts[language] !== undefined) {
    const field = sent.texts === undefined ? `${prefix}.Language` : `${prefix}.Texts.${language}`;
    throw new Refusal('BAD_INPUT', { fields: { [field]: 'DUPLICATE' } });
  }
  return { language, texts: JSON.stringify(texts) };
}

/** Names in further languages. */
export const furtherNames = (row: Pick<WithTexts, 'texts'>): string[] =>
  Object.values(furtherOf(row)).flatMap(({ name }) => (name === undefined ? [] : [name]));

/** Whether a version has a name, in any language, that the other does not have there: names are what moderators look at (docs/behaviour.md#reviewed-edits, docs/behaviour.md#approved-version). */
export function isRenamed(after: Pick<WithTexts, 'name' | 'texts'>, before: Pick<WithTexts, 'name' | 'texts'>): boolean {
  const [now, then] = [furtherOf(after), furtherOf(before)];
  return after.name !== before.name || (Object.keys(now) as ApiLanguage[]).some((language) => now[language]?.name !== then[language]?.name);
}
