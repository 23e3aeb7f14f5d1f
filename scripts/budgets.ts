/* Byte budgets, measured on the built and running product with demo data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages } from '../contract/text/languages.ts';
import { type PageName, site } from '../contract/site/index.ts';
import { type AccountLoad, accountLoads } from './support/checks/account-load.ts';
import { root } from './support/install.mjs';
import { startBuiltServer } from '../tests/support/browser/built-server.ts';
import { type HttpClient, publicPages } from '../tests/support/people/public-pages.ts';
import { filesBelow } from './support/files.ts';
import { firstLoad, type Fetched } from './support/checks/first-load.ts';
import { workerUploadMax } from './support/deploy/rehearse.ts';

const kib = 1024;

/** A line of the table: one size for each language, or a single one; all in bytes. */
interface Measure {
  name: string;
  bytes: readonly (number | undefined)[];
  limit: number;
}

const budgets = {
  /**
   * TCP first sends ten packets, which are 14 KiB. Some lists exceed that in Russian, Arabic and Turkish: by their filters (ADR 004), the
   * footer's links to rules and transparency, and the explanation of "boosted".
   */
  page: 15 * kib,
  /** With slides, two lists, categories and figures, in Russian. */
  home: 16.25 * kib,
  /** The aim is 3 KiB; the sign-in page exceeds it by its list of passkeys. */
  script: 3.1 * kib,
  /** React and an island that starts with the page. */
  linkIsland: 70.5 * kib,
  /** Larger than `linkIsland`: it loads the parts of a decision and the texts of reasons. */
  decisionIsland: 73 * kib,
  /** Larger than `linkIsland`: it connects accounts and signs in by code. */
  identityIsland: 77 * kib,
  /**
   * Every page of the business area with all that it loads. The aim is 170 KiB and 25 files; the pages of an own company, of the settings
   * and the forms of requests and products exceed it (ADR 004).
   */
  account: 178 * kib,
  /** Pages that members open first and most often. */
  accountFirst: 140 * kib,
  accountFiles: 28,
  /** Round trips before the page's own call: page, scripts, session. */
  accountTrips: 3,
};

const compressed = new Map<string, number>();

/** Cached by text: most pages share their script, and compression takes most of the time. */
const brotli = (text: string): number => {
  const known = text === '' ? 0 : compressed.get(text);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(text);
  compressed.set(text, length);
  return length;
};

const modulesIn = (folder: string): string[] => filesBelow(folder).filter((path) => /\.(m?js|wasm)$/.test(path));

/** The size that wrangler uploads: each module of a Worker, gzipped. */
const uploadBytes = (folder: string): number => modulesIn(folder).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

const clientAt = (origin: string): HttpClient => ({
  get: (address) => fetch(origin + address),
  post: (address, { data }) =>
    fetch(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    }),
});

/** Pages of mailed links start by script at once, so only their first paint has the budget of a page. */
const isLinkPage = (page: PageName): boolean => Object.values(site[page].query ?? {}).some(({ secret }) => secret === true);
const pageLimits: Partial<Record<PageName, number>> = { home: budgets.home };

const codeBytes = (page: Fetched): number => brotli(page.inlineScript + page.scripts.join(''));
const filesBytes = (files: readonly string[]): number => files.reduce((sum, text) => sum + brotli(text), 0);

const islandLimits: Partial<Record<PageName, number>> = { decision: budgets.decisionIsland, identity: budgets.identityIsland };

/** Pictures do not count, whether inline or not. The address has no port, which would change the size from run to run by up to 0.1 KiB. */
const countedHtml = (html: string): string =>
  html.replaceAll(/"data:image\/[^"]*"/g, '""').replaceAll(/http:\/\/localhost:\d+/g, 'https://localhost');

/** Sizes of a page: what it needs to be visible, its script, and for link pages the files of the island. */
const pageMeasures = (name: string, page: PageName, pages: readonly (Fetched | undefined)[]): Measure[] => {
  const isLink = isLinkPage(page);
  const all = pages.map(
    (page) => page && brotli(countedHtml(page.html)) + filesBytes(page.styles) + (isLink ? 0 : filesBytes(page.scripts)),
  );
  const script = pages.map((page) => page && (isLink ? brotli(page.inlineScript) : codeBytes(page)));
  return [
    { name: `${name}: html+css${isLink ? '' : '+script'}`, bytes: all, limit: pageLimits[page] ?? budgets.page },
    { name: `${name}: script`, bytes: script, limit: budgets.script },
    ...(isLink
      ? [
          {
            name: `${name}: island`,
            bytes: pages.map((page) => page && filesBytes(page.scripts)),
            limit: islandLimits[page] ?? budgets.linkIsland,
          },
        ]
      : []),
  ];
};

/** Pages that report a missing object. */
const statusOf: Readonly<Record<string, number>> = { notFound: 404, gone: 410 };

const measurePages = async (origin: string): Promise<Measure[]> => {
  const measures: Measure[] = [];
  for (const [name, address, page] of publicPages) {
    const path = typeof address === 'string' ? address : await address(clientAt(origin));
    const pages: (Fetched | undefined)[] = [];
    for (const language of languages) pages.push(await firstLoad(origin, path, language, statusOf[page] ?? 200));
    measures.push(...pageMeasures(name, page, pages));
  }
  return measures;
};

const firstPages = ['profile', 'messages'];

const mark = (isFine: boolean): string => (isFine ? '✓' : '✗');

/** Lines of the table: what each page of the business area loads. */
const accountLines = (loads: readonly AccountLoad[]): string[] =>
  loads.map(({ name, bytes, files, trips }) => {
    const limit = firstPages.includes(name) ? budgets.accountFirst : budgets.account;
    const isFine = bytes <= limit && files <= budgets.accountFiles && trips <= budgets.accountTrips;
    return `${mark(isFine)} ${name.padEnd(16)} ${show(bytes)} of ${show(limit)} ${String(files).padStart(4)} ${trips}`;
  });

const isWithin = ({ bytes, limit }: Measure): boolean => bytes.every((each) => each !== undefined && each <= limit);

/** Rounded up, so that 12.0 in the table is at most 12. */
const show = (bytes: number): string => (Math.ceil((bytes * 100) / kib) / 100).toFixed(2).padStart(7);

const linesOf = (measures: readonly Measure[]): string[] => {
  const width = Math.max(...measures.map((measure) => measure.name.length));
  return measures.map((measure) => {
    const sizes = measure.bytes.map((bytes) => (bytes === undefined ? 'missing' : show(bytes))).join('');
    return `${mark(isWithin(measure))} ${measure.name.padEnd(width)} ${sizes} of ${show(measure.limit)}`;
  });
};

const print = (heading: string, lines: readonly string[]): void => console.log([heading, ...lines].join('\n'));

/** Measures everything and prints a table. @returns the lines over a budget, and of pages with an unexpected status */
export const measureBudgets = async (runningOrigin?: string): Promise<string[]> => {
  const own = runningOrigin ? undefined : await startBuiltServer();
  const origin = runningOrigin ?? own?.origin ?? '';
  try {
    const measures = await measurePages(origin);
    for (const name of ['server', 'api', 'bank'])
      measures.push({
        name: `worker upload dist/${name} (gzip)`,
        bytes: [uploadBytes(join(root, 'dist', name))],
        limit: workerUploadMax,
      });
    const pages = linesOf(measures);
    print(`KiB, in ${languages.join(', ')}`, pages);
    const account = accountLines(await accountLoads(origin));
    print('Business area: script until idle (KiB gzip), files, round trips before the own call of the page', account);
    return [...pages, ...account].filter((line) => line.startsWith(mark(false)));
  } finally {
    await own?.stop();
  }
};

if (import.meta.main) {
  const faults = await measureBudgets(process.argv[2]);
  process.exit(faults.length > 0 ? 1 : 0);
}
