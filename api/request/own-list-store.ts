/** SQL of an account's own list: the columns by which all rows are sorted and filtered, and the rows of one page. */
import type { ApproveStatus } from '../../contract/company/approval.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import type { RequestOfCompany } from './row.ts';
import { requestExists, ofEdit, selectOwn } from './store.ts';

/** The columns by which the list is sorted and filtered, of the version that the owner sees. */
export interface OwnKeys {
  seq: number;
  name: string;
  service_type: ServiceType;
  approve_status: ApproveStatus;
  is_rejected: 0 | 1;
  is_paused: 0 | 1;
  is_hidden: 0 | 1;
  expires_at: number | null;
}

/** SQL of the columns of {@link OwnKeys} besides `seq`. */
const keyColumns = `${ofEdit('name')} AS name, ${ofEdit('service_type')} AS service_type, COALESCE(r.pending_status, r.approve_status) AS approve_status,
  r.reject_reason IS NOT NULL AS is_rejected, r.paused_at IS NOT NULL AS is_paused, r.hidden_with_company AS is_hidden, r.expires_at`;

/** The requests of an account, newest first. @param countMax maximum number */
export async function readOwnKeys(db: D1DatabaseSession, ownerUserId: string, countMax: number): Promise<OwnKeys[]> {
  const { results } = await db
    .prepare(`SELECT r.seq, ${keyColumns} FROM request r WHERE r.owner_user_id = ?1 AND ${requestExists('r')} ORDER BY r.seq DESC LIMIT ?2`)
    .bind(ownerUserId, countMax)
    .all<OwnKeys>();
  return results;
}

/** The rows of these requests, in the given order. */
export async function readOwnRows(db: D1DatabaseSession, ownerUserId: string, seqs: readonly number[]): Promise<RequestOfCompany[]> {
  if (seqs.length === 0) return [];
  const { results } = await db
    .prepare(`${selectOwn} WHERE r.seq IN (SELECT value FROM json_each(?1)) AND r.owner_user_id = ?2 AND ${requestExists('r')}`)
    .bind(JSON.stringify(seqs), ownerUserId)
    .all<RequestOfCompany>();
  const place = new Map(seqs.map((seq, index) => [seq, index]));
  return results.sort((a, b) => (place.get(a.seq) ?? 0) - (place.get(b.seq) ?? 0));
}
