/** Statements for tables whose rows wait for one decision of a moderator, which closes them. Only the owner of a table may use them. */
import { dayMs } from '../../../contract/limits.ts';
import { type AsRead, changedStatement } from './guard.ts';

/** How long closed rows of people are stored: who wrote may come back to them. */
export const closedRetentionMs = 180 * dayMs;

/**
 * @returns statements that close a row with its outcome, or only with `values` for a table without outcomes; the batch fails unless the row
 * is pending in the version that was read
 */
export const closedTable =
  <Outcome extends string>(name: string) =>
  (
    db: D1DatabaseSession,
    { id, version, now }: AsRead,
    values: Readonly<Record<string, string>> & { outcome?: Outcome } = {},
  ): D1PreparedStatement[] => {
    const set = Object.keys(values).map((column, index) => `, ${column} = ?${index + 4}`);
    return [
      db
        .prepare(
          `UPDATE ${name} SET handled_at = ?3, version = version + 1${set.join('')} WHERE id = ?1 AND version = ?2 AND handled_at IS NULL`,
        )
        .bind(id, version, now, ...Object.values(values)),
      changedStatement(db),
    ];
  };
