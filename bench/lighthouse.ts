/*
 * `npm run lighthouse -- [--origin http://…] [--report folder]` prints the four Lighthouse scores (mobile, simulated slow 4G) of the public
 * pages, and the audits that lower them. Exits with 1 if a page is below its aim. Lighthouse is not part of the product: the first run
 * installs it into bench/lighthouse, with a lock file of its own.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { idLetters } from '../contract/wire/ids.ts';
import { build } from '../scripts/build.ts';
import { startServer } from '../scripts/serve.ts';
import { freePort } from '../scripts/support/server/free-port.ts';
import { root } from '../scripts/support/install.mjs';
import { findBrowser } from '../tests/support/browser/browser.ts';
import { installIn } from './install.ts';
import { printTable } from './table.ts';

const aims = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof aims;
const categories = Object.keys(aims) as Category[];

interface Audit {
  id: string;
  score: number | null;
  title: string;
  displayValue?: string;
}
/** The part of Lighthouse's result that is read here. */
interface Outcome {
  report: string;
  lhr: {
    runtimeError?: { message: string };
    categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
  };
}
type Lighthouse = (address: string, flags: Record<string, unknown>) => Promise<Outcome | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(root, 'bench/lighthouse');
  installIn(folder, 'Lighthouse');
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

/** The address of a real detail page: the first matching link of a list. */
async function firstLink(origin: string, list: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(origin + list)).text();
  const found = [...html.matchAll(/href="([^"?#]+)"/g)].map((match) => match[1] ?? '').find((path) => pattern.test(path));
  if (found === undefined) throw new Error(`${list} has no link that matches ${String(pattern)}`);
  return found;
}

async function pagesOf(origin: string): Promise<[name: string, path: string][]> {
  const company = await firstLink(origin, '/en/companies', /^\/en\/companies\/[\w-]+$/);
  return [
    ['home', '/en'],
    ['home, Arabic', '/ar'],
    ['list', '/en/imports'],
    ['request', await firstLink(origin, '/en/imports', new RegExp(`^/en/imports/${idLetters}$`))],
    ['company', company],
    ['product', await firstLink(origin, company, new RegExp(`/products/${idLetters}$`))],
    ['article', await firstLink(origin, '/en/blogs', /^\/en\/blogs\/[\w-]+$/)],
    ['plans', '/en/plans'],
  ];
}

const faults = ({ lhr }: Outcome): string[] =>
  categories.flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => lhr.audits[id])
      .filter(
        (audit): audit is Audit => audit !== undefined && audit.score !== null && audit.score < (category === 'performance' ? 0.9 : 1),
      )
      .map(({ id, title, displayValue }) => `${category}: ${id} – ${title}${displayValue === undefined ? '' : ` (${displayValue})`}`),
  );

const performanceOf = ({ lhr }: Outcome): number => lhr.categories.performance.score ?? 0;

/** Times vary with other load: a page below its aim is measured three times, and the median counts. */
async function measurePage(run: (address: string) => Promise<Outcome | undefined>, address: string): Promise<Outcome> {
  // Requests the page once before the measurement, since visitors mostly get a cached page.
  await fetch(address).then((answer) => answer.arrayBuffer());
  const outcomes: Outcome[] = [];
  do {
    const outcome = await run(address);
    if (outcome === undefined || outcome.lhr.runtimeError !== undefined)
      throw new Error(`${address}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`);
    outcomes.push(outcome);
  } while (outcomes.length < 3 && outcomes.some((outcome) => performanceOf(outcome) < aims.performance));
  const sorted = outcomes.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  return sorted[Math.floor(sorted.length / 2)] as Outcome;
}

async function measure(origin: string, reportFolder: string | undefined): Promise<boolean> {
  const lighthouse = await loadLighthouse();
  const { executablePath, args, env } = findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  const flags = { port, output: 'html', logLevel: 'error', onlyCategories: categories };
  let isGood = true;
  const rows: string[][] = [];
  const notes: string[] = [];
  try {
    for (const [name, path] of await pagesOf(origin)) {
      const outcome = await measurePage((address) => lighthouse(address, flags), origin + path);
      const scores = categories.map((category) => outcome.lhr.categories[category].score ?? 0);
      isGood &&= categories.every((category, at) => (scores[at] ?? 0) >= aims[category]);
      const seconds = (id: string): string => outcome.lhr.audits[id]?.displayValue ?? '–';
      rows.push([
        name,
        ...scores.map((score) => String(Math.round(score * 100))),
        seconds('largest-contentful-paint'),
        seconds('total-blocking-time'),
        seconds('cumulative-layout-shift'),
      ]);
      for (const fault of faults(outcome)) notes.push(`${name}: ${fault}`);
      if (reportFolder !== undefined) {
        mkdirSync(reportFolder, { recursive: true });
        writeFileSync(join(reportFolder, `${name.replaceAll(/\W+/g, '-')}.html`), outcome.report);
      }
    }
  } finally {
    await browser.close();
  }
  printTable('scores', ['page', ...categories, 'LCP', 'TBT', 'CLS'], rows);
  for (const note of notes) console.log(note);
  return isGood;
}

const { values } = parseArgs({ options: { origin: { type: 'string' }, report: { type: 'string' } } });
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
console.log(`Lighthouse, mobile, commit ${commit}`);
let isGood: boolean;
const reportFolder = values.report === undefined ? undefined : resolve(values.report);
if (values.origin !== undefined) isGood = await measure(values.origin, reportFolder);
else {
  await build({ ifNeeded: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-lighthouse-'));
  const server = await startServer({ port: 0, dataDir, quiet: true });
  try {
    isGood = await measure(server.origin, reportFolder);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
process.exit(isGood ? 0 : 1);
