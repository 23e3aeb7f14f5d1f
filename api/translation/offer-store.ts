/** SQL of offers whose texts are to be translated when they are published. Triggers record them (`request_to_translate` and similar). */
import { approval } from '../../contract/company/approval.ts';
import type { WithTexts } from '../platform/text/author-texts.ts';

export interface DueOffer {
  kind: 'request' | 'product';
  target_id: string;
  asked: number;
  tries: number;
}

/** Claims some due offers until the given time, after which those of an interrupted run are due again. */
export const takeDueOffers = async (db: D1DatabaseSession, now: number, until: number, countMax: number): Promise<DueOffer[]> =>
  (
    await db
      .prepare(
        `UPDATE offer_to_translate SET due_at=?2, tries=tries+1 WHERE (kind, target_id) IN (
           SELECT kind, target_id FROM offer_to_translate INDEXED BY offer_to_translate_due WHERE due_at<=?1 ORDER BY due_at LIMIT ?3)
         RETURNING kind, target_id, asked, tries`,
      )
      .bind(now, until, countMax)
      .all<DueOffer>()
  ).results;

/** Whether any offer is due; a cheap check for runs without work. */
export const hasDueOffers = async (db: D1DatabaseSession, now: number): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM offer_to_translate INDEXED BY offer_to_translate_due WHERE due_at<=?1 LIMIT 1').bind(now).first()) !==
  null;

/** The texts of an offer while they are public. */
export interface OfferTexts extends WithTexts {
  translated: string;
}
const columns = (offer: string): string =>
  ['name', 'description', 'language', 'texts', 'translated'].map((column) => `${offer}.${column}`).join(', ');
const found: Readonly<Record<DueOffer['kind'], string>> = {
  request: `SELECT ${columns('r')} FROM request r WHERE r.id=?1 AND r.approve_status=${approval.approved} AND r.is_active=1`,
  product: `SELECT ${columns('p')} FROM product p CROSS JOIN listed_product l ON l.seq=p.seq WHERE p.id=?1`,
};
export const readOfferTexts = (db: D1DatabaseSession, { kind, target_id }: DueOffer): Promise<OfferTexts | null> =>
  db.prepare(found[kind]).bind(target_id).first<OfferTexts>();

/** Marks an offer as done, unless its texts have changed meanwhile. */
export const offerDoneStatement = (db: D1DatabaseSession, { kind, target_id, asked }: DueOffer): D1PreparedStatement =>
  db.prepare('DELETE FROM offer_to_translate WHERE kind=?1 AND target_id=?2 AND asked=?3').bind(kind, target_id, asked);

/** Postpones an offer. @param offer with the number of failed attempts, as it is to be stored */
export const putOffStatement = (db: D1DatabaseSession, { kind, target_id, asked, tries }: DueOffer, until: number): D1PreparedStatement =>
  db
    .prepare('UPDATE offer_to_translate SET due_at=?4, tries=?5 WHERE kind=?1 AND target_id=?2 AND asked=?3')
    .bind(kind, target_id, asked, until, tries);
