import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { categories } from '../../lookups/categories.ts';
import { lookupId } from '../../lookups/lookup-id.ts';
import { placeKey } from '../../lookups/place-key.ts';
import { lookupTypes } from '../../lookups/types.ts';
import { categoryRows, typeRows } from '../../scripts/lookups/own-lists.ts';
import { insertStatements } from '../../scripts/lookups/sql.ts';

const folder = join(import.meta.dirname, '../../api/migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const lookupFiles = files.filter((name) => name.includes('_lookups_') && name >= '0100');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const database = new DatabaseSync(':memory:');
database.exec('PRAGMA foreign_keys = ON');
for (const name of files.filter((file) => file < '0200')) database.exec(read(name));

type Row = Record<string, string | number | null>;
const rows = (sql: string, ...values: string[]) => database.prepare(sql).all(...values) as Row[];
const count = (table: string) => Number(rows(`SELECT count(*) AS n FROM ${table}`)[0]?.['n']);
const cityNames = (code: string) =>
  rows('SELECT city.name FROM city JOIN country ON country.id = country_id WHERE code = ? ORDER BY city.position', code).map(
    (row) => row['name'],
  );

describe('lookup migrations', () => {
  it('stay within the limits of D1', () => {
    expect(lookupFiles.length).toBeGreaterThan(0);
    for (const name of lookupFiles) {
      const statements = read(name).split(/;\n/);
      expect(Buffer.byteLength(read(name)), name).toBeLessThan(1_000_000);
      for (const statement of statements) expect(Buffer.byteLength(statement), name).toBeLessThan(80_000);
    }
  });

  it('hold what lookups/ says today', () => {
    const words = languages;
    expect(read('0110_lookups_types.sql')).toContain(
      insertStatements('lookup_type', ['id', 'kind', 'slug', ...words, 'position'], typeRows()),
    );
    expect(read('0120_lookups_categories.sql')).toContain(
      insertStatements('category', ['id', 'parent_id', 'slug', 'icon', ...words, 'hs_chapters', 'position'], categoryRows()),
    );
  });

  it('give every row the id of its key', () => {
    const wrong = (table: string, kind: Parameters<typeof lookupId>[0], key: (row: Row) => string, sql: string) =>
      rows(sql)
        .filter((row) => row['id'] !== lookupId(kind, key(row)))
        .map((row) => `${table} ${key(row)}`);
    expect([
      ...wrong('country', 'country', (row) => String(row['code']), 'SELECT * FROM country'),
      ...wrong(
        'city',
        'city',
        (row) => `${row['code']}:${placeKey(String(row['name']))}`,
        'SELECT city.*, code FROM city JOIN country ON country.id = country_id',
      ),
      ...wrong(
        'area',
        'area',
        (row) => `TR:${placeKey(String(row['city']))}:${placeKey(String(row['name']))}`,
        'SELECT area.*, city.name AS city FROM area JOIN city ON city.id = city_id',
      ),
      ...wrong('category', 'category', (row) => String(row['slug']), 'SELECT * FROM category'),
      ...wrong('type', 'type', (row) => `${row['kind']}/${row['slug']}`, 'SELECT * FROM lookup_type'),
    ]).toEqual([]);
    expect(lookupId('country', 'TR')).toMatch(/^[0-9a-f]{24}$/);
  });
});

describe('countries', () => {
  it('are all there, with a dial code and at least one city', () => {
    expect(count('country')).toBe(250);
    expect(rows("SELECT code FROM country WHERE dial_code NOT GLOB '+[1-9]*' OR code NOT GLOB '[A-Z][A-Z]'")).toEqual([]);
    expect(rows('SELECT code FROM country WHERE id NOT IN (SELECT country_id FROM city)')).toEqual([]);
    const withdrawn = ['SU', 'YU', 'DD', 'AN', 'UK', 'EU', 'ZZ', 'XA'];
    expect(rows('SELECT code FROM country').filter((row) => withdrawn.includes(String(row['code'])))).toEqual([]);
  });

  it.each([
    ['TR', '+90', 'Türkiye', 'Türkiye', 'Турция', 'تركيا'],
    ['RU', '+7', 'Russia', 'Rusya', 'Россия', 'روسيا'],
    ['KZ', '+7', 'Kazakhstan', 'Kazakistan', 'Казахстан', 'كازاخستان'],
    ['EG', '+20', 'Egypt', 'Mısır', 'Египет', 'مصر'],
    ['DE', '+49', 'Germany', 'Almanya', 'Германия', 'ألمانيا'],
    ['AQ', '+672', 'Antarctica', 'Antarktika', 'Антарктида', 'أنتاركتيكا'],
  ])('%s', (code, dialCode, en, tr, ru, ar) => {
    expect(rows('SELECT code, dial_code, en, tr, ru, ar FROM country WHERE code = ?', code).map((row) => ({ ...row }))).toEqual([
      { code, dial_code: dialCode, en, tr, ru, ar },
    ]);
  });

  it('have their names written in the script of the language', () => {
    for (const row of rows('SELECT * FROM country')) {
      expect(row['ru']).toMatch(/^[\p{Script=Cyrillic}\p{P}\s]+$/u);
      expect(row['ar']).toMatch(/^[\p{Script=Arabic}\p{P}\p{M}\s]+$/u);
    }
  });
});

describe('cities and areas', () => {
  it('are the 81 provinces and all 973 districts in Türkiye', () => {
    const provinces = cityNames('TR');
    expect(provinces).toHaveLength(81);
    expect(provinces.slice(0, 3)).toEqual(['İstanbul', 'Ankara', 'İzmir']);
    expect(provinces).toEqual(expect.arrayContaining(['Iğdır', 'Isparta', 'Şanlıurfa', 'Çanakkale', 'Ağrı', 'Muş']));
    expect(count('area')).toBe(973);
    expect(rows('SELECT name FROM area WHERE city_id = ?', lookupId('city', 'TR:istanbul'))).toHaveLength(39);
    expect(rows('SELECT name FROM area WHERE id = ?', lookupId('area', 'TR:istanbul:uskudar'))[0]?.['name']).toBe('Üsküdar');
  });

  it('are a list that can be searched, not a gazetteer', () => {
    expect(count('city')).toBeLessThanOrEqual(9_000);
    expect(rows('SELECT country_id FROM city GROUP BY country_id, name HAVING count(*) > 1')).toEqual([]);
    expect(rows("SELECT name FROM city WHERE trim(name) <> name OR name = ''")).toEqual([]);
    expect(rows('SELECT country_id FROM city GROUP BY country_id HAVING min(position) <> 1 OR max(position) <> count(*)')).toEqual([]);
  });

  it.each([
    ['AE', ['Dubai', 'Sharjah', 'Abu Dhabi', 'Ajman', 'Al Ain']],
    ['SA', ['Riyadh', 'Jeddah', 'Dammam']],
    ['IQ', ['Baghdad', 'Basrah', 'Erbil', 'Mosul']],
    ['EG', ['Cairo', 'Alexandria', 'Port Said']],
    ['RU', ['Moscow', 'Saint Petersburg', 'Novosibirsk', 'Kazan', 'Rostov-on-Don']],
    ['KZ', ['Almaty', 'Astana', 'Shymkent']],
    ['UZ', ['Tashkent', 'Samarkand']],
    ['DE', ['Berlin', 'Hamburg', 'Köln']],
    ['GB', ['London', 'Manchester']],
  ])('of %s hold its trading cities by their present names', (code, names) => {
    expect(cityNames(code)).toEqual(expect.arrayContaining(names));
  });
});

type Named = { slug: string; en: string; tr: string; ru: string; ar: string };

describe('categories and types', () => {
  it('are 17 with 6 each, 8, 8 and 12', () => {
    expect(categories).toHaveLength(17);
    for (const category of categories) expect(category.subCategories, category.slug).toHaveLength(6);
    expect(Object.entries(lookupTypes).map(([kind, list]) => [kind, list.length])).toEqual([
      ['company', 8],
      ['logistic', 8],
      ['shipping', 12],
    ]);
  });

  it('are named in every language in its own script, each name once', () => {
    const all: Named[] = [
      ...categories,
      ...categories.flatMap<Named>((category) => [...category.subCategories]),
      ...Object.values(lookupTypes).flat(),
    ];
    for (const { slug, en, tr, ru, ar } of all) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(en).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Arabic}/u);
      expect(tr).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Arabic}/u);
      expect(ru).toMatch(/\p{Script=Cyrillic}/u);
      expect(ru).not.toMatch(/\p{Script=Arabic}/u);
      expect(ar).toMatch(/\p{Script=Arabic}/u);
      expect(ar).not.toMatch(/\p{Script=Cyrillic}/u);
    }
    const subCategories = categories.flatMap<Named>((category) => [...category.subCategories]);
    for (const language of languages) expect(new Set(subCategories.map((sub) => sub[language])).size, language).toBe(subCategories.length);
  });
});

describe('placeKey', () => {
  it.each([
    ['Şanlıurfa', 'sanliurfa'],
    ['Iğdır', 'igdir'],
    ['İstanbul', 'istanbul'],
    ['Qo‘qon', 'qoqon'],
    ['Frankfurt am Main', 'frankfurt-am-main'],
    ['Halle (Saale)', 'halle-saale'],
    ['19 Mayıs', '19-mayis'],
  ])('of %s is %s', (name, key) => {
    expect(placeKey(name)).toBe(key);
  });
});
