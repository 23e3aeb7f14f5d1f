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
