import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../contract/text/languages.ts';
import { categories } from '../../../lookups/categories.ts';
import { correctedNames, furtherNames } from '../../../lookups/city-names/index.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { placeKey } from '../../../lookups/place-key.ts';
import { sameCities } from '../../../lookups/same-cities.ts';
import { lookupTypes } from '../../../lookups/types.ts';
import { categoryRows, typeRows } from '../../../scripts/lookups/own-lists.ts';
import { isLookup, applyMigrations, migrationNames, readMigration } from '../../../scripts/support/deploy/migrations.ts';
import { insertStatements } from '../../../scripts/lookups/sql.ts';
import { transliterate } from '../../../scripts/lookups/transliteration/index.ts';
import { cityOptions } from '../../../src/form/place-options.ts';
import { findOptions } from '../../../src/ui/field/find-options.ts';

const lookupFiles = migrationNames('marketplace').filter(isLookup);
const read = (name: string) => readMigration('marketplace', name);

const database = new DatabaseSync(':memory:');
database.exec('PRAGMA foreign_keys = ON');
applyMigrations('marketplace', undefined, database);

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

  it('agree with lookups/', () => {
    const words = languages;
    expect(read('0200_lookup_lists.sql')).toContain(
      insertStatements('lookup_type', ['id', 'kind', 'slug', ...words, 'position'], typeRows()),
    );
    expect(read('0200_lookup_lists.sql')).toContain(
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
  it('are complete, with a dial code and at least one city each', () => {
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

  it('have names in the script of the language', () => {
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

  it('are a list for searching, not a gazetteer', () => {
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
  ])('of %s have its trading cities by their present names', (code, names) => {
    expect(cityNames(code)).toEqual(expect.arrayContaining(names));
  });
});

describe('names of cities', () => {
  type Names = Partial<Record<(typeof languages)[number], string>> & { also?: string[]; transliterated?: ('ru' | 'ar')[] };
  const named = rows(
    'SELECT code, name, names FROM city JOIN country ON country.id = country_id WHERE same_as IS NULL ORDER BY code, city.position',
  ).map((row) => ({
    code: String(row['code']),
    name: String(row['name']),
    names: (row['names'] === null ? {} : JSON.parse(String(row['names']))) as Names,
  }));
  const byKey = new Map(named.map((city) => [`${city.code}:${placeKey(city.name)}`, city]));

  it('are those of lookups/city-names/, where it has one', () => {
    for (const language of languages)
      for (const [key, name] of Object.entries(correctedNames[language])) {
        const city = byKey.get(key);
        if (sameCities[key] !== undefined) continue;
        if (name === null && (language === 'ru' || language === 'ar'))
          expect(city?.names.transliterated, `${language} ${key}`).toContain(language);
        else expect(city?.names[language] ?? city?.name, `${language} ${key}`).toBe(name ?? city?.name);
      }
    for (const key of Object.keys(furtherNames)) expect(byKey.has(key), key).toBe(true);
  });

  it('are in the script of their language', () => {
    // The smaller of two cities with the same name has its region.
    for (const { code, name, names } of named) {
      expect(names.ru, `${code} ${name}`).toMatch(/^[А-ЯЁа-яё -]+\d*(?: \([А-ЯЁа-яё -]+\))?$/u);
      expect(names.ar, `${code} ${name}`).toMatch(/^[ء-ي، -]+\d*(?: \([ء-ي -]+\))?$/u);
      for (const text of [names.en, names.tr]) expect(text ?? '', `${code} ${name}`).toMatch(/^[\p{Script=Latin}\p{M} .’()/-]*$/u);
    }
  });

  it('distinguish the cities of a country in each language', () => {
    for (const language of languages) {
      const labels = named.map(({ code, name, names }) => `${code} ${names[language] ?? name}`);
      expect(
        labels.filter((label, index) => labels.indexOf(label) !== index),
        language,
      ).toEqual([]);
    }
  });

  it.each([
    ['SA:riyadh', { tr: 'Riyad', ru: 'Эр-Рияд', ar: 'الرياض' }],
    ['TR:istanbul', { en: 'Istanbul', ru: 'Стамбул', ar: 'إسطنبول' }],
    ['TR:denizli', { ru: 'Денизли', ar: 'دنيزلي' }],
    ['DE:koln', { en: 'Cologne', ru: 'Кёльн', ar: 'كولونيا' }],
    ['DE:munich', { tr: 'Münih', ru: 'Мюнхен', ar: 'ميونخ', also: ['München'] }],
    ['AE:sharjah', { tr: 'Şarika', ru: 'Шарджа', ar: 'الشارقة' }],
    ['KZ:astana', { ru: 'Астана', ar: 'أستانا' }],
    ['CN:xinyang', { ru: 'Синьян', ar: 'شينيانغ' }],
  ])('of %s', (key, names) => {
    expect(byKey.get(key)?.names).toMatchObject(names);
  });

  it('are transliterated by the rule where no source has one, and marked', () => {
    const region = / \([^)]*\)$/u;
    const marked = named.flatMap((city) => (city.names.transliterated ?? []).map((language) => ({ ...city, language })));
    expect(marked.length).toBeGreaterThan(5_000);
    for (const { code, name, names, language } of marked)
      expect(names[language]?.replace(region, ''), `${code} ${name}`).toBe(transliterate(name.replace(region, ''), code, language));
    expect(byKey.get('RU:podolsk')?.names).toMatchObject({ ru: 'Подольск', ar: 'بودولسك', transliterated: ['ar'] });
    expect(byKey.get('RU:moscow')?.names.transliterated).toBeUndefined();
  });

  it.each(['Podolsk', 'podol', 'Подольск', 'подоль', 'بودولسك', 'بودول'])('find Podolsk by %s', (typed) => {
    const cities = named
      .filter(({ code }) => code === 'RU')
      .map(({ name, names }) => ({ id: name, name, names, also: names.also ?? [], areas: [] }));
    for (const language of languages) expect(findOptions(cityOptions(cities, language), typed)[0]?.id, language).toBe('Podolsk');
  });
});

describe('a city that was listed twice', () => {
  it('is listed once, under both names', () => {
    for (const [removed, remaining] of Object.entries(sameCities)) {
      const [row] = rows('SELECT name, same_as FROM city WHERE id = ?', lookupId('city', removed));
      expect(row?.['same_as'], removed).toBe(lookupId('city', remaining));
      expect(sameCities[remaining], remaining).toBeUndefined();
    }
    const [karak] = rows('SELECT names, same_as FROM city WHERE id = ?', lookupId('city', 'JO:karak-city'));
    expect(karak?.['same_as']).toBeNull();
    expect(JSON.parse(String(karak?.['names']))).toMatchObject({ also: ['Qir Moav'] });
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
