/** The moderation queues of companies and certificates. */
import { typedColumns, typedSql } from '../chat/room/typed-texts.ts';
import { type Moderated, restrictsByRejection } from '../platform/subject/moderated.ts';
import { approvedVersion, edited, isWaiting, withEdit } from '../platform/db/pending-edit.ts';
import { outcomeText } from '../mail/outcome-text.ts';
import { listTextTwins } from '../platform/db/twin-store.ts';
import { approveCompanyStatements, rejectCompanyStatements } from './approval-store.ts';
import { checking, decideCertificateStatements, findCertificate } from './certificate-store.ts';
import { ownCertificateOf } from './certificates.ts';
import { lookStatement } from './look-store.ts';
import { findCompany } from './store.ts';
import { listTaxTwins } from './tax-twin-store.ts';
import { ownView } from './view.ts';

export const moderatedCompany: Moderated = {
  kind: 'company',
  id: 'c.id',
  title: edited('c', 'name'),
  subtitle: 'u.full_name',
  country: "COALESCE(lower(k.code), '')",
  language: 'u.language',
  sentAt: 'c.sent_at',
  from: `company c JOIN users u ON u.id = c.owner_user_id LEFT JOIN country k ON k.id = ${edited('c', 'country_id')}`,
  where: isWaiting('c'),
  order: 'c.sent_at, c.seq',
  waiting: `company WHERE ${isWaiting('company')}`,
  known: 'company WHERE id = ?1 AND is_user_company = 0 AND deleted_at IS NULL',
  accounts: ['c.owner_user_id'],
  typed: typedSql(typedColumns.company, (column) => edited('c', column)),
  owner: '(SELECT owner_user_id FROM company WHERE id = ?1)',
  decide: (db, verdict) => (verdict.isApproved ? approveCompanyStatements(db, verdict) : rejectCompanyStatements(db, verdict)),
  restricts: restrictsByRejection('company'),
  notified: {
    value: 'company',
    approved: 'company-approved',
    rejected: 'company-rejected',
    href: (_, { id, at }) => `/my-companies/${id}${at}`,
    // Its owner or a suspension may have hidden it.
    outcome: async ({ db }, { id }, language) =>
      outcomeText(language, (await findCompany(db, id))?.is_active === 1 ? 'companyListed' : 'companyHidden'),
  },
  look: (db, who, now) => lookStatement(db, 'company', who, now),
  async shown(work, id, isWhole) {
    const row = await findCompany(work.db, id);
    if (row === null) return {};
    const approved = approvedVersion(row);
    return {
      company: await ownView(work, row, isWhole),
      approvedCompany: approved && (await ownView(work, approved, isWhole)),
      textTwins: await listTextTwins(work.db, 'company', withEdit(row)),
      taxTwins: await listTaxTwins(work.db, withEdit(row)),
    };
  },
};

export const moderatedCertificate: Moderated = {
  kind: 'certificate',
  id: 't.id',
  title: "t.issuer || ' ' || t.number",
  subtitle: 'c.name',
  country: "COALESCE(lower(k.code), '')",
  language: 'u.language',
  sentAt: 't.sent_at',
  from: `company_certificate t JOIN company c ON c.id = t.company_id JOIN users u ON u.id = c.owner_user_id
    LEFT JOIN country k ON k.id = c.country_id`,
  where: `t.status = ${checking.waiting}`,
  order: 't.sent_at, t.seq',
  waiting: `company_certificate WHERE status = ${checking.waiting}`,
  known: 'company_certificate WHERE id = ?1',
  accounts: ['c.owner_user_id'],
  typed: typedSql(typedColumns.certificate, (column) => `t.${column}`),
  owner: '(SELECT c.owner_user_id FROM company_certificate t JOIN company c ON c.id = t.company_id WHERE t.id = ?1)',
  decide: (db, verdict) => decideCertificateStatements(db, verdict, verdict.isApproved ? null : verdict.reason),
  restricts: restrictsByRejection('certificate'),
  notified: {
    value: 'certificate',
    approved: 'certificate-approved',
    rejected: 'certificate-rejected',
    href: async ({ db }, { id }) => `/my-companies/${(await findCertificate(db, id))?.company_id ?? ''}#certificates`,
  },
  look: (db, who, now) => lookStatement(db, 'certificate', who, now),
  /** Without tax fields and documents, since this decision does not depend on them. */
  async shown(work, id, isWhole) {
    const row = await findCertificate(work.db, id);
    const company = row && (await findCompany(work.db, row.company_id));
    return {
      certificate: row && (await ownCertificateOf(work, row, isWhole)),
      company: company && (await ownView(work, company, false)),
      taxTwins: company === null ? [] : await listTaxTwins(work.db, withEdit(company)),
    };
  },
};
