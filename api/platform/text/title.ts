/** The name of an offer for a reader: the one rule for lists, notifications, mails and pushes. */
import { type ApiLanguage, apiLanguages } from '../../../contract/text/languages.ts';
import type { Title } from '../../../contract/text/title.ts';
import { writtenLanguage } from '../../../contract/text/written-language.ts';
import { forgottenTitle } from '../db/forgetting.ts';
import { edited } from '../db/pending-edit.ts';

/** The names of an offer, as {@link namesSql} reads them. */
interface Names {
  name: string;
  /** Empty in rows from before languages were stored. */
  language: ApiLanguage | '';
  /** By the author. */
  own: Partial<Record<ApiLanguage, string | null>>;
  /** By the platform's translator. */
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

/** SQL: the same for its owner and the moderators: a pending edit is not translated. @param offer a table with `pending_edit` */
export const pendingNamesSql = (offer: string): string =>
  namesSql(offer, (column) =>
    column === 'translated' ? `iif(${offer}.pending_edit IS NULL, ${offer}.translated, '{}')` : edited(offer, column),
  );

/**
 * The title for a reader: in their language if the author wrote it, otherwise as translated when it was published, otherwise the original.
 * @param names JSON of {@link namesSql}; null if there is no offer (any more)
 * @param otherwise what it is called then
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

/** Every text that an offer is called by, for a search in all languages. */
export function allNames(names: string | null | undefined): string[] {
  if (names === null || names === undefined) return [];
  const { name, own, translated } = JSON.parse(names) as Names;
  return [name, ...[...Object.values(own), ...Object.values(translated)].flatMap((text) => text ?? [])];
}
