/** SQL of the bank details that two companies gave before they start a chat. */
import type { SeenBefore } from './bank-details-mark.ts';
import { bankDetailsIn } from '../../../contract/bank-details/mention.ts';
import { typedColumns, typedSql, typedTexts } from '../room/typed-texts.ts';

/** Of one company's pro-formas for another; no honest company has this many accounts. */
const earlierMax = 50;

export interface Pair {
  fromCompanyId: string;
  toCompanyId: string;
}

/** Accounts of the two companies in their earlier pro-formas. */
const earlierSql = `SELECT company_id, detail FROM (SELECT * FROM pro_forma_bank WHERE company_id=?1 AND partner_id=?2 LIMIT ${earlierMax})
  UNION ALL SELECT company_id, detail FROM (SELECT * FROM pro_forma_bank WHERE company_id=?2 AND partner_id=?1 LIMIT ${earlierMax})`;

interface EarlierRow {
  company_id: string;
  detail: string;
}

const outside = (companyId: string, details: string[]): SeenBefore[] =>
  details.length === 0 ? [] : [{ companyId, details, isOfChat: false }];

const earlierOf = ({ fromCompanyId, toCompanyId }: Pair, rows: readonly EarlierRow[]): SeenBefore[] =>
  [fromCompanyId, toCompanyId].flatMap((id) =>
    outside(
      id,
      rows.flatMap(({ company_id, detail }) => (company_id === id ? detail : [])),
    ),
  );

export async function readEarlierProFormas(db: D1DatabaseSession, pair: Pair): Promise<SeenBefore[]> {
  const { results } = await db.prepare(earlierSql).bind(pair.fromCompanyId, pair.toCompanyId).all<EarlierRow>();
  return earlierOf(pair, results);
}

/**
 * The bank details that two companies gave before they start a chat, from at most three public rows (a company may have thousands of
 * products) and their earlier pro-formas.
 */
export async function readSeenBefore(
  db: D1DatabaseSession,
  { requestId, ...pair }: Pair & { requestId: string | null },
): Promise<SeenBefore[]> {
  const [earlier, pages] = await db.batch<unknown>([
    db.prepare(earlierSql).bind(pair.fromCompanyId, pair.toCompanyId),
    db
      .prepare(
        `SELECT id AS company_id, ${typedSql(typedColumns.company, (column) => column)} AS typed FROM company WHERE id IN (?1, ?2)
         UNION ALL SELECT company_id, ${typedSql(typedColumns.request, (column) => column)} FROM request WHERE id=?3`,
      )
      .bind(pair.fromCompanyId, pair.toCompanyId, requestId),
  ]);
  const rows = (pages?.results ?? []) as { company_id: string; typed: string }[];
  return [
    ...earlierOf(pair, (earlier?.results ?? []) as EarlierRow[]),
    ...[pair.fromCompanyId, pair.toCompanyId].flatMap((id) =>
      outside(id, [...new Set(rows.flatMap(({ company_id, typed }) => (company_id === id ? bankDetailsIn(typedTexts(typed)) : [])))]),
    ),
  ];
}
