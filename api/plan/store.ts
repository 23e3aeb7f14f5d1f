/** All SQL of plans, credit packs and the price list. Used quotas are in quota-store.ts. */
import type { CreditPack, CreditPlan, ServicePrice } from '../../contract/plan/schemas.ts';
import { features } from '../../contract/plan/features.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';

/** Minor units → decimal string (docs/behaviour.md#times-and-money). */
export const moneyText = (minor: number): string => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

interface Price {
  language: Language;
  currency: string;
  price: number;
  ex_price: number | null;
}
const priceOf = ({ language, currency, price, ex_price }: Price) => ({
  language,
  currency,
  price: moneyText(price),
  exPrice: ex_price === null ? null : moneyText(ex_price),
});

interface PlanRow extends Price {
  id: string;
  additional_credit: number;
  salable: number;
  recommended: number;
  rules_json: string;
  name: string;
  description: string;
  texts_json: string;
}

/** Plans with price, limits and texts, one row per language. */
export async function readPlans(db: D1DatabaseSession, onlySalable: boolean): Promise<CreditPlan[]> {
  const { results } = await db
    .prepare(
      `SELECT p.id, p.additional_credit, p.salable, p.recommended, t.name, t.description, t.texts_json, r.language, r.currency, r.price, r.ex_price,
         (SELECT json_group_object(rule, number) FROM plan_rule WHERE plan_id = p.id) AS rules_json
       FROM plan p JOIN plan_text t ON t.plan_id = p.id JOIN plan_price r ON r.plan_id = p.id AND r.language = t.language
       WHERE p.salable = 1 OR ?1 = 0 ORDER BY p.position, r.language`,
    )
    .bind(onlySalable ? 1 : 0)
    .all<PlanRow>();
  return results.map((row) => {
    const rules = JSON.parse(row.rules_json) as Record<number, number>;
    return {
      id: row.id,
      planName: row.name,
      planDescription: row.description,
      planTexts: JSON.parse(row.texts_json) as string[],
      additionalCredit: row.additional_credit,
      ...priceOf(row),
      limits: features.map((name, ruleEnum) => ({ name, ruleEnum, limit: rules[ruleEnum] ?? 0 })),
      isRecommended: row.recommended === 1,
      isSalable: row.salable === 1,
    };
  });
}

/** Credit packs, one row per language. */
export async function readCreditPacks(db: D1DatabaseSession): Promise<CreditPack[]> {
  const { results } = await db
    .prepare(
      `SELECT p.id, p.additional_credit, r.language, r.currency, r.price, r.ex_price
       FROM credit_pack p JOIN credit_pack_price r ON r.pack_id = p.id ORDER BY p.position, r.language`,
    )
    .all<Price & { id: string; additional_credit: number }>();
  return results.map((row) => ({ id: row.id, additionalCredit: row.additional_credit, ...priceOf(row) }));
}

/** Prices of contacts and requests, in credits. */
export async function readServicePrices(db: D1DatabaseSession): Promise<ServicePrice[]> {
  const { results } = await db
    .prepare('SELECT service_type AS serviceTypeEnum, pay_order AS "order", price FROM service_price ORDER BY service_type')
    .all<ServicePrice>();
  return results;
}

/** A row of the price list; free without a row. */
export async function readServicePrice(db: D1DatabaseSession, serviceType: number): Promise<ServicePrice> {
  const row = await db
    .prepare('SELECT service_type AS serviceTypeEnum, pay_order AS "order", price FROM service_price WHERE service_type = ?1')
    .bind(serviceType)
    .first<ServicePrice>();
  return row ?? { serviceTypeEnum: serviceType, order: 2, price: 0 };
}
