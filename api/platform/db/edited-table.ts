/**
 * Writes of a table whose rows authors edit and, if it is reviewed, moderators decide on (ADR 024). Only the owner of a table may use them.
 * A change fails its batch if the row has changed since it was read.
 */
import { approval, type ApproveStatus } from '../../../contract/company/approval.ts';
import { type AsRead, changedStatement } from './guard.ts';
import { keywordsChecked } from './keywords-to-check.ts';

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;
type Row = Pick<AsRead, 'id' | 'version'>;

/** SQL of an UPDATE. ?1 is the id, ?2 the version, and the values follow. */
interface Change {
  set: string;
  where?: string;
  values: readonly Value[];
}
/** SQL that a subject adds to a change; its values follow those of the change. */
type Further = Partial<Change>;

/** The status for the owner. */
const ownStatus = 'COALESCE(pending_status, approve_status)';
const setOwnStatus = (value: string): string =>
  `approve_status = iif(pending_status IS NULL, ${value}, approve_status), pending_status = iif(pending_status IS NULL, NULL, ${value})`;
const noRejection = 'reject_reason = NULL, rejected_at = NULL';

/** Sets the version that the owner's last change created. */
const editedNow = 'edited_version = version + 1';

/** The values of these columns of a row. */
export const valuesOf = <Row extends object, Column extends keyof Row & string>(columns: readonly Column[], row: Row): Pick<Row, Column> =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;

const sets = (values: Values, from: number, stored: Readonly<Record<string, (value: string) => string>> = {}): string =>
  Object.keys(values)
    .map((column, index) => `${column} = ${(stored[column] ?? String)(`?${from + index}`)}`)
    .join(', ');

interface TableOptions {
  /** SQL: whether a row can be written. */
  isHere?: string;
  /** SQL of the stored value, for columns whose value depends on the row. */
  stored?: Readonly<Record<string, (value: string) => string>>;
}

const changeOf =
  (name: string, { isHere = 'deleted_at IS NULL' }: TableOptions) =>
  (db: D1DatabaseSession, { id, version }: Row, { set, where = 'true', values }: Change): D1PreparedStatement[] => [
    db
      .prepare(`UPDATE ${name} SET ${set}, version = version + 1 WHERE id = ?1 AND version = ?2 AND ${isHere} AND ${where}`)
      .bind(id, version, ...values),
    changedStatement(db),
  ];

export function editedTable(name: string, options: TableOptions = {}) {
  const change = changeOf(name, options);
  return {
    /** @param only a condition with its own values, from ?1; the row is added only if it is true, so a guard has to follow */
    addStatement(db: D1DatabaseSession, row: Values, only: Required<Pick<Change, 'where' | 'values'>> = { where: 'true', values: [] }) {
      const columns = Object.keys(row);
      const places = columns.map((_, index) => `?${only.values.length + index + 1}`);
      return db
        .prepare(`INSERT INTO ${name}(${columns.join(', ')}) SELECT ${places.join(', ')} WHERE ${only.where}`)
        .bind(...only.values, ...Object.values(row));
    },
    /** Sets columns. This does not count as an edit by the owner. */
    setStatements: (db: D1DatabaseSession, before: Row, after: Values): D1PreparedStatement[] =>
      change(db, before, { set: sets(after, 3), values: Object.values(after) }),
    /** @param isOwners false if moderators replace the public version by a pending edit */
    editStatements: (db: D1DatabaseSession, before: Row, after: Values, isOwners = true): D1PreparedStatement[] =>
      change(db, before, {
        set: [keywordsChecked, ...(isOwners ? [editedNow] : []), sets(after, 3, options.stored)].join(', '),
        values: Object.values(after),
      }),
    /**
     * Writes derived values, which does not count as an edit. A row that has changed meanwhile is skipped, since its values are new. @param
     * before the other columns as they were read
     */
    renewStatement(db: D1DatabaseSession, { seq, version }: { seq: number; version: number }, after: Values, before: Values = {}) {
      const as = Object.keys(before).map((column, index) => ` AND ${column} IS ?${Object.keys(after).length + index + 3}`);
      return db
        .prepare(`UPDATE ${name} SET ${sets(after, 3)} WHERE seq = ?1 AND version = ?2 AND deleted_at IS NULL${as.join('')}`)
        .bind(seq, version, ...Object.values(after), ...Object.values(before));
    },
  };
}

/** A table with approval, and with pending edits beside the approved version. @param content columns that an edit changes */
export function reviewedTable<Column extends string>(name: string, content: readonly Column[], options: TableOptions = {}) {
  const change = changeOf(name, options);
  const { editStatements, ...table } = editedTable(name, options);
  return {
    ...table,
    /** Replaces the content, also of a pending edit. Approved rows lose their reason of rejection. */
    editStatements: (
      db: D1DatabaseSession,
      before: Row,
      after: Values & { approve_status: ApproveStatus },
      isOwners?: boolean,
    ): D1PreparedStatement[] =>
      editStatements(
        db,
        before,
        {
          ...after,
          pending_edit: null,
          pending_status: null,
          ...(after.approve_status === approval.approved && { reject_reason: null, rejected_at: null }),
        },
        isOwners,
      ),
    /** Stores an edit beside the approved version, which stays unchanged except for `also`. */
    holdStatements: (
      db: D1DatabaseSession,
      before: Row,
      after: Readonly<Record<Column, Value>> & { approve_status: ApproveStatus },
      now: number,
      also: Values = {},
    ): D1PreparedStatement[] =>
      change(db, before, {
        set: `sent_at = iif(${ownStatus} <> ${approval.pending} AND ?5 = ${approval.pending}, ?3, sent_at), pending_edit = ?4, pending_status = ?5,
          ${[keywordsChecked, editedNow, ...Object.keys(also).map((column, index) => `${column} = ?${index + 6}`)].join(', ')}`,
        where: `approve_status = ${approval.approved}`,
        values: [now, JSON.stringify(valuesOf(content, after)), after.approve_status, ...Object.values(also)],
      }),
    /**
     * Makes a row pending, and deletes the reason of an earlier rejection. @param further other permitted states, and further values; ?3 is
     * the time
     */
    sendStatements: (db: D1DatabaseSession, { now, ...row }: AsRead, { set = '', where = 'false' }: Further = {}): D1PreparedStatement[] =>
      change(db, row, {
        set: `${set} ${setOwnStatus(String(approval.pending))}, sent_at = ?3, ${editedNow}, ${noRejection}`,
        where: `(${ownStatus} IN (${approval.incomplete}, ${approval.ready}) OR ${where})`,
        values: [now],
      }),
    /**
     * Publishes a row. @param from the present status: pending; approved, if an edit has just replaced the content; rejected, after an
     * appeal; ?3 is the time, ?4 the first of further values
     */
    publishStatements: (
      db: D1DatabaseSession,
      from: ApproveStatus,
      { now, ...row }: AsRead,
      { set = '', where = 'true', values = [] }: Further = {},
    ): D1PreparedStatement[] =>
      change(db, row, {
        set: `${set} approve_status = ${approval.approved}, approved_at = ?3, ${noRejection}`,
        where: `approve_status = ${from} AND ${where}`,
        values: [now, ...values],
      }),
    /** Returns a row to its author. @param reason JSON text @param status its new status */
    rejectStatements: (
      db: D1DatabaseSession,
      { now, reason, ...row }: AsRead & { reason: string },
      status: ApproveStatus,
    ): D1PreparedStatement[] =>
      change(db, row, {
        set: `${setOwnStatus('?5')}, reject_reason = ?4, rejected_at = ?3`,
        where: `${ownStatus} = ${approval.pending}`,
        values: [now, reason, status],
      }),
    /** Adds the reason to a row that was public and is no longer approved. @param reason JSON text */
    takeDownStatements: (
      db: D1DatabaseSession,
      { now, reason, hasEdit, ...row }: AsRead & { reason: string; hasEdit: boolean },
    ): D1PreparedStatement[] =>
      change(db, row, {
        // A pending edit that became the only version counts as changed after this decision, so that undoing it does not publish the edit.
        set: `reject_reason = ?4, rejected_at = ?3${hasEdit ? ', edited_version = version + 2' : ''}`,
        where: `pending_status IS NULL AND approve_status IN (${approval.incomplete}, ${approval.ready})`,
        values: [now, reason],
      }),
  };
}
