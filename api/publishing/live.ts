/** The published state of each kind, in the tables that the public reads. */
import { type ApiLanguage, apiLanguage, inEachLanguage } from '../../contract/text/languages.ts';
import type { ContentKind } from '../../contract/publishing/kinds.ts';
import { type ContentValues, linesOf, minorOf, writtenLanguages } from '../../contract/publishing/values.ts';
import {
  publishBannerStatements,
  publishNewsStatements,
  publishPageStatements,
  withdrawBannerStatements,
  withdrawNewsStatements,
} from '../content/live-store.ts';
import { publishCategoryStatement } from '../lookup/live-store.ts';
import { publishPackStatements, publishPlanStatements, publishServicePriceStatement, withdrawPackStatements } from '../plan/live-store.ts';

type Publish = (db: D1DatabaseSession, key: string, values: ContentValues, now: number) => D1PreparedStatement[];

const shared = ({ shared: texts }: ContentValues, name: string): string => texts[name] ?? '';
const inEach = <Row>(values: ContentValues, rowOf: (text: (name: string) => string, language: ApiLanguage) => Row): Row[] =>
  writtenLanguages(values).map((language) => rowOf((name) => values.texts[language]?.[name] ?? '', language));
const pricesOf = (text: (name: string) => string) => ({ price: minorOf(text('price')) ?? 0, exPrice: minorOf(text('exPrice')) });

const published: Record<ContentKind, Publish> = {
  news: (db, key, values, now) =>
    publishNewsStatements(
      db,
      key,
      {
        picture: shared(values, 'picture'),
        articles: inEach(values, (text, language) => ({
          language,
          path: text('path'),
          title: text('title'),
          description: text('description'),
          content: text('content'),
        })),
      },
      now,
    ),
  page: (db, key, values, now) =>
    publishPageStatements(
      db,
      key,
      inEach(values, (text, language) => ({ language, title: text('title'), description: text('description'), content: text('content') })),
      now,
    ),
  banner: (db, key, values) =>
    publishBannerStatements(db, key, {
      picture: shared(values, 'picture'),
      video: shared(values, 'video'),
      position: Number(shared(values, 'position')),
      banners: inEach(values, (text, language) => ({
        language,
        topText: text('topText'),
        title: text('title'),
        description: text('description'),
      })),
    }),
  category: (db, key, { texts }) => [
    publishCategoryStatement(
      db,
      key,
      inEachLanguage((language) => texts[apiLanguage(language)]?.['name'] ?? ''),
    ),
  ],
  plan: (db, key, values) =>
    publishPlanStatements(db, key, {
      credits: Number(shared(values, 'credits')),
      isSalable: shared(values, 'isSalable') === '1',
      texts: inEach(values, (text, language) => ({
        language,
        name: text('name'),
        description: text('description'),
        points: linesOf(text('points')),
        ...pricesOf(text),
      })),
    }),
  pack: (db, key, values) =>
    publishPackStatements(db, key, {
      credits: Number(shared(values, 'credits')),
      position: Number(shared(values, 'position')),
      prices: inEach(values, (text, language) => ({ language, ...pricesOf(text) })),
    }),
  price: (db, key, values) => [
    publishServicePriceStatement(db, Number(key), {
      payOrder: Number(shared(values, 'payOrder')),
      credits: Number(shared(values, 'credits')),
    }),
  ],
};

/** Writes complete content (`contentFaults`) to the public tables. */
export const liveStatements = (
  db: D1DatabaseSession,
  { kind, key }: { kind: ContentKind; key: string },
  values: ContentValues,
  now: number,
): D1PreparedStatement[] => published[kind](db, key, values, now);

/** Makes an entry private; changes nothing for kinds that are always public. */
export function withdrawStatements(db: D1DatabaseSession, { kind, key }: { kind: ContentKind; key: string }): D1PreparedStatement[] {
  if (kind === 'news') return withdrawNewsStatements(db, key);
  if (kind === 'banner') return withdrawBannerStatements(db, key);
  return kind === 'pack' ? withdrawPackStatements(db, key) : [];
}
