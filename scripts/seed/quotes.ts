/** Quotes of the demo with their revisions, and the pro-formas of those that were accepted. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../api/quote/canonical.ts';
import { type PartyRow, proFormaDocument } from '../../api/quote/pro-forma-document.ts';
import { asciiLowerCase, asciiUpperCase } from '../../contract/text/letter-case.ts';
import { sellingSide } from '../../contract/quote/seller.ts';
import type { QuoteTerms } from '../../contract/quote/shapes.ts';
import { validUntilEnd } from '../../contract/request/rules.ts';
import { freightTermsOf, goodsTermsOf } from '../../demo/compose-quotes.ts';
import type { DemoChat, DemoCompany, DemoMessage } from '../../demo/types.ts';
import { companyOf, type Demo, demoId } from './demo.ts';
import { namedPlace } from './facts.ts';
import type { Lookups } from './lookups.ts';
import type { Row } from './rows.ts';
import type { SeedTarget } from './target.ts';
import { markOf } from './message-contents.ts';

type Statement = ReturnType<SeedTarget['database']['prepare']>;

function termsOf({ goods, freight }: DemoMessage, lookups: Lookups, sentAt: number): { terms: QuoteTerms; validUntil: string } {
  if (goods !== undefined) {
    const { delivery, origin, ...rest } = goodsTermsOf(goods, sentAt);
    const place = delivery?.place === undefined ? undefined : namedPlace(delivery.place, lookups);
    const terms = {
      ...rest,
      ...(origin !== undefined && { originCountryId: lookups.countryId(origin), origin: asciiLowerCase(origin) }),
      ...(delivery && { delivery: { incoterm: delivery.incoterm, ...(place && { place }) } }),
    };
    return { terms: { goods: terms }, validUntil: rest.validUntil };
  }
  if (freight === undefined) throw new Error('a quote is of goods or of freight');
  const { from, to, ...rest } = freightTermsOf(freight, sentAt);
  const terms = { ...rest, ...(from && { from: namedPlace(from, lookups) }), ...(to && { to: namedPlace(to, lookups) }) };
  return { terms: { freight: terms }, validUntil: rest.validUntil };
}

interface Happened {
  at: number;
  statements: Statement[];
}

const valueOf = (rows: readonly Row[], table: string, id: string, column: string): string => {
  const row = rows.find((each) => each.table === table && each.values['id'] === id);
  return String(row?.values[column] ?? '');
};

/** A company in the format in which the API reads it. */
function partyRowOf(demo: Demo, company: DemoCompany, rows: readonly Row[], lookups: Lookups): PartyRow {
  const id = demoId('company', company.key);
  const stored = (column: string): string => valueOf(rows, 'company', id, column);
  const city = lookups.cities.get(lookups.cityId(company.countryCode, company.city));
  return {
    id,
    name: company.name,
    address: stored('address_description'),
    postal_code: stored('postal_code'),
    tax_office: stored('taxpayer_office'),
    tax_number: stored('taxpayer_number'),
    phone: stored('phone'),
    email: stored('email'),
    country: asciiLowerCase(company.countryCode),
    city: city === undefined ? null : company.city,
    city_names: city === undefined ? null : JSON.stringify(city.names),
    area: company.district ?? null,
    language: demo.users.find(({ key }) => key === company.owner)?.language ?? 'EN',
  };
}

/** The statements of a chat's quotes, each with its time. @param rows the other rows of the demo */
function happenedIn(
  database: SeedTarget['database'],
  demo: Demo,
  chat: DemoChat,
  rows: readonly Row[],
  lookups: Lookups,
  now: number,
): Happened[] {
  const sides = { from: companyOf(demo, chat.from), to: companyOf(demo, chat.to) };
  const happened: Happened[] = [];
  let last: { id: string; revision: number; terms: QuoteTerms } | null = null;
  for (const [index, message] of chat.messages.entries()) {
    const mark = markOf(chat, index);
    if (mark === undefined) continue;
    const at = now - message.ageMs;
    if (mark.event === 'accepted') {
      if (last === null) throw new Error(`${chat.key} accepts no quote`);
      const requestId = demoId('request', chat.request ?? '');
      const users = { from: demoId('user', sides.from.owner), to: demoId('user', sides.to.owner) };
      const [sellerUserId, buyerUserId] = sellingSide(chat.createdFor) === 'from' ? [users.from, users.to] : [users.to, users.from];
      const number = `PF-${new Date(at).getUTCFullYear()}-${asciiUpperCase(last.id.slice(0, 10))}`;
      const basis = {
        from: partyRowOf(demo, sides.from, rows, lookups),
        to: partyRowOf(demo, sides.to, rows, lookups),
        subject: valueOf(rows, 'request', requestId, 'name') || chat.name,
        request_code: valueOf(rows, 'request', requestId, 'code'),
        bank: null,
      };
      const document = proFormaDocument(basis, last, chat.createdFor, number, at);
      const text = canonicalJson(document);
      happened.push({
        at,
        statements: [
          database.prepare("UPDATE quote SET state='accepted', decided_at=?2 WHERE id=?1").bind(last.id, at),
          database
            .prepare(
              'INSERT INTO pro_forma(quote_id, number, seller_user_id, buyer_user_id, document, hash, issued_at) VALUES(?1,?2,?3,?4,?5,?6,?7)',
            )
            .bind(last.id, number, sellerUserId, buyerUserId, text, createHash('sha256').update(text).digest('hex'), at),
        ],
      });
      continue;
    }
    const { terms, validUntil } = termsOf(message, lookups, at);
    const [sender, receiver] = message.from === 'from' ? [sides.from, sides.to] : [sides.to, sides.from];
    happened.push({
      at,
      statements: [
        database
          .prepare("UPDATE quote SET state='superseded', decided_at=?2 WHERE chat_id=?1 AND state='sent'")
          .bind(demoId('chat', chat.key), at),
        database
          .prepare(
            `INSERT INTO quote(id, revision, chat_id, request_id, company_id, sender_user_id, receiver_user_id, author_user_id, terms, valid_until, created_at)
             VALUES(?1,?2,?3,?4,?5,?6,?7,?6,?8,?9,?10)`,
          )
          .bind(
            mark.id,
            mark.revision,
            demoId('chat', chat.key),
            chat.request === undefined ? null : demoId('request', chat.request),
            demoId('company', sender.key),
            demoId('user', sender.owner),
            demoId('user', receiver.owner),
            JSON.stringify(terms),
            validUntilEnd(validUntil),
            at,
          ),
      ],
    });
    last = { id: mark.id, revision: mark.revision, terms };
  }
  return happened;
}

/** Stores the events of quotes in the order of time, in one batch. @param rows the other rows of the demo, which are already stored */
export async function storeQuotes(
  database: SeedTarget['database'],
  demo: Demo,
  rows: readonly Row[],
  lookups: Lookups,
  now: number,
): Promise<void> {
  const happened = demo.chats
    .flatMap((chat) => happenedIn(database, demo, chat, rows, lookups, now))
    .toSorted((one, other) => one.at - other.at);
  await database.batch(happened.flatMap(({ statements }) => statements));
}
