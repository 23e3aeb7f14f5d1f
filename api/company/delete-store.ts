/** Deletes a single company with its products, requests and their files. Chats remain, and so does the logo that they show. */
import { forgottenAtOnce } from '../platform/db/forgetting.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { noEdit } from '../platform/db/pending-edit.ts';
import { takeSteps } from '../platform/db/steps.ts';
import { deleteProductsOfStatements } from '../product/personal-data-store.ts';
import { deleteRequestsOfStatements } from '../request/personal-data-store.ts';
import { forgetContactsStatement } from './answering-store.ts';
import { forgetCertificatesStatements } from './certificate-store.ts';
import { deadCoverStatement, deadDocumentsStatement, deadPicturesOfEditsStatement } from './personal-data-store.ts';

/** Deletes some products and requests of a company. @param countMax products and requests each */
export const deleteContentStatements = (db: D1DatabaseSession, companyId: string, countMax: number, now: number): D1PreparedStatement[] => [
  ...deleteProductsOfStatements(db, companyId, countMax, now),
  ...deleteRequestsOfStatements(db, companyId, countMax, now),
];

/** Records a company with remaining rows. None can be added to a deleted company (`product_of_living_companies` and similar). */
const restStatement = (db: D1DatabaseSession, companyId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO deleted_company(company_id, deleted_at) SELECT ?1, ?2
       WHERE EXISTS(SELECT 1 FROM product WHERE company_id = ?1 AND deleted_at IS NULL) OR EXISTS(SELECT 1 FROM request WHERE company_id = ?1 AND deleted_at IS NULL)`,
    )
    .bind(companyId, now);

/** The earliest deleted company that may have remaining rows. */
const readDeleted = (db: D1DatabaseSession): Promise<string | null> =>
  db.prepare('SELECT company_id FROM deleted_company ORDER BY deleted_at LIMIT 1').first<string>('company_id');

/** Records that no rows remain. */
const wholeDeletionStatement = (db: D1DatabaseSession, companyId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM deleted_company WHERE company_id = ?1').bind(companyId);

/** Deletes some more rows of deleted companies. */
export const deleteRest = takeSteps({ next: readDeleted, step: deleteContentStatements, end: wholeDeletionStatement });

/**
 * Deletes a company, which hides its products and requests. This batch deletes the first of them, the scheduled run the others.
 * @param countMax products and requests each
 */
export const deleteStatements = (db: D1DatabaseSession, id: string, now: number, countMax = forgottenAtOnce): D1PreparedStatement[] => [
  deadPicturesOfEditsStatement(db, 't.id = ?1', id),
  deadDocumentsStatement(db, 't.id = ?1', id),
  deadCoverStatement(db, 't.id = ?1', id),
  ...forgetCertificatesStatements(db, '(SELECT ?1)', id),
  forgetContactsStatement(db, '(SELECT ?1)', id),
  db
    .prepare(
      `UPDATE company SET deleted_at = ?2, is_active = 0, documents = '[]', cover_key = NULL, ${noEdit}, version = version + 1 WHERE id = ?1 AND deleted_at IS NULL`,
    )
    .bind(id, now),
  changedStatement(db),
  ...deleteContentStatements(db, id, countMax, now),
  restStatement(db, id, now),
  db.prepare('DELETE FROM active_boost WHERE company_id = ?1').bind(id),
];
