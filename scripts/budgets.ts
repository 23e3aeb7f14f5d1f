/* The byte budgets of speed.md, measured on the built and running product with demo data. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startServer } from './serve.ts';
import { root } from './support/install.mjs';
import { firstLoad, type Fetched } from './support/first-load.ts';

const kib = 1024;
const languages = ['en', 'tr', 'ru', 'ar'] as const;

/** One line of the table; `limit` in bytes. */
interface Measure {
  name: string;
  bytes: number | undefined;
  limit: number;
  note?: string;
}

const budgets = {
  page: 12 * kib,
  home: 16 * kib,
  /** The longest form: two texts to read, ten checks and their words. */
  signUp: 13.5 * kib,
  script: 3 * kib,
  /** Pages of mailed links do one thing, by script, at once: what they paint first is as small as any page. */
  linkScript: 80 * kib,
  accountScript: 110 * kib,
  worker: 575 * kib,
};

const brotli = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).length);

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|wasm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** What wrangler would upload: the modules of a Worker, gzipped one by one as its own size line does. */
const uploadBytes = (folder: string): number => modulesIn(folder).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

/** The first link on a page whose path begins with `prefix`: a real detail page of the demo data. */
const firstLink = async (origin: string, page: string, prefix: string): Promise<string | undefined> => {
  const html = await (await fetch(origin + page)).text();
  return [...html.matchAll(/href="([^"?#]+)/g)]
    .map((match) => match[1] ?? '')
    .find((href) => href.startsWith(prefix) && href.length > prefix.length);
};

const pageMeasures = (name: string, page: Fetched | undefined, limit: number): Measure[] => {
  if (!page) return [{ name, bytes: undefined, limit, note: 'missing: no such page yet' }];
  const script = page.inlineScript + page.scripts.join('');
  const all = brotli(page.html) + [...page.styles, ...page.scripts].reduce((sum, text) => sum + brotli(text), 0);
  return [
    { name: `${name} html+css+script`, bytes: all, limit },
    { name: `${name} script`, bytes: brotli(script), limit: budgets.script },
  ];
};

const linkMeasures = (name: string, page: Fetched | undefined): Measure[] => {
  if (!page) return [{ name, bytes: undefined, limit: budgets.page, note: 'missing: no such page yet' }];
  const paint = brotli(page.html) + page.styles.reduce((sum, text) => sum + brotli(text), 0);
  return [
    { name: `${name} html+css`, bytes: paint, limit: budgets.page },
    { name: `${name} script`, bytes: brotli(page.inlineScript + page.scripts.join('')), limit: budgets.linkScript },
  ];
};

const measurePages = async (origin: string): Promise<Measure[]> => {
  const request = (await firstLink(origin, '/imports', '/imports/')) ?? (await firstLink(origin, '/imports', '/requests/'));
  const company = await firstLink(origin, '/companies', '/companies/');
  const product = company && (await firstLink(origin, `${company}/products`, `${company}/products/`));
  const article = await firstLink(origin, '/blogs', '/blogs/');
  const pages = [
    { name: 'home', path: '/', limit: budgets.home },
    { name: 'list /imports', path: '/imports', limit: budgets.page },
    { name: 'request detail', path: request, limit: budgets.page },
    { name: 'requests', path: '/requests', limit: budgets.page },
    { name: 'search', path: '/search', limit: budgets.page },
    { name: 'company page', path: company, limit: budgets.page },
    { name: 'products', path: company && `${company}/products`, limit: budgets.page },
    { name: 'product page', path: product, limit: budgets.page },
    { name: 'news', path: '/blogs', limit: budgets.page },
    { name: 'article', path: article, limit: budgets.page },
    { name: 'plans', path: '/plans', limit: budgets.page },
    { name: 'info page', path: '/about-us', limit: budgets.page },
    { name: 'forgot password', path: '/forgot-password', limit: budgets.page },
    { name: 'sign-in', path: '/sign-in', limit: budgets.page },
    { name: 'sign-up', path: '/sign-up', limit: budgets.signUp },
  ];
  const measures: Measure[] = [];
  for (const { name, path, limit } of pages)
    for (const language of languages) {
      const page = path ? await firstLoad(origin, path, language) : undefined;
      measures.push(...pageMeasures(`${name} ${language}`, page, limit));
    }
  for (const name of ['reset-password', 'activation'])
    for (const language of languages) measures.push(...linkMeasures(`${name} ${language}`, await firstLoad(origin, `/${name}`, language)));
  const account = await firstLoad(origin, '/profile', 'en');
  const script = account && gzipSync(account.inlineScript + account.scripts.join('')).length;
  const note = account ? undefined : 'missing: no such page yet';
  measures.push({ name: 'account shell script (gzip)', bytes: script, limit: budgets.accountScript, note });
  return measures;
};

const print = (measures: Measure[]): void => {
  const width = Math.max(...measures.map((measure) => measure.name.length));
  const show = (bytes: number): string => (bytes / kib).toFixed(1).padStart(7);
  for (const { name, bytes, limit, note } of measures) {
    const state = bytes === undefined ? '–' : bytes <= limit ? '✓' : '✗';
    const size = bytes === undefined ? '      –' : show(bytes);
    console.log(`${state} ${name.padEnd(width)} ${size} of ${show(limit)} KiB${note ? `  ${note}` : ''}`);
  }
};

/** Measures everything and prints a table. A page that does not exist is a failure. */
export const measureBudgets = async (runningOrigin?: string): Promise<{ passed: number; failed: number }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-budgets-'));
  const server = runningOrigin ? undefined : await startServer({ port: 0, dataDir, quiet: true });
  try {
    const measures = await measurePages(runningOrigin ?? server?.origin ?? '');
    for (const name of ['server', 'api'])
      measures.push({
        name: `worker upload dist/${name} (gzip)`,
        bytes: uploadBytes(join(root, 'dist', name)),
        limit: budgets.worker,
      });
    print(measures);
    const over = measures.filter(({ bytes, limit }) => bytes === undefined || bytes > limit);
    const within = measures.filter(({ bytes, limit }) => bytes !== undefined && bytes <= limit);
    return { passed: within.length, failed: over.length };
  } finally {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const { failed } = await measureBudgets(process.argv[2]);
  process.exit(failed > 0 ? 1 : 0);
}
