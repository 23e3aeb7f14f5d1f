/** What an offer is called for a reader, wherever it is only named: the one rule for lists, notifications, mails and pushes. */
import { type ApiLanguage, apiLanguages } from '../../../contract/text/languages.ts';
import type { Title } from '../../../contract/text/title.ts';
import { writtenLanguage } from '../../../contract/text/written-language.ts';
import { forgottenTitle } from '../db/forgetting.ts';

/** The names of an offer, as {@link namesSql} reads them. */
interface Names {
  name: string;
  /** Empty in rows from before languages were stored. */
  language: ApiLanguage | '';
  /** By the author. */
  own: Partial<Record<ApiLanguage, string | null>>;
}

/**
 * SQL: the names of an offer in all languages as JSON, without its other texts; null if there is none.
 * @param offer the table's name in the query
 * @param column SQL of one of its columns
 */
export function namesSql(offer: string, column = (name: string): string => `${offer}.${name}`): string {
  const inLanguages = (texts: string): string =>
    `json_object(${apiLanguages.map((language) => `'${language}', json_extract(${column(texts)}, '$.${language}.name')`).join(', ')})`;
  return `CASE WHEN ${offer}.name<>'${forgottenTitle}' THEN json_object('name', ${column('name')}, 'language', ${column('language')}, 'own', ${inLanguages('texts')}) END`;
}

/**
 * The title for a reader: in their language if the author wrote it, otherwise the original.
 * @param names JSON of {@link namesSql}; null if there is no offer (any more)
 * @param otherwise what it is called then
 */
export function titleOf(names: string | null | undefined, reader: ApiLanguage | undefined, otherwise = ''): Title {
  if (names === null || names === undefined) return { text: otherwise };
  const { name, language: stored, own } = JSON.parse(names) as Names;
  const language = stored === '' ? writtenLanguage(name) : stored;
  const text = reader === undefined || reader === language ? null : own[reader];
  if (text === null || text === undefined || reader === undefined) return { text: name, language };
  return { text, language: reader, original: { text: name, language } };
}

/** Every text that an offer is called by, for a search in all languages. */
export function allNames(names: string | null | undefined): string[] {
  if (names === null || names === undefined) return [];
  const { name, own } = JSON.parse(names) as Names;
  return [name, ...Object.values(own).flatMap((text) => text ?? [])];
}
