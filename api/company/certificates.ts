/** Certificates of a company: the calls of the owner, and the views for each reader. */
import type { BodyOf } from '../../contract/wire/call.ts';
import { addAndEditCertificate, deleteCertificate } from '../../contract/company/calls.ts';
import type { OwnCertificate, ShownCertificate } from '../../contract/company/shapes.ts';
import { companyCertificatesMax } from '../../contract/limits.ts';
import { actingStatement, requireActing } from '../account/acting-store.ts';
import { actStatement } from '../platform/db/audit.ts';
import { type Caller, type Context, done, on, type Route } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { storeUploads } from '../platform/media.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Work } from '../platform/subject/work.ts';
import {
  addCertificateStatement,
  calendarDayOf,
  type CertificateRow,
  checking,
  deleteCertificateStatements,
  editCertificateStatements,
  findCertificate,
  findOwnCertificate,
  listCertificates,
  type WrittenCertificate,
} from './certificate-store.ts';
import { documentRow, type DocumentRow, shownDocument } from './documents.ts';
import { findOwnCompany } from './store.ts';

const statusNames = { [checking.waiting]: 'waiting', [checking.checked]: 'checked', [checking.rejected]: 'rejected' } as const;

const shown = ({ id, kind, number, issuer, valid_until }: CertificateRow): ShownCertificate => ({
  id,
  kind,
  number,
  issuer,
  validUntil: valid_until,
});

const documentOf = ({ document }: Pick<CertificateRow, 'document'>): DocumentRow | null =>
  document === null ? null : (JSON.parse(document) as DocumentRow);

/** For everyone: verified certificates, until the end of their last day. */
export const publicCertificates = (rows: readonly CertificateRow[], now: number): ShownCertificate[] =>
  rows.filter(({ status, valid_until }) => status === checking.checked && valid_until >= calendarDayOf(now)).map(shown);

/** For the account and the moderators. @param isWhole with the document */
export async function ownCertificateOf(deps: Work, row: CertificateRow, isWhole: boolean): Promise<OwnCertificate> {
  const document = isWhole ? documentOf(row) : null;
  return {
    ...shown(row),
    id: row.id,
    version: row.version,
    status: statusNames[row.status],
    rejectReason: row.reject_reason,
    document: document === null ? null : await shownDocument(deps, document),
  };
}

function checkedDay(day: string, now: number): string {
  if (day < calendarDayOf(now)) throw new Refusal('BAD_INPUT', { fields: { ValidUntil: 'INVALID_DATE' } });
  return day;
}

const isSame = (one: WrittenCertificate, other: WrittenCertificate): boolean =>
  (['kind', 'number', 'issuer', 'valid_until', 'document'] as const).every((column) => one[column] === other[column]);

/** The stored certificate, if the call has an id. @throws Refusal NOT_FOUND, COMPANY_SUSPENDED, STALE_VERSION */
async function readBefore(
  db: D1DatabaseSession,
  caller: Caller,
  body: BodyOf<typeof addAndEditCertificate>,
): Promise<CertificateRow | null> {
  const company = await findOwnCompany(db, caller.masterUserId, body.CompanyId);
  if (company === null || company.is_user_company === 1) throw new Refusal('NOT_FOUND');
  const before = body.Id === undefined ? null : await findOwnCertificate(db, body.Id, caller.masterUserId);
  if (body.Id !== undefined && before?.company_id !== company.id) throw new Refusal('NOT_FOUND');
  await requireActing(db, company.id);
  if (before === null) return null;
  if (body.Version !== undefined && body.Version !== before.version) throw new Refusal('STALE_VERSION');
  return before;
}

async function addOrEdit({ body, files, caller, deps }: Context<typeof addAndEditCertificate>) {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const before = await readBefore(db, caller, body);
  if (before === null && files['Document'] === undefined) throw new Refusal('BAD_INPUT', { fields: { Document: 'REQUIRED' } });
  const validUntil = body.ValidUntil === before?.valid_until ? body.ValidUntil : checkedDay(body.ValidUntil, now);
  if (before === null && (await listCertificates(db, body.CompanyId)).length >= companyCertificatesMax)
    throw new Refusal('CERTIFICATES_FULL');
  const [added] = await storeUploads(deps, files['Document'], {
    ownerUserId: caller.masterUserId,
    call: addAndEditCertificate,
    field: 'Document',
  });
  const certificate: WrittenCertificate = {
    id: before?.id ?? newId(),
    company_id: body.CompanyId,
    kind: body.Kind,
    number: body.Number,
    issuer: body.Issuer,
    valid_until: validUntil,
    document: added === undefined ? (before?.document ?? null) : JSON.stringify(documentRow(added)),
  };
  const code = before === null ? 'CERTIFICATE_ADDED' : 'CERTIFICATE_SAVED';
  const saved = done(code, 'The certificate waits to be checked.', { id: certificate.id });
  if (before === null)
    return commit(
      [
        actingStatement(db, body.CompanyId),
        addCertificateStatement(db, certificate, now),
        ...mediaChangeStatements(db, added === undefined ? [] : [added.key], []),
        actStatement(db, caller, 'certificate.add', certificate.id, now),
      ],
      saved,
    );
  // Unchanged content needs no second review, unless its owner disagrees with a rejection.
  if (isSame(certificate, before) && before.status !== checking.rejected) return commit([], saved);
  const replaced = added === undefined ? null : documentOf(before);
  return commit(
    [
      actingStatement(db, body.CompanyId),
      ...editCertificateStatements(db, certificate, before.version, now),
      ...mediaChangeStatements(db, added === undefined ? [] : [added.key], replaced === null ? [] : [replaced.key]),
      actStatement(db, caller, 'certificate.edit', certificate.id, now),
    ],
    saved,
    'STALE_VERSION',
  );
}

export const certificateRoutes: readonly Route[] = [
  on(addAndEditCertificate, addOrEdit, async ({ id }, { deps }) => {
    const row = await findCertificate(deps.db, id);
    if (row === null) throw new Refusal('NOT_FOUND');
    return { certificate: await ownCertificateOf(deps, row, true) };
  }),
  on(deleteCertificate, async ({ query: { id }, caller, deps: { commit, db, clock } }) => {
    const row = await findOwnCertificate(db, id, caller.masterUserId);
    if (row === null) throw new Refusal('NOT_FOUND');
    return commit(
      [...deleteCertificateStatements(db, id), actStatement(db, caller, 'certificate.delete', id, clock.now())],
      done('CERTIFICATE_DELETED', 'The certificate was deleted.', {}),
      'NOT_FOUND',
    );
  }),
];
