/** SQL of restrictions: moderators hide one product from the public; its owner corrects it, and moderators decide on it again. */
import type { ProductRestriction } from '../../contract/product/shapes.ts';
import { isoTime } from '../platform/clock.ts';
import { type AsRead, changedStatement } from '../platform/db/guard.ts';

/** Columns of a product's restriction. */
export interface RestrictionRow {
  restricted_at: number | null;
  /** JSON text (contract/moderation/rejection.ts). */
  restriction: string;
  resubmitted_at: number | null;
}
export const restrictionColumns = ['restricted_at', 'restriction', 'resubmitted_at'] as const satisfies readonly (keyof RestrictionRow)[];

/** A product that is public with its company. */
export interface ShownProduct extends Pick<AsRead, 'id' | 'version'> {
  /** JSON: keys in order. */
  images: string;
}

/** For the account of the product and for moderators; others never get the row. */
export const restrictionOf = ({ restricted_at, restriction, resubmitted_at }: RestrictionRow): ProductRestriction | undefined =>
  restricted_at === null
    ? undefined
    : {
        reason: restriction,
        dtRestrictedAt: isoTime(restricted_at),
        dtResubmittedAt: resubmitted_at === null ? null : isoTime(resubmitted_at),
      };

/** The version of a product that can be restricted, with its pictures; null if it is deleted or restricted. */
export const readShownProduct = (db: D1DatabaseSession, id: string): Promise<ShownProduct | null> =>
  db.prepare('SELECT id, version, images FROM product WHERE id = ?1 AND is_shown = 1').bind(id).first<ShownProduct>();

/** The version of a restricted product; null if it is deleted or not restricted. */
export const readRestricted = (db: D1DatabaseSession, id: string): Promise<{ version: number; edited_version: number } | null> =>
  db
    .prepare('SELECT version, edited_version FROM product WHERE id = ?1 AND restricted_at IS NOT NULL AND deleted_at IS NULL')
    .bind(id)
    .first<{ version: number; edited_version: number }>();

/** Restricts a product, which is hidden but otherwise unchanged. @param row as it was read @param reason JSON text */
export const restrictProductStatements = (
  db: D1DatabaseSession,
  { id, version }: Pick<AsRead, 'id' | 'version'>,
  reason: string,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      'UPDATE product SET restricted_at = ?3, restriction = ?4, resubmitted_at = NULL, version = version + 1 WHERE id = ?1 AND version = ?2 AND is_shown = 1',
    )
    .bind(id, version, now, reason),
  changedStatement(db),
];

/** Lifts the restriction. The product is public in its present version, whether or not it waits for a decision. */
export const liftProductStatements = (db: D1DatabaseSession, { id, version, now }: AsRead): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE product SET restricted_at = NULL, restriction = '', resubmitted_at = NULL, lifted_at = ?2, version = version + 1
       WHERE id = ?1 AND restricted_at IS NOT NULL AND deleted_at IS NULL AND version = ?3`,
    )
    .bind(id, now, version),
  changedStatement(db),
];

/** Returns a resubmitted product to its owner. @param reason JSON text */
export const keepProductRestrictedStatements = (
  db: D1DatabaseSession,
  { id, version, reason }: Pick<AsRead, 'id' | 'version'> & { reason: string },
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE product SET restriction = ?3, resubmitted_at = NULL, version = version + 1
       WHERE id = ?1 AND version = ?2 AND resubmitted_at IS NOT NULL AND deleted_at IS NULL`,
    )
    .bind(id, version, reason),
  changedStatement(db),
];
