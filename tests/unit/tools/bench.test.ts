import { describe, expect, test } from 'vitest';
import { casesOf } from '../../../bench/cases.ts';
import { listedOf, type Lookups } from '../../../bench/catalogue.ts';
import { brokenBounds, growthOf, type ListResult, splitRows } from '../../../bench/lists.ts';
import { benchId, randomOf, zipf } from '../../../bench/random.ts';
import { brokenOf, brokenSockets, brokenWorkers } from '../../../bench/report.ts';
import { percentile } from '../../../bench/table.ts';
import { commonWords, rareWords, wordsOf } from '../../../bench/vocabulary.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { apiLanguages as languages } from '../../../contract/text/languages.ts';

const names = { en: 'Oils', tr: 'Yağlar', ru: 'Масла', ar: 'زيوت' };
const id = (number: number): string => number.toString(16).padStart(24, '0');
const lookups: Lookups = {
  categories: [1, 2, 3].map((number) => ({
    id: id(number),
    names,
    subs: [1, 2, 3, 4, 5, 6].map((sub) => ({ id: id(number * 16 + sub), names })),
  })),
  countries: [1, 2, 3, 4, 5, 6].map((number) => ({ id: id(number), code: `C${number}` })),
  companyTypes: [id(1)],
  logisticTypes: [id(2), id(3)],
  shippingTypes: [id(4)],
};

describe('the measured catalogue', () => {
  test('is the same in every run', () => {
    const run = () => Array.from({ length: 200 }, (_, number) => ({ ...listedOf(lookups).request(number), random: null }));
    expect(run()).toEqual(run());
    expect(benchId('user', 7)).toBe(benchId('user', 7));
  });

  test('has ids of its own', () => {
    const ids = Array.from({ length: 50_000 }, (_, number) => [benchId('company', number), benchId('request', number)]).flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((one) => /^[0-9a-f]{24}$/.test(one))).toBe(true);
  });

  test('has requests of existing companies when it grows', () => {
    const { request } = listedOf(lookups);
    for (let number = 0; number < 3000; number += 1) expect(request(number).companyNumber).toBeLessThanOrEqual(Math.floor(number / 5));
  });

  test('has a few frequent values and many rare ones', () => {
    const random = randomOf(1);
    const position = zipf(60, 1);
    const hits = Array.from({ length: 60 }, () => 0);
    for (let draw = 0; draw < 60_000; draw += 1) hits[position(random)]! += 1;
    expect(hits[0]! / hits[1]!).toBeCloseTo(2, 0);
    expect(hits[0]! / hits[59]!).toBeGreaterThan(30);
    expect(Math.min(...hits)).toBeGreaterThan(0);
  });

  test('has every rare word in every 8,000 rows, and common ones in about a third', () => {
    const all = Array.from({ length: 8000 }, (_, number) => wordsOf('RU', 'чай', number, randomOf(number)).name);
    for (const language of languages) expect(all.filter((name) => name.includes(rareWords[language]))).toHaveLength(1);
    expect(all.filter((name) => name.includes(commonWords.RU)).length / 8000).toBeCloseTo(0.3, 1);
  });
});

describe('the measured calls', () => {
  test('fit the contract', () => {
    for (const { path, body, name } of casesOf(lookups)) {
      const found = calls.find(({ call }) => pathOf(call) === path);
      expect(found?.call.method, name).toBe(body === undefined ? 'GET' : 'POST');
      if (body !== undefined) expect(found?.call.body?.safeParse(body).success, name).toBe(true);
    }
  });

  test('have separate bounds for page and total', () => {
    expect(splitRows('1+20+1')).toEqual({ page: 21, count: 1 });
    expect(splitRows('3,0+20+1000')).toEqual({ page: 23, count: 1000 });
    expect(splitRows('12')).toEqual({ page: 12, count: 0 });
    // Deep pages: the total first, then the page, if there is one.
    expect(splitRows('1+2,10020')).toEqual({ page: 10_021, count: 2 });
    expect(splitRows('1+1')).toEqual({ page: 2, count: 0 });
    expect(splitRows('29+840', 'products')).toEqual({ page: 29, count: 840 });
  });
});

describe('a bound', () => {
  const workers = {
    heaps: [{ what: 'home', answers: 1, mb: { edge: 1, api: 64 } }],
    cpu: [
      {
        name: 'home, rendered',
        kind: 'page' as const,
        ofConstant: 30,
        halves: [30, 30] as [number, number],
        api: 1,
        bytes: 1,
        ofConstantMax: 30,
        ms: 3,
      },
    ],
  };
  const others = { ...workers, recoveryMs: 5000 };
  const sockets = {
    sockets: 200,
    stillOpen: 200,
    messages: 300,
    series: 1,
    deliveryP50: 10,
    deliveryP99: 250,
    afterIdleP50: 10,
    afterIdleP99: 250,
    memoryMb: [null, null, null],
  };
  const reading = { rowsRead: '', hits: 10, shown: 10, calls: 31, rowsPage: 40, rowsCount: 1, p50: 10 };
  const result = (...bySize: Partial<ListResult['bySize'][number]>[]): ListResult => ({
    name: 'x',
    kind: 'page',
    rowsMax: { page: 40, count: 1 },
    growsWith: undefined,
    bySize: bySize.map((one) => ({ ...reading, ...one })),
  });
  const broken = (...bySize: Partial<ListResult['bySize'][number]>[]): number => brokenBounds([result(...bySize)]).length;

  test('of rows holds at every size', () => {
    expect(broken({}, {})).toBe(0);
    expect(broken({}, { rowsPage: 41 })).toBe(1);
    expect(broken({ rowsPage: 41 }, {}, {})).toBe(1);
    expect(broken({}, { rowsCount: 2 })).toBe(1);
  });

  test('of growth holds from every smaller size on, between pages with the same number of entries', () => {
    expect(broken({}, { p50: 13 })).toBe(0);
    expect(broken({}, { p50: 13.1 })).toBe(1);
    expect(broken({ p50: 9 }, {}, { p50: 12 })).toBe(1);
    expect(broken({ p50: 9, shown: 7 }, {}, { p50: 12 })).toBe(0);
    expect(broken({ p50: 30 }, {}, { p50: 12 })).toBe(0);
    expect(growthOf(result({ p50: 5 }, {}, { p50: 12 }), 2)).toBeCloseTo(2.4);
    expect(growthOf(result({ shown: 0 }, { p50: 20 }))).toBeNull();
    expect(broken({ shown: 0 }, { p50: 20 })).toBe(0);
    // Where twice as many rows are counted, twice the time.
    expect(broken({ rowsCount: 0, rowsPage: 20 }, { rowsCount: 1, rowsPage: 39, p50: 26 })).toBe(0);
    expect(broken({ rowsCount: 0, rowsPage: 20 }, { rowsCount: 1, rowsPage: 39, p50: 26.1 })).toBe(1);
    expect(broken({ rowsPage: 40 }, { rowsPage: 20, p50: 13.1 })).toBe(1);
    expect(brokenBounds([{ ...result({}, { p50: 20 }), growsWith: 'the hits' }])).toEqual([]);
  });

  test('that is broken, of memory and recovery too, fails the run', () => {
    const lists = [result({}, { p50: 20 })];
    const memory = (totalMb: number) => ({ idle: { totalMb, processes: [] }, underLoad: null, afterChat: null });
    expect(brokenOf({ ...others, lists, sockets, memory: memory(401) })).toHaveLength(2);
    expect(brokenOf({ ...others, lists: [], sockets, memory: memory(400) })).toEqual([]);
    const loaded = (peakMb: number, lateMb: number) => ({ ...memory(1), underLoad: { answers: 1, peakMb, warmMb: 400, lateMb } });
    expect(brokenOf({ ...others, lists: [], sockets, memory: loaded(701, 400) })).toEqual(['memory under load']);
    expect(brokenOf({ ...others, lists: [], sockets, memory: loaded(600, 501) })).toEqual(['memory grows under load']);
    expect(brokenOf({ ...others, lists: [], sockets, memory: loaded(700, 500) })).toEqual([]);
    expect(brokenOf({ ...others, recoveryMs: 5001, lists: [], sockets, memory: memory(1) })).toEqual(['recovery after a crash']);
    expect(brokenOf({ ...others, recoveryMs: null, lists: [], sockets, memory: memory(1) })).toEqual([]);
  });

  test('of CPU time and memory is that of each page and call, and of the larger Worker', () => {
    const brokenBy = (ofConstant: number, mb: number): string[] =>
      brokenWorkers({
        cpu: workers.cpu.map((one) => ({ ...one, ofConstant })),
        heaps: workers.heaps.map((held) => ({ ...held, mb: { edge: mb, api: 1 } })),
      });
    expect(brokenBy(30, 64)).toEqual([]);
    expect(brokenBy(30.1, 64)).toEqual(['CPU: home, rendered']);
    expect(brokenBy(30, 64.1)).toEqual(['what a Worker holds: home']);
  });

  test('of open sockets holds for messages, and for all sockets until the end', () => {
    const broken = (changes: Partial<typeof sockets>): string[] => brokenSockets({ ...sockets, ...changes });
    expect(broken({})).toEqual([]);
    expect(broken({ deliveryP99: 251 })).toEqual(['delivery to open sockets']);
    expect(broken({ stillOpen: 199 })).toEqual(['sockets that were lost']);
  });
});

test('percentiles', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.99)).toBe(5);
});
