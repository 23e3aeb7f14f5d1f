/** SQL of certificates. Their number per company is limited (`company_certificate_bounded`), so reads of one company need no pages. */
import type { Certificate } from '../../contract/trade/codes.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';
import { type AsRead, changedStatement } from '../platform/db/guard.ts';

/** 1 pending, 2 verified, 3 rejected. */
export const checking = { waiting: 1, checked: 2, rejected: 3 } as const;

export interface CertificateRow {
  id: string;
  company_id: string;
  kind: Certificate;
  number: string;
  issuer: string;
  /** Its last valid day. */
  valid_until: string;
  /** JSON (documents.ts). */
  document: string | null;
  status: (typeof checking)[keyof typeof checking];
  reject_reason: string | null;
  version: number;
}

/** The day of a moment (UTC), as `valid_until` writes it. */
export const calendarDayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export async function listCertificates(db: D1DatabaseSession, companyId: string): Promise<CertificateRow[]> {
  const { results } = await db
    .prepare('SELECT * FROM company_certificate WHERE company_id = ?1 ORDER BY seq')
    .bind(companyId)
    .all<CertificateRow>();
  return results;
}

export const findCertificate = (db: D1DatabaseSession, id: string): Promise<CertificateRow | null> =>
  db.prepare('SELECT * FROM company_certificate WHERE id = ?1').bind(id).first<CertificateRow>();

/** A certificate of a company of the account (docs/behaviour.md#status-codes). */
export const findOwnCertificate = (db: D1DatabaseSession, id: string, ownerUserId: string): Promise<CertificateRow | null> =>
  db
    .prepare(
      `SELECT t.* FROM company_certificate t JOIN company c ON c.id = t.company_id
       WHERE t.id = ?1 AND c.owner_user_id = ?2 AND c.deleted_at IS NULL AND c.is_user_company = 0`,
    )
    .bind(id, ownerUserId)
    .first<CertificateRow>();

export type WrittenCertificate = Pick<CertificateRow, 'id' | 'company_id' | 'kind' | 'number' | 'issuer' | 'valid_until' | 'document'>;

const values = (certificate: WrittenCertificate) => [
  certificate.id,
  certificate.kind,
  certificate.number,
  certificate.issuer,
  certificate.valid_until,
  certificate.document,
];

export const addCertificateStatement = (db: D1DatabaseSession, certificate: WrittenCertificate, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO company_certificate(id, kind, number, issuer, valid_until, document, company_id, sent_at, created_at)
       VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?8)`,
    )
    .bind(...values(certificate), certificate.company_id, now);

/** The changed content has not been verified, so the certificate is pending again. */
export const editCertificateStatements = (
  db: D1DatabaseSession,
  certificate: WrittenCertificate,
  version: number,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company_certificate SET kind = ?2, number = ?3, issuer = ?4, valid_until = ?5, document = ?6, sent_at = iif(status = ${checking.waiting}, sent_at, ?8),
         status = ${checking.waiting}, reject_reason = NULL, decided_at = NULL, version = version + 1 WHERE id = ?1 AND version = ?7`,
    )
    .bind(...values(certificate), version, now),
  changedStatement(db),
];

/** Their documents are deleted with certificates. @param where a condition over `t` and ?1 */
const deadCertificateFilesStatement = (db: D1DatabaseSession, where: string, value: string): D1PreparedStatement =>
  deadMediaOfStatement(
    db,
    `SELECT json_extract(t.document, '$.key') FROM company_certificate t WHERE ${where} AND t.document IS NOT NULL`,
    value,
  );

export const deleteCertificateStatements = (db: D1DatabaseSession, id: string): D1PreparedStatement[] => [
  // The document of now: an edit meanwhile may have replaced the one that was read.
  deadCertificateFilesStatement(db, 't.id = ?1', id),
  db.prepare('DELETE FROM company_certificate WHERE id = ?1').bind(id),
  changedStatement(db),
];

/** @param the present status @param reason JSON text, or null for an approval */
const decidedStatements = (
  db: D1DatabaseSession,
  from: number,
  { id, version, now }: AsRead,
  reason: string | null,
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company_certificate SET status = ?3, reject_reason = ?4, decided_at = ?5, version = version + 1
       WHERE id = ?1 AND version = ?2 AND status = ${from}`,
    )
    .bind(id, version, reason === null ? checking.checked : checking.rejected, reason, now),
  changedStatement(db),
];

/** A moderator's decision on a pending certificate. @param reason JSON text, or null for an approval */
export const decideCertificateStatements = (db: D1DatabaseSession, read: AsRead, reason: string | null): D1PreparedStatement[] =>
  decidedStatements(db, checking.waiting, read, reason);

/** After a report: rejects a verified certificate; its company stays public. @param row as it was read @param reason JSON text */
export const takeDownCertificateStatements = (
  db: D1DatabaseSession,
  { id, version }: Pick<AsRead, 'id' | 'version'>,
  reason: string,
  now: number,
): D1PreparedStatement[] => decidedStatements(db, checking.checked, { id, version, now }, reason);

/** After an appeal: verifies a rejected certificate. @param version its version after the decision */
export const restoreCertificateStatement = (db: D1DatabaseSession, { id, version, now }: AsRead): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE company_certificate SET status = ${checking.checked}, reject_reason = NULL, decided_at = ?3, version = version + 1
       WHERE id = ?1 AND version = ?2 AND status = ${checking.rejected}`,
    )
    .bind(id, version, now);

/** Deletes certificates and their documents with their companies. @param ids a subquery of companies over ?1 */
export const forgetCertificatesStatements = (db: D1DatabaseSession, ids: string, value: string): D1PreparedStatement[] => [
  deadCertificateFilesStatement(db, `t.company_id IN ${ids}`, value),
  db.prepare(`DELETE FROM company_certificate WHERE company_id IN ${ids}`).bind(value),
];
