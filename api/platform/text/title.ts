/** The name of an offer for a reader, by one rule for lists, notifications, mails and pushes. */
import { type ApiLanguage, apiLanguages } from '../../../contract/text/languages.ts';
import type { Title } from '../../../contract/text/author-texts.ts';
import { writtenLanguage } from '../../../contract/text/written-language.ts';
import { forgottenTitle } from '../db/forgetting.ts';
import { edited } from '../db/pending-edit.ts';

/** The names of an offer, as {@link namesSql} reads them. */
interface Names {
  name: string;
  /** Language of the original; empty in rows that are older than this column. */
  language: ApiLanguage | '';
  /** Names by the author. */
  own: Partial<Record<ApiLanguage, string | null>>;
  /** Names by the platform's translator. */
  translated: Partial<Record<ApiLanguage, string | null>>;
}

/**
 * SQL: the names of an offer in all languages as JSON, without its other texts; null if there is none.
 * @param offer the table's name in the query
 * @param column SQL of one of its columns
 */
export function namesSql(offer: string, column = (name: string): string => `${offer}.${name}`): string {
  const inLanguages = (texts: string): string =>
    `json_object(${apiLanguages.map((language) => `'${language}', json_extract(${column(texts)}, '$.${language}.name')`).join(', ')})`;
  return `CASE WHEN ${offer}.name<>'${forgottenTitle}' THEN json_object('name', ${column('name')}, 'language', ${column('language')}, 'own', ${inLanguages('texts')}, 'translated', ${inLanguages('translated')}) END`;
}

/** SQL: the same for the owner and moderators, with a pending edit, which has no translations. @param offer a table with `pending_edit` */
export const pendingNamesSql = (offer: string): string =>
  namesSql(offer, (column) =>
    column === 'translated' ? `iif(${offer}.pending_edit IS NULL, ${offer}.translated, '{}')` : edited(offer, column),
  );

/**
 * The title for a reader: the author's in the reader's language, otherwise its translation from the time of publication, otherwise the
 * original. @param names JSON of {@link namesSql}; null if there is no offer @param otherwise the title in that case
 */
export function titleOf(names: string | null | undefined, reader: ApiLanguage | undefined, otherwise = ''): Title {
  if (names === null || names === undefined) return { text: otherwise };
  const { name, language: stored, own, translated } = JSON.parse(names) as Names;
  const language = stored === '' ? writtenLanguage(name) : stored;
  if (reader === undefined || reader === language) return { text: name, language };
  const original = { text: name, language };
  const text = own[reader] ?? null;
  if (text !== null) return { text, language: reader, original };
  const machine = translated[reader] ?? null;
  return machine === null ? original : { text: machine, language: reader, isTranslated: true, original };
}

/** All names of an offer, for a search in all languages. */
export function allNames(names: string | null | undefined): string[] {
  if (names === null || names === undefined) return [];
  const { name, own, translated } = JSON.parse(names) as Names;
  return [name, ...[...Object.values(own), ...Object.values(translated)].flatMap((text) => text ?? [])];
}
