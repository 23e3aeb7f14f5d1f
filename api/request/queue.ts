/** The moderation queue of requests. */
import { publicUntil } from '../../contract/request/rules.ts';
import { requestPath } from '../../contract/request/address.ts';
import { typedColumns, typedSql } from '../chat/room/typed-texts.ts';
import { outcomeText } from '../mail/outcome-text.ts';
import { type Moderated, restrictsByRejection } from '../platform/subject/moderated.ts';
import { approvedVersion, edited, isWaiting, withEdit } from '../platform/db/pending-edit.ts';
import { pendingNamesSql } from '../platform/text/title.ts';
import { listTextTwins } from '../platform/db/twin-store.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { approveRequestStatements, readCompanyName, readStaffAuthor, rejectRequestStatements } from './approval-store.ts';
import { withContent } from './archive.ts';
import { factsOf } from './facts.ts';
import { ownRequestOf, type RequestRow } from './row.ts';
import { findRequest, requestExists } from './store.ts';

export const moderatedRequest: Moderated<RequestRow> = {
  kind: 'request',
  id: 'r.id',
  title: edited('r', 'name'),
  names: pendingNamesSql('r'),
  subtitle: 'c.name',
  country: 'r.country_code',
  language: 'u.language',
  sentAt: 'r.sent_at',
  from: `request r JOIN users u ON u.id = r.owner_user_id JOIN company c ON c.id = ${edited('r', 'company_id')}`,
  where: `${isWaiting('r')} AND ${requestExists('r')}`,
  order: 'r.sent_at, r.seq',
  waiting: `request WHERE ${isWaiting('request')} AND ${requestExists('request')}`,
  known: `request WHERE id = ?1 AND ${requestExists('request')}`,
  accounts: ['r.owner_user_id'],
  typed: typedSql(typedColumns.request, (column) => edited('r', column)),
  owner: '(SELECT owner_user_id FROM request WHERE id = ?1)',
  read: findRequest,
  decide: (db, verdict) => (verdict.isApproved ? approveRequestStatements(db, verdict) : rejectRequestStatements(db, verdict)),
  missed: 'COMPANY_NOT_APPROVED',
  restricts: restrictsByRejection('request'),
  notified: {
    value: 'request',
    approved: 'request-approved',
    rejected: 'request-rejected',
    href: (_, { id, isApproved, at }, row) =>
      isApproved && row !== null && row.paused_at === null ? requestPath(withEdit(row).service_type, id) : `/edit-request/${id}${at}`,
    async outcome(_, { now }, language, row) {
      if (row === null || row.paused_at !== null) return outcomeText(language, 'requestPaused');
      // A day ends at its midnight, which is already the next one.
      return outcomeText(language, 'requestPublic', publicUntil(now, factsOf(withEdit(row)).validUntil) - 1);
    },
    // The member of staff who wrote the request is notified too.
    author: readStaffAuthor,
  },
  async shown(work, id) {
    const { env, db, clock } = work;
    const row = await withContent(env, await findRequest(db, id));
    if (row === null) return {};
    const approved = approvedVersion(row);
    const now = clock.now();
    return withHiddenFiles(work, {
      request: ownRequestOf(row, now),
      approvedRequest: approved && ownRequestOf({ ...approved, company_name: await readCompanyName(db, row.company_id) }, now),
      textTwins: await listTextTwins(db, 'request', withEdit(row), requestExists('t')),
    });
  },
};
