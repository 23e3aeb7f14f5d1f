/** Titles of many offers in one read, by the addresses that lead to them. */
import { approval } from '../../../contract/company/approval.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import type { Title } from '../../../contract/text/title.ts';
import { offerOfPath } from './offer-path.ts';
import { namesSql, pendingNamesSql, titleOf } from './title.ts';

/** SQL: names of the offer of a chat, from the joins below; for a request as moderators approved it. */
export const chatNames = `COALESCE(${namesSql('chat_request')}, ${namesSql('chat_product')})`;
/** SQL: the address that {@link readTitles} takes, of what a row of a log speaks of; null if that is no offer. */
export const offerPathSql = (type: string, id: string): string =>
  `CASE ${type} WHEN 'chat' THEN '/messages?chatId='||${id} WHEN 'request' THEN '/edit-request/'||${id} WHEN 'product' THEN '/companies/-/products/'||${id} END`;

/** SQL: joins of the offer that the chat `chat` is about. */
export const chatNamesJoins = (chat: string): string =>
  `LEFT JOIN request chat_request ON chat_request.id=${chat}.request_id AND chat_request.approve_status=${approval.approved}
   LEFT JOIN product chat_product ON chat_product.id=${chat}.product_id`;

const asked = 'FROM json_each(?1) j CROSS JOIN';
const found = `
  SELECT j.value->>'path' AS path, ${chatNames} AS names ${asked} chat c ON c.id=j.value->>'chat' ${chatNamesJoins('c')}
  UNION ALL SELECT j.value->>'path', ${namesSql('r')} ${asked} request r ON r.id=j.value->>'request' AND r.approve_status=${approval.approved}
  UNION ALL SELECT j.value->>'path', ${pendingNamesSql('r')} ${asked} request r ON r.id=j.value->>'own'
  UNION ALL SELECT j.value->>'path', ${namesSql('p')} ${asked} product p ON p.id=j.value->>'product'`;

/**
 * The titles of what these addresses lead to, for a reader who may open them.
 * @returns by the address; without those that lead to no offer
 */
export async function readTitles(
  db: D1DatabaseSession,
  paths: readonly string[],
  reader: ApiLanguage,
): Promise<ReadonlyMap<string, Title>> {
  const offers = [...new Set(paths)].flatMap((path) => {
    const offer = offerOfPath(path);
    return offer === null ? [] : [{ path, [offer.kind]: offer.id }];
  });
  if (offers.length === 0) return new Map();
  const { results } = await db.prepare(found).bind(JSON.stringify(offers)).all<{ path: string; names: string | null }>();
  return new Map(results.flatMap(({ path, names }) => (names === null ? [] : [[path, titleOf(names, reader)] as const])));
}
