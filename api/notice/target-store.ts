/** SQL of the items that can be reported, by kind. */
import { approval } from '../../contract/company/approval.ts';
import type { NoticeKind } from '../../contract/notice/fields.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import { checking } from '../company/certificate-store.ts';
import { namesSql } from '../platform/text/title.ts';
import { isCompanyPublic } from '../request/company-store.ts';
import { isPublicRequest } from '../request/store.ts';

export interface TargetRow {
  id: string;
  name: string;
  names: string | null;
  version: number;
  /** Empty for an article, like the next two fields. */
  company_id: string;
  company_name: string;
  company_path: string;
  service_type: ServiceType | null;
  /** JSON: the public path of an article in each language. */
  paths: string | null;
  /** Null for an article, which belongs to the operator. */
  owner_user_id: string | null;
  is_public: number;
  /** 1 if it can be public again without a review: an approved request, also if it is paused, expired or hidden with its company. */
  may_return: number;
}

const company = 'c.id AS company_id, c.name AS company_name, c.path AS company_path, c.owner_user_id, NULL AS paths';
const ofEntry = 'COALESCE(entry_key, id)';

/** SQL by kind: the item ?1, public or not; ?2 is now. */
const targets: Readonly<Record<NoticeKind, string>> = {
  company: `SELECT c.id, c.name, NULL AS names, c.version, NULL AS service_type, ${company}, (${isCompanyPublic}) AS is_public, 0 AS may_return FROM company c WHERE c.id = ?1 AND ?2 IS NOT NULL`,
  product: `SELECT p.id, p.name, ${namesSql('p')} AS names, p.version, NULL AS service_type, ${company}, (${isCompanyPublic} AND p.is_shown = 1) AS is_public, 0 AS may_return
    FROM product p JOIN company c ON c.id = p.company_id WHERE p.id = ?1 AND ?2 IS NOT NULL`,
  request: `SELECT r.id, r.name, ${namesSql('r')} AS names, r.version, r.service_type, ${company}, (${isPublicRequest('r', '?2')}) AS is_public,
      (r.approve_status = ${approval.approved} AND r.deleted_at IS NULL) AS may_return
    FROM request r JOIN company c ON c.id = r.company_id WHERE r.id = ?1`,
  certificate: `SELECT t.id, t.issuer || ' ' || t.number AS name, NULL AS names, t.version, NULL AS service_type, ${company},
      (${isCompanyPublic} AND t.status = ${checking.checked} AND t.valid_until >= date(?2 / 1000, 'unixepoch')) AS is_public, 0 AS may_return
    FROM company_certificate t JOIN company c ON c.id = t.company_id WHERE t.id = ?1`,
  // All languages of an article are one item. Any of them identifies it, and it is public if one of them is.
  article: `SELECT e.key AS id, COALESCE(n.title, (SELECT value FROM json_each(e.titles) LIMIT 1), '') AS name,
      CASE WHEN n.title IS NOT NULL THEN json_object('name', n.title, 'language', n.language, 'translated', json('{}'), 'own',
        json((SELECT json_group_object(language, title) FROM news WHERE ${ofEntry} = e.key))) END AS names,
      COALESCE(e.live, e.version) AS version, NULL AS service_type, '' AS company_id, '' AS company_name, '' AS company_path, NULL AS owner_user_id,
      (SELECT json_group_object(language, path) FROM news WHERE ${ofEntry} = e.key AND published_at <= ?2) AS paths,
      EXISTS(SELECT 1 FROM news WHERE ${ofEntry} = e.key AND published_at <= ?2) AS is_public, 0 AS may_return
    FROM content_entry e
      LEFT JOIN news n ON n.seq = (SELECT seq FROM news WHERE ${ofEntry} = e.key ORDER BY id = ?1 DESC, language = 'EN' DESC, seq LIMIT 1)
    WHERE e.kind = 'news' AND e.key = COALESCE((SELECT ${ofEntry} FROM news WHERE id = ?1), ?1)`,
};

/** The reported item, public or not; null if it does not exist. @param id for an article also the id of one language */
export const readTarget = (db: D1DatabaseSession, kind: NoticeKind, id: string, now: number): Promise<TargetRow | null> =>
  db.prepare(targets[kind]).bind(id, now).first<TargetRow>();
