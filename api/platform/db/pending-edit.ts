/**
 * Tables whose rows are the public, last approved version, while an edit is pending (ADR 024): `pending_edit` is a JSON object of the
 * columns that the edit writes, `pending_status` its status; both are NULL without a pending edit.
 */
import { approval, type ApproveStatus } from '../../../contract/company/approval.ts';

export interface WithPendingEdit {
  /** Status of the public version; of the only version if none was ever approved. */
  approve_status: ApproveStatus;
  pending_edit: string | null;
  pending_status: ApproveStatus | null;
}

/** The row with its pending edit applied. Only for its owner and for moderators. */
export const withEdit = <Row extends WithPendingEdit>(row: Row): Row =>
  row.pending_edit === null || row.pending_status === null
    ? row
    : { ...row, ...(JSON.parse(row.pending_edit) as Partial<Row>), approve_status: row.pending_status };

/** SQL: the value of a column in the pending edit, or in the row if the edit does not change it. */
export const edited = (table: string, column: string): string =>
  `COALESCE(json_extract(${table}.pending_edit, '$.${column}'), ${table}.${column})`;

/** SQL for SET: removes the pending edit. */
export const noEdit = 'pending_edit = NULL, pending_status = NULL';

/**
 * SQL: the row or its edit is pending. The condition has the wording of the indexes company_waiting and request_waiting, otherwise SQLite
 * would not use them.
 * @param table alias of the table in the query
 */
export const isWaiting = (table: string): string =>
  `(${table}.approve_status = ${approval.pending} OR ${table}.pending_status = ${approval.pending}) AND ${table}.deleted_at IS NULL`;

/** The public version of a row with a pending edit; null without one. */
export const approvedVersion = <Row extends WithPendingEdit>(row: Row): Row | null =>
  row.pending_edit === null ? null : { ...row, pending_edit: null, pending_status: null };
