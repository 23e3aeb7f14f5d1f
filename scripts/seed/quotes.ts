/** Quotes of the demo with their revisions, and the pro-formas of those that were accepted. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../api/quote/canonical.ts';
import { asciiLowerCase, asciiUpperCase } from '../../contract/text/letter-case.ts';
import { fromApiLanguage } from '../../contract/text/languages.ts';
import { totalOf } from '../../contract/quote/amounts.ts';
import { sellingSide } from '../../contract/quote/seller.ts';
import type { ProFormaDocument, ProFormaParty, QuoteTerms } from '../../contract/quote/shapes.ts';
import { validUntilMs } from '../../contract/quote/validity.ts';
import { freightTermsOf, goodsTermsOf } from '../../demo/compose-quotes.ts';
import type { DemoChat, DemoMessage } from '../../demo/types.ts';
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

/** A company of the demo in the form of a pro-forma (api/quote/pro-forma.ts). */
function partyOf(demo: Demo, key: string, rows: readonly Row[], lookups: Lookups): ProFormaParty {
  const company = companyOf(demo, key);
  const id = demoId('company', key);
  const stored = (column: string): string => valueOf(rows, 'company', id, column);
  return {
    companyId: id,
    name: company.name,
    address: stored('address_description'),
    area: company.district ?? '',
    city: lookups.cities.get(lookups.cityId(company.countryCode, company.city))?.names ?? null,
    postalCode: stored('postal_code'),
    country: asciiLowerCase(company.countryCode),
    taxOffice: stored('taxpayer_office'),
    taxNumber: stored('taxpayer_number'),
    ...(stored('phone') !== '' && { phone: stored('phone') }),
    ...(stored('email') !== '' && { email: stored('email') }),
  };
}

const languageOf = (demo: Demo, owner: string) => fromApiLanguage(demo.users.find(({ key }) => key === owner)?.language ?? 'EN');

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
      const [seller, buyer] = sellingSide(chat.createdFor) === 'from' ? [sides.from, sides.to] : [sides.to, sides.from];
      const spoken = [languageOf(demo, seller.owner), languageOf(demo, buyer.owner)];
      const requestId = demoId('request', chat.request ?? '');
      const document: ProFormaDocument = {
        number: `PF-${new Date(at).getUTCFullYear()}-${asciiUpperCase(last.id.slice(0, 10))}`,
        dtIssuedAt: new Date(at).toISOString(),
        languages: [...new Set(spoken[0] === spoken[1] ? [...spoken, 'en'] : spoken)],
        requestName: valueOf(rows, 'request', requestId, 'name') || chat.name,
        requestCode: valueOf(rows, 'request', requestId, 'code'),
        quoteId: last.id,
        revision: last.revision,
        seller: partyOf(demo, seller.key, rows, lookups),
        buyer: partyOf(demo, buyer.key, rows, lookups),
        terms: last.terms,
        total: totalOf(last.terms),
      };
      const text = canonicalJson(document);
      happened.push({
        at,
        statements: [
          database.prepare("UPDATE quote SET state='accepted', decided_at=?2 WHERE id=?1").bind(last.id, at),
          database
            .prepare(
              'INSERT INTO pro_forma(quote_id, number, seller_user_id, buyer_user_id, document, hash, issued_at) VALUES(?1,?2,?3,?4,?5,?6,?7)',
            )
            .bind(
              last.id,
              document.number,
              demoId('user', seller.owner),
              demoId('user', buyer.owner),
              text,
              createHash('sha256').update(text).digest('hex'),
              at,
            ),
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
            validUntilMs(validUntil),
            at,
          ),
      ],
    });
    last = { id: mark.id, revision: mark.revision, terms };
  }
  return happened;
}

/** Stores what happened to quotes in the order of time, in one batch. @param rows the other rows of the demo, which are stored */
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
