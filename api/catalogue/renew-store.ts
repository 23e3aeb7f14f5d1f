/** SQL of updating search texts that were stored in an older version. */
import type { CompanyRow } from '../company/row.ts';
import type { PlaceRow } from '../lookup/store.ts';
import type { RequestRow } from '../request/row.ts';
import type { Catalogue } from './match.ts';

/** The position of the walk through a catalogue. */
export interface Renewal {
  kind: Catalogue;
  version: number;
  /** The version that rows up to `done_seq` have. */
  target: number;
  done_seq: number;
}

export interface Stored {
  seq: number;
  version: number;
  search_text: string;
  /** Whether the row can be in a list: it is not deleted, and not an account's own company. */
  is_listable: 0 | 1;
}
export type StoredRequest = Stored & Pick<RequestRow, 'name' | 'texts' | 'keywords' | 'category_id' | 'sub_category_id' | 'facts'>;
export type StoredCompany = Stored &
  Pick<CompanyRow, 'name' | 'keywords' | 'hs_code' | 'categories'> &
  Pick<PlaceRow, 'city_name' | 'city_names'>;

/** The columns from which the texts are made. */
export const textColumns: Record<Catalogue, string> = {
  request: 'name, texts, keywords, category_id, sub_category_id, facts, deleted_at IS NULL AND archive_copy IS NULL AS is_listable',
  company: `name, keywords, hs_code, categories, deleted_at IS NULL AND is_user_company = 0 AS is_listable,
    (SELECT name FROM city WHERE id = city_id) AS city_name, (SELECT names FROM city WHERE id = city_id) AS city_names`,
};

/** @returns the catalogues with rows that may have an older version */
export const readRenewals = async (db: D1DatabaseSession, version: number): Promise<Renewal[]> =>
  (await db.prepare('SELECT kind, version, target, done_seq FROM search_version WHERE version <> ?1').bind(version).all<Renewal>()).results;

/** The next rows in the order of storing, at most `count`. */
export const readStored = async (db: D1DatabaseSession, kind: Catalogue, afterSeq: number, count: number) =>
  (
    await db
      .prepare(`SELECT seq, version, search_text, ${textColumns[kind]} FROM ${kind} WHERE seq > ?1 ORDER BY seq LIMIT ?2`)
      .bind(afterSeq, count)
      .all<StoredRequest | StoredCompany>()
  ).results;

/** Records the position of the walk; of two simultaneous walks, the one that is behind changes nothing. */
export const proceedStatement = (db: D1DatabaseSession, before: Renewal, after: Renewal): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE search_version SET version = ?2, target = ?3, done_seq = ?4 WHERE kind = ?1 AND version = ?5 AND target = ?6 AND done_seq = ?7',
    )
    .bind(before.kind, after.version, after.target, after.done_seq, before.version, before.target, before.done_seq);
