/** A company with more rows than one step deletes. */
import { newId } from '../../../api/platform/ids.ts';
import { lookups } from './api-fixtures.ts';
import { liveRequest, type Trader } from './chat/chat-fixtures.ts';
import { firstValue, runSql } from './database.ts';

/** Adds products, each with a picture, and public requests. @returns their ids */
export async function addContent(who: Trader, count: number): Promise<{ products: string[]; requests: string[] }> {
  const { categoryId, subCategoryId } = await lookups();
  const products = Array.from({ length: count }, () => newId());
  for (const id of products) {
    const key = `p/large-${id}.jpg`;
    await runSql(
      'INSERT INTO product(id, company_id, name, description, images, category_id, sub_category_id, created_at) VALUES(?1,?2,?3,?4,?5,?6,?7,1)',
      id,
      who.company.id,
      'Rope',
      'Hemp',
      JSON.stringify([key]),
      categoryId,
      subCategoryId,
    );
    await runSql(
      "INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at) VALUES(?1,?2,?3,'image','image/jpeg',9,'live','public',1)",
      id,
      key,
      who.id,
    );
  }
  const requests: string[] = [];
  for (let index = 0; index < count; index += 1) requests.push(await liveRequest(who, 1));
  return { products, requests };
}

/** Number of rows that are unchanged. @param where condition of an unchanged row */
export const countLeft = async (table: 'product' | 'request', ids: readonly string[], where: string): Promise<number> =>
  (await firstValue<number>(
    `SELECT COUNT(*) AS n FROM ${table} WHERE id IN (SELECT value FROM json_each(?1)) AND ${where}`,
    JSON.stringify(ids),
  )) ?? 0;

/** Files of `addContent` that were not deleted yet. */
export const livingFiles = async (products: readonly string[]): Promise<number> =>
  (await firstValue<number>(
    "SELECT COUNT(*) AS n FROM media WHERE id IN (SELECT value FROM json_each(?1)) AND state<>'dead'",
    JSON.stringify(products),
  )) ?? 0;
