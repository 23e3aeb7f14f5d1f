/**
 * Plans, packs and prices as published by administrators. Orders and running plans keep their terms; limits of plans are not edited
 * here.
 */
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';

export interface LivePrice {
  language: Language;
  /** Minor units. */
  price: number;
  /** Minor units of the previous price; null without one. */
  exPrice: number | null;
}
export interface LivePlanText extends LivePrice {
  name: string;
  description: string;
  points: readonly string[];
}

export const publishPlanStatements = (
  db: D1DatabaseSession,
  id: string,
  { credits, isSalable, texts }: { credits: number; isSalable: boolean; texts: readonly LivePlanText[] },
): D1PreparedStatement[] => [
  db.prepare('UPDATE plan SET additional_credit = ?2, salable = ?3 WHERE id = ?1').bind(id, credits, isSalable ? 1 : 0),
  ...texts.flatMap(({ language, name, description, points, price, exPrice }) => [
    db
      .prepare('UPDATE plan_text SET name = ?3, description = ?4, texts_json = ?5 WHERE plan_id = ?1 AND language = ?2')
      .bind(id, language, name, description, JSON.stringify(points)),
    db.prepare('UPDATE plan_price SET price = ?3, ex_price = ?4 WHERE plan_id = ?1 AND language = ?2').bind(id, language, price, exPrice),
  ]),
];

/** A new pack gets the currencies of the others. */
export const publishPackStatements = (
  db: D1DatabaseSession,
  id: string,
  { credits, position, prices }: { credits: number; position: number; prices: readonly LivePrice[] },
): D1PreparedStatement[] => [
  db
    .prepare(
      'INSERT INTO credit_pack(id, additional_credit, position) VALUES(?1,?2,?3) ON CONFLICT(id) DO UPDATE SET additional_credit = ?2, position = ?3',
    )
    .bind(id, credits, position),
  ...prices.map(({ language, price, exPrice }) =>
    db
      .prepare(
        `INSERT INTO credit_pack_price(pack_id, language, currency, price, ex_price)
         SELECT ?1, ?2, (SELECT currency FROM plan_price WHERE language = ?2 LIMIT 1), ?3, ?4 WHERE true
         ON CONFLICT(pack_id, language) DO UPDATE SET price = ?3, ex_price = ?4`,
      )
      .bind(id, language, price, exPrice),
  ),
];
export const withdrawPackStatements = (db: D1DatabaseSession, id: string): D1PreparedStatement[] => [
  db.prepare('DELETE FROM credit_pack_price WHERE pack_id = ?1').bind(id),
  db.prepare('DELETE FROM credit_pack WHERE id = ?1').bind(id),
];

export const publishServicePriceStatement = (
  db: D1DatabaseSession,
  serviceType: number,
  { payOrder, credits }: { payOrder: number; credits: number },
): D1PreparedStatement =>
  db.prepare('UPDATE service_price SET pay_order = ?2, price = ?3 WHERE service_type = ?1').bind(serviceType, payOrder, credits);

/** The currency of each language's prices. */
export async function readCurrencies(db: D1DatabaseSession): Promise<Partial<Record<Language, string>>> {
  const { results } = await db
    .prepare('SELECT language, MIN(currency) AS currency FROM plan_price GROUP BY language')
    .all<{ language: Language; currency: string }>();
  return Object.fromEntries(results.map(({ language, currency }) => [language, currency]));
}
