/** Searches that found nothing, and analytics as files. */
import { describe, expect, test } from 'vitest';
import { storedTerm } from '../../../api/analytics/misses.ts';
import { getCompanyCards } from '../../../contract/company/calls.ts';
import { getAnalyticsFile, getSearchMisses } from '../../../contract/analytics/calls.ts';
import { missTermsPerDay } from '../../../contract/analytics/limits.ts';
import { data, send } from '../../support/api/api-client.ts';
import { approvedCompany, member } from '../../support/api/api-fixtures.ts';
import { beginUncounted, chiefToken, count, dayText, period, today, totals } from '../../support/api/analytics.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

beginUncounted();
describe('searches without a hit', () => {
  const search = (typed: string, rest: object = {}) => data(getCompanyCards, { body: { text: typed, ...rest } });
  const terms = async () =>
    (await data(getSearchMisses, { token: await chiefToken(), query: { from: dayText(today()), to: dayText(today()) } })).terms;

  test('are stored folded and counted; a hit, a later page and a filtered list do not count', async () => {
    await approvedCompany(await member(), { name: 'Zephyr Rope Works' });
    await search('  Vanadyum  ÇUBUK ');
    await search('vanadyum çubuk');
    await search('vanadyum çubuk', { page: 1 });
    await search('vanadyum çubuk', { filters: { countryIds: ['72ebd938021309719d74a8fe'] } });
    expect(await terms()).toEqual([{ kind: 'company', term: 'vanadyum cubuk', count: 2 }]);
    expect((await totals())['searchMisses']).toBe(2);
  });

  test.each([
    ['mira.osman@example.com', null],
    ['mira＠example.com', null],
    ['+90 532 123 45 67', null],
    ['٠٥٣٢١٢٣٤٥٦٧', null],
    ['https://example.com/a', null],
    ['x', null],
    ['...', null],
    ['HS 0805.10', 'hs 0805 10'],
    ['Türk Fındığı', 'turk findigi'],
  ])('of %s is stored as %s', (typed, stored) => {
    expect(storedTerm(typed)).toBe(stored);
  });

  test('are truncated', () => {
    expect(storedTerm('ropes '.repeat(40))).toHaveLength(59);
  });

  test('are limited by the number of new terms a day; known terms and the total are still counted', async () => {
    await runSql(
      "INSERT INTO search_miss_day(day, kind, term) SELECT ?1, 'company', 'filler ' || value FROM json_each(?2)",
      today(),
      JSON.stringify(Array.from({ length: missTermsPerDay - 1 }, (_, index) => index)),
    );
    for (const typed of ['unobtainium', 'adamantium', 'unobtainium']) await search(typed);
    expect((await terms())[0]).toEqual({ kind: 'company', term: 'unobtainium', count: 2 });
    expect(await firstValue('SELECT COUNT(*) AS n FROM search_miss_day')).toBe(missTermsPerDay);
    expect((await totals())['searchMisses']).toBe(3);
  });
});

describe('a file', () => {
  const file = async (sheet: 'series' | 'parts' | 'terms', lang: 'EN' | 'AR' | 'TR' = 'EN', days = 2) => {
    const query = new URLSearchParams({ ...period(days), sheet, lang });
    return send(
      new Request(`http://localhost:8787/api${getAnalyticsFile.path}?${query}`, {
        headers: { authorization: `Bearer ${await chiefToken()}` },
      }),
    );
  };
  const rowsOf = async (response: Response) => {
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3)), 'the byte order mark').toEqual([0xef, 0xbb, 0xbf]);
    return new TextDecoder().decode(bytes).split('\r\n');
  };

  test('is a download by its headers, and has the same figures', async () => {
    await runSql("UPDATE count_start SET day=?1 WHERE kind='visits'", today());
    await count('visits', today(), 7);
    await count('revenue', today(), 2050, 'USD');
    const response = await file('series');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="kervan-series-${dayText(today() - 1)}-${dayText(today())}.csv"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [head = '', yesterday = '', now = '', end] = await rowsOf(response);
    const cell = (row: string, name: string) => row.split(',')[head.split(',').indexOf(name)];
    expect([cell(yesterday, 'Visits'), cell(now, 'Visits'), cell(now, 'Revenue (USD)')]).toEqual(['', '7', '20.50']);
    expect(end).toBe('');
  });

  test('is in the requested language', async () => {
    const heads = await Promise.all((['EN', 'TR', 'AR'] as const).map(async (lang) => (await rowsOf(await file('series', lang)))[0]));
    expect(new Set(heads).size).toBe(3);
    expect(heads[2]).toMatch(/\p{Script=Arabic}/u);
  });

  test('has no cell that a spreadsheet calculates, and none that ends early', async () => {
    for (const term of ['=1+1', '+2', '-3', '@sum', 'a,b', 'say "x"'])
      await runSql("INSERT INTO search_miss_day(day, kind, term) VALUES(?1,'request',?2)", today(), term);
    const rows = await rowsOf(await file('terms'));
    expect(rows.slice(1, -1).toSorted()).toEqual(
      ["Requests,'=1+1,1", "Requests,'+2,1", "Requests,'-3,1", "Requests,'@sum,1", 'Requests,"a,b",1', 'Requests,"say ""x""",1'].toSorted(),
    );
  });
});
