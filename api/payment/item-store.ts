/** The items for sale and the buyer: read for the price quote, and frozen in the order. */
import { approval } from '../../contract/company/approval.ts';
import { none } from '../../contract/company/fields.ts';
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import type { ItemType } from '../../contract/payment/schemas.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { Buyer } from './provider.ts';

export interface Item {
  id: string;
  /** A plan's name in the language; empty for packs. */
  name: string;
  credits: number;
  /** In minor units, including tax. */
  amount: number;
  currency: string;
  /** The content of a plan as JSON: its texts and limits. It is part of the price quote, so that a changed plan invalidates the quote. */
  content: string;
}

const queries: Record<ItemType, string> = {
  plan: `SELECT p.id, t.name, p.additional_credit AS credits, r.price AS amount, r.currency,
      json_array(t.description, t.texts_json, (SELECT json_group_array(json_array(l.rule, l.number)) FROM
        (SELECT rule, number FROM plan_rule WHERE plan_id=p.id ORDER BY rule) l)) AS content FROM plan p
    JOIN plan_text t ON t.plan_id=p.id AND t.language=?2 JOIN plan_price r ON r.plan_id=p.id AND r.language=?2 WHERE p.id=?1 AND p.salable=1 AND r.price>0`,
  credit: `SELECT p.id, '' AS name, p.additional_credit AS credits, r.price AS amount, r.currency, '' AS content FROM credit_pack p
    JOIN credit_pack_price r ON r.pack_id=p.id AND r.language=?2 WHERE p.id=?1 AND r.price>0`,
};

/** @returns null if it does not exist or is not for sale */
export const findItem = (db: D1DatabaseSession, type: ItemType, id: string, language: Language): Promise<Item | null> =>
  db.prepare(queries[type]).bind(id, language).first<Item>();

const countryNames: Record<Language, string> = { EN: 'n.en', TR: 'n.tr', RU: 'n.ru', AR: 'n.ar' };

/**
 * SQL: the company that a receipt names, of the account ?1 (docs/behaviour.md#receipts): an approved one before others, one with a tax
 * number before others, then the oldest.
 */
const billedCompany = `SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=0 AND deleted_at IS NULL
  ORDER BY (approve_status=${approval.approved}) DESC, (COALESCE(taxpayer_number,'')<>'') DESC, seq LIMIT 1`;

/** The account as a buyer, with the address of its profile (docs/behaviour.md#own-company). @returns null if the account is deleted */
export const readBuyer = (db: D1DatabaseSession, masterUserId: string, language: Language): Promise<Buyer | null> =>
  db
    .prepare(
      `SELECT u.id, u.full_name AS name, u.email, COALESCE(c.address_description,'') AS address, COALESCE(c.postal_code,'') AS postalCode,
         COALESCE(b.name,'') AS company, COALESCE(NULLIF(b.taxpayer_office,'${none}'),'') AS taxOffice, COALESCE(b.taxpayer_number,'') AS taxNumber,
         COALESCE(t.names->>'$.${asciiLowerCase(language)}',t.name,'') AS city, COALESCE(${countryNames[language]},'') AS country
       FROM users u LEFT JOIN company c ON c.owner_user_id=u.id AND c.is_user_company=1
         LEFT JOIN company b ON b.id=(${billedCompany})
         LEFT JOIN city t ON t.id=c.city_id LEFT JOIN country n ON n.id=c.country_id WHERE u.id=?1 AND u.deleted_at IS NULL`,
    )
    .bind(masterUserId)
    .first<Buyer>();

/** Whether the address is sufficient for a receipt (docs/requirements.md#card-form-b-57). */
export const isAddressComplete = ({ address, postalCode }: Buyer): boolean => address.trim() !== '' && postalCode.trim() !== '';

export const readPlanName = (db: D1DatabaseSession, planId: string, language: Language): Promise<string | null> =>
  db.prepare('SELECT name FROM plan_text WHERE plan_id=?1 AND language=?2').bind(planId, language).first<string>('name');

/** The name of the account's present plan; null without one. */
export const readRunningPlan = (db: D1DatabaseSession, masterUserId: string, language: Language, now: number): Promise<string | null> =>
  db
    .prepare('SELECT t.name FROM users u JOIN plan_text t ON t.plan_id=u.plan_id AND t.language=?2 WHERE u.id=?1 AND u.plan_expires_at>?3')
    .bind(masterUserId, language, now)
    .first<string>('name');
