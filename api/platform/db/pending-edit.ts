/**
 * Tables whose rows are what everyone sees, the last approved version, while an edit waits beside it (ADR 024):
 * `pending_edit` is a JSON object of the columns that an edit writes, `pending_status` its status; both are NULL while none waits.
 */
import { approval, type ApproveStatus } from '../../../contract/company/approval.ts';

export interface WithPendingEdit {
  /** Of the version that everyone sees, or of the only one there is. */
  approve_status: ApproveStatus;
  pending_edit: string | null;
  pending_status: ApproveStatus | null;
}

/** A row as its owner and the moderators see it: with the edit that waits, and the edit's status. Never for what others read. */
export const withEdit = <Row extends WithPendingEdit>(row: Row): Row =>
  row.pending_edit === null || row.pending_status === null
    ? row
    : { ...row, ...(JSON.parse(row.pending_edit) as Partial<Row>), approve_status: row.pending_status };

/** SQL: the status that the owner sees. */
export const ownStatus = 'COALESCE(pending_status, approve_status)';

/** SQL, in a SET: gives that status another value. @param value SQL */
export const setOwnStatus = (value: string): string =>
  `approve_status = iif(pending_status IS NULL, ${value}, approve_status), pending_status = iif(pending_status IS NULL, NULL, ${value})`;

/** What an edit writes, as `pending_edit` keeps it. */
export const editText = <Row extends object>(columns: readonly (keyof Row & string)[], row: Row): string =>
  JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])));

/** SQL, in a SET: puts an edit beside the approved version. ?3 is the time, ?4 the edit's text, ?5 its status. */
export const heldEdit = `sent_at = CASE WHEN ${ownStatus} <> ${approval.pending} AND ?5 = ${approval.pending} THEN ?3 ELSE sent_at END,
  pending_edit = ?4, pending_status = ?5, version = version + 1`;

/** SQL, in a WHERE: the approved version as it was read. ?1 is the id, ?2 the version. */
export const isApprovedAsRead = `id = ?1 AND version = ?2 AND approve_status = ${approval.approved} AND deleted_at IS NULL`;

/** SQL: a column of the edit that waits, else of the row. */
export const edited = (table: string, column: string): string =>
  `COALESCE(json_extract(${table}.pending_edit, '$.${column}'), ${table}.${column})`;

/** SQL, in a SET: no edit waits any more. */
export const noEdit = 'pending_edit = NULL, pending_status = NULL';

/** SQL: waits for the moderators, in the words of the indexes company_waiting and request_waiting. @param table its name in the query */
export const isWaiting = (table: string): string =>
  `(${table}.approve_status = ${approval.pending} OR ${table}.pending_status = ${approval.pending}) AND ${table}.deleted_at IS NULL`;

/** The version that everyone sees, of a row beside which an edit waits; null where none does. */
export const approvedVersion = <Row extends WithPendingEdit>(row: Row): Row | null =>
  row.pending_edit === null ? null : { ...row, pending_edit: null, pending_status: null };
