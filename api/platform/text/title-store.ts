/** Reads titles of several offers at once, by the addresses of the offers. */
import { approval } from '../../../contract/company/approval.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import type { Title } from '../../../contract/text/author-texts.ts';
import { type OfferKind, offerOfPath } from './offer-path.ts';
import { namesSql, pendingNamesSql, titleOf } from './title.ts';

/** SQL: names of the offer of a chat, from the joins below; for a request as moderators approved it. */
export const chatNames = `COALESCE(${namesSql('chat_request')}, ${namesSql('chat_product')})`;
/** SQL: the address, for {@link readTitles}, of the object of a log entry; null if it is no offer. */
export const offerPathSql = (type: string, id: string): string =>
  `CASE ${type} WHEN 'chat' THEN '/messages?chatId='||${id} WHEN 'request' THEN '/edit-request/'||${id} WHEN 'product' THEN '/companies/-/products/'||${id} END`;

/** SQL: joins of the offer that the chat `chat` is about. */
export const chatNamesJoins = (chat: string): string =>
  `LEFT JOIN request chat_request ON chat_request.id=${chat}.request_id AND chat_request.approve_status=${approval.approved}
   LEFT JOIN product chat_product ON chat_product.id=${chat}.product_id`;

const kinds: readonly OfferKind[] = ['chat', 'request', 'own', 'product'];
/**
 * SQL: the requested offers of a kind. Each kind has its own list as a parameter, because D1 counts every element of a list as a row read.
 */
const askedFor = (kind: OfferKind, names: string, table: string): string =>
  `SELECT j.value->>'path' AS path, ${names} AS names FROM json_each(?${kinds.indexOf(kind) + 1}) j CROSS JOIN ${table}`;
const isAsked = "=j.value->>'id'";
const found = [
  askedFor('chat', chatNames, `chat c ON c.id${isAsked} ${chatNamesJoins('c')}`),
  askedFor('request', namesSql('r'), `request r ON r.id${isAsked} AND r.approve_status=${approval.approved}`),
  askedFor('own', pendingNamesSql('r'), `request r ON r.id${isAsked}`),
  askedFor('product', namesSql('p'), `product p ON p.id${isAsked}`),
].join(' UNION ALL ');

/**
 * The titles of the offers at these addresses, for a reader who may open them. @returns titles by address; addresses of other pages are
 * missing
 */
export async function readTitles(
  db: D1DatabaseSession,
  paths: readonly string[],
  reader: ApiLanguage,
): Promise<ReadonlyMap<string, Title>> {
  const offers = [...new Set(paths)].flatMap((path) => {
    const offer = offerOfPath(path);
    return offer === null ? [] : [{ path, ...offer }];
  });
  if (offers.length === 0) return new Map();
  const { results } = await db
    .prepare(found)
    .bind(...kinds.map((kind) => JSON.stringify(offers.filter((offer) => offer.kind === kind))))
    .all<{ path: string; names: string | null }>();
  return new Map(results.flatMap(({ path, names }) => (names === null ? [] : [[path, titleOf(names, reader)] as const])));
}
