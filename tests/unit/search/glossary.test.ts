import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, ftsQuery, mostQueryWords } from '../../../contract/search/fold.ts';
import {
  formsOf,
  inflectedKeyOf,
  mostAlternatives,
  mostQueryAlternatives,
  widen,
  widenedQuery,
  type WidenedPart,
} from '../../../api/lookup/glossary.ts';
import { glossaries } from '../../../api/lookup/glossary/all.ts';
import type { Term } from '../../../api/lookup/glossary/types.ts';
import { categories } from '../../../lookups/categories.ts';

/** The goods among the given ones that SQLite finds for a typed query. */
function foundAmong(goods: readonly string[], typed: string): string[] {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE VIRTUAL TABLE goods USING fts5(folded, name UNINDEXED, prefix = '2 3 4 5 6 7 8')");
  const insert = database.prepare('INSERT INTO goods (folded, name) VALUES (?, ?)');
  for (const name of goods) insert.run(foldText(name), name);
  const rows = database.prepare('SELECT name FROM goods WHERE goods MATCH ? ORDER BY rowid').all(widenedQuery(typed)?.all ?? '');
  return rows.map(({ name }) => String(name));
}

const cottonYarns = ['Ne 30/1 combed cotton yarn', 'Penye pamuk ipliği', 'Хлопчатобумажная пряжа', 'غزل القطن الممشط'];

test.each(['cotton yarn', 'Cotton yarns', 'хлопок', 'хлопковую пряжу', 'قطن', 'pamuk ipliği', 'pamuk iplikleri'])(
  '%s finds cotton yarn in four languages',
  (typed) => {
    expect(foundAmong([...cottonYarns, 'Мешки из джута', 'Yün halı'], typed)).toEqual(cottonYarns);
  },
);

const sections = glossaries.flatMap((glossary) => Object.entries(glossary));
const terms = sections.flatMap(([, rows]) => rows);
const entries = terms.flatMap((term) => formsOf(term).map((form) => ({ form, term })));

const listed = (alternatives: WidenedPart['alternatives']): string[] =>
  alternatives.map((words) => words.map(({ word, whole }) => (whole ? `=${word}` : word)).join(' ')).toSorted();

const namesOf = (found: readonly { form: string; term: Term }[]): string[] => found.map(({ form, term }) => `${form} (${term[0]})`);

describe('the terms', () => {
  test('are at least 800', () => {
    expect(terms.length).toBeGreaterThanOrEqual(800);
  });

  test('are under sub-categories of the lookups, each sub-category has at least three, no section occurs twice', () => {
    const keys = categories.flatMap(({ slug, subCategories }) => subCategories.map((sub) => `${slug}/${sub.slug}`));
    const bySection = new Map(sections);
    expect(sections).toHaveLength(bySection.size);
    expect([...bySection.keys()].filter((key) => !key.startsWith('trade/')).toSorted()).toEqual(keys.toSorted());
    expect(sections.filter(([, rows]) => rows.length < 3).map(([key]) => key)).toEqual([]);
  });

  test('have forms in all four languages, in the script of the language', () => {
    expect(entries.filter(({ form }) => foldText(form) === '')).toEqual([]);
    const foreign = terms.flatMap(([english, turkish, russian, arabic]) => [
      ...[english, turkish].flatMap((forms) => forms.split('|')).filter((form) => /[^\p{Script=Latin}\p{N}\s=’'/-]/u.test(form)),
      // Names of plastics and standards stay in Latin letters.
      ...russian.split('|').filter((form) => !/\p{Script=Cyrillic}/u.test(form) || /\p{Script=Arabic}/u.test(form)),
      ...arabic.split('|').filter((form) => !/\p{Script=Arabic}/u.test(form) || /\p{Script=Cyrillic}/u.test(form)),
    ]);
    expect(foreign).toEqual(['=mdf', 'pvc']);
  });

  test('share no form: an input has one meaning', () => {
    const marked = (form: string): boolean => form.startsWith('=');
    const first = new Map<string, Term>();
    const shared: string[] = [];
    for (const { form, term } of entries) {
      for (const key of [foldText(form), ...(marked(form) ? [] : [`~${inflectedKeyOf(form)}`])]) {
        const other = first.get(key);
        if (other !== undefined && other !== term) shared.push(`${form}: ${other[0]} and ${term[0]}`);
        first.set(key, term);
      }
    }
    expect(shared).toEqual([]);
  });

  test('find the same set by each of their forms', () => {
    const uneven = entries.filter(({ form, term }) => {
      const [part, ...rest] = widen(form.replace('=', ''));
      const [own] = widen(formsOf(term)[0]?.replace('=', '') ?? '');
      return (
        rest.length > 0 || part === undefined || own === undefined || listed(part.alternatives).join() !== listed(own.alternatives).join()
      );
    });
    expect(namesOf(uneven)).toEqual([]);
  });

  test('have at most as many forms as a search may use', () => {
    const many = terms.filter((term) => (widen(formsOf(term)[0]?.replace('=', '') ?? '')[0]?.alternatives.length ?? 0) > mostAlternatives);
    expect(many.map(([english]) => english)).toEqual([]);
  });
});

describe('a search', () => {
  test.each([
    ['чай', 'Rize black tea', 'Team wear'],
    ['мука', 'Tip 550 un', 'United Trading'],
    ['مكرونة', 'Durum makarna', 'Makina yedek parça'],
    ['полотенец', '550 gr banyo havlusu', 'полотняный мешок'],
    ['أقمشة', 'Woven fabrics', 'Gummed paper'],
    ['makina', 'Станки токарные', 'Makarna'],
    ['полипропилен мешки', 'PP woven polypropylene sacks', 'polypropylene granules'],
    ['olive oil', 'زيت زيتون بكر', 'Ayçiçek yağı'],
    ['песок', 'Silica sand', 'Sandwich panel'],
    ['цемент', 'أسمنت بورتلاندي', 'Cemre tekstil'],
    ['шины', 'Kamyon için lastik', 'Машинное масло'],
    ['уголь', 'Steam coal', 'Уголок стальной'],
    ['pumps', 'Насосы центробежные', 'Pumpkin seeds'],
    ['sugar', 'سكر أبيض', 'سكرتارية'],
    ['reefer', 'Рефрижераторный контейнер', 'Reel'],
    ['warehouse', 'Склад в Мерсине', 'Складной стул'],
    ['private label', 'Собственная торговая марка', 'Private hospital'],
    ['navlun', 'Фрахт судна', 'Navigation'],
    ['spices', 'Специи молотые', 'Спецодежда зимняя'],
    ['polyester', 'بوليستر 100%', 'بوليسترين مبثوق'],
    ['electric motor', 'Электродвигатель 5 кВт', 'Электроды сварочные'],
    ['حليب', 'Süt tozu', 'Milking parlour'],
  ])('for %s finds %s, not %s', (typed, good, other) => {
    expect(foundAmong([good, other], typed)).toEqual([good]);
  });

  test.each([
    ['date', 'خط إنتاج تمور'],
    ['delivery date', 'Fresh dates'],
    ['mısır', 'Yellow corn'],
    ['лук', 'Yellow onion'],
    ['nut', 'Фундук'],
    ['steel plate', 'Çelik tabak'],
    ['network switch', 'Выключатель сетевой'],
    ['جلد خام', 'Iron ore leather'],
    ['jam', 'Шерстяной джемпер'],
    ['كبريت', 'Sulphuric acid'],
  ])('for %s, which is ambiguous, does not find %s', (typed, good) => {
    expect(foundAmong([good], typed)).toEqual([]);
  });

  test('uses the longest term, and each word besides', () => {
    expect(widen('white cotton yarn Ne 30/1').map(({ typed }) => typed)).toEqual(['white', 'cotton yarn', 'Ne', '30/1']);
    expect(widen('белая хлопчатобумажная пряжа').map(({ typed }) => typed)).toEqual(['белая', 'хлопчатобумажная пряжа']);
  });

  test('for words outside of the glossary is unchanged', () => {
    expect(widenedQuery('6302.60')?.all).toBe(ftsQuery('6302.60'));
    expect(widenedQuery('Zeytinburnu 6205-2RS')?.all).toBe(`"zeytinbu"* AND ${ftsQuery('6205-2RS') ?? ''}`);
    expect(widenedQuery(' ,.! ')).toBeNull();
    expect(widen('')).toEqual([]);
  });

  test('by the first form of any language finds the first forms of all', () => {
    const lost = terms.flatMap((term) => {
      const names = term.map((forms) => (forms.split('|')[0] ?? '').replace('=', ''));
      return names.filter((typed) => foundAmong(names, typed).length < names.length);
    });
    expect(lost).toEqual([]);
  }, 30_000);

  test('finds a form by itself', () => {
    const some = entries.filter((_, at) => at % 20 === 0);
    expect(namesOf(some.filter(({ form }) => foundAmong([form], form.replace('=', '')).length === 0))).toEqual([]);
  });
});

describe('for any pasted text', () => {
  const pasted = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 600 }),
    fc
      .array(fc.constantFrom(...entries.map(({ form }) => form), '"', 'NOT', 'NEAR(', 'a OR', '*', '{x}:', '-', ')', '(', 'ё'), {
        maxLength: 60,
      })
      .map((words) => words.join(' ')),
  );

  test('has bounds', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const parts = widen(text);
        expect(parts.length).toBeLessThanOrEqual(mostQueryWords);
        expect(parts.every(({ alternatives }) => alternatives.length <= mostAlternatives)).toBe(true);
        expect(parts.flatMap(({ alternatives }) => alternatives).length).toBeLessThanOrEqual(mostQueryAlternatives);
        expect(widenedQuery(text)?.all.length ?? 0).toBeLessThanOrEqual(6000);
      }),
    );
  });

  test('consists of letters and digits for SQLite, which parses each query', () => {
    const database = new DatabaseSync(':memory:');
    database.exec("CREATE VIRTUAL TABLE goods USING fts5(folded, prefix = '2 3 4 5 6 7 8')");
    const ask = database.prepare('SELECT count(*) AS found FROM goods WHERE goods MATCH ?');
    fc.assert(
      fc.property(pasted, (text) => {
        const words = widen(text).flatMap(({ alternatives }) => alternatives.flat());
        expect(words.filter(({ word }) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
        const query = widenedQuery(text)?.all ?? null;
        if (query === null) return;
        expect(query.replace(/"[\p{L}\p{N}]+"/gu, '').replace(/ (?:AND|OR) /gu, '')).toMatch(/^[()* ]*$/u);
        expect(ask.get(query)).toEqual({ found: 0 });
      }),
    );
  });
});
