/*
 * `npm run first-view` compares the first view of our pages on a slow phone (processor four times slower, Lighthouse's slow 4G) with a
 * peer: the same pages made with Next (bench/peer). The peer has the same elements, styles, fonts and pictures, is prerendered, and its
 * header is a client component. Pages are requested in turn with an empty cache. One of the fallback fonts of src/styles/base/fonts.css has
 * to be installed, as on every phone. Exits with 1 if a bound is broken. The peer is not part of the product; the first run installs it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from '../scripts/build.ts';
import { startServer } from '../scripts/serve.ts';
import { freePort } from '../scripts/support/server/free-port.ts';
import { root } from '../scripts/support/install.mjs';
import { findBrowser } from '../tests/support/browser/browser.ts';
import { installIn } from './install.ts';
import { writePeerContent } from './peer-content.ts';
import { median, printTable } from './table.ts';

const pages = { home: '/en', list: '/en/imports' };
const rounds = 7;
/**
 * The largest text or picture has to appear within this share of the peer's time. The page must not block, and its layout shift must round
 * to zero.
 */
const bounds = { largestShare: 0.6, blockedMs: 0, shift: 0.001 };

/**
 * Lighthouse's slow 4G as applied to each request: 150 ms and 1.6 Mbit/s, with the overhead that Lighthouse assumes for a mobile network.
 */
const network = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const slowerBy = 4;
/** Positions letters at fractions of a pixel, as phones do. Linux would round each position, which changes line breaks. */
const phoneFontFlags = ['--font-render-hinting=none', '--enable-font-subpixel-positioning'];
/** Time to wait for late scripts after the last byte. */
const settledMs = 2000;

interface View {
  firstMs: number;
  largestMs: number;
  /** Time of tasks beyond 50 ms each, from the first paint. */
  blockedMs: number;
  shift: number;
  /** Transferred kilobytes, with headers. */
  kilobytes: number;
}

declare global {
  var firstView: { first: number; largest: number; tasks: [start: number, ms: number][]; shift: number };
}

/** Runs in the page before all other scripts. */
function watch(): void {
  globalThis.firstView = { first: 0, largest: 0, tasks: [], shift: 0 };
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstView.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (firstView.largest = startTime));
  on('longtask', ({ startTime, duration }) => firstView.tasks.push([startTime, duration]));
  on('layout-shift', (entry) => (firstView.shift += (entry as PerformanceEntry & { value: number }).value));
}

async function look(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settledMs);
  const { first, largest, tasks, shift } = await page.evaluate(() => firstView);
  await context.close();
  const blocked = tasks.filter(([start]) => start >= first).map(([, ms]) => Math.max(0, ms - 50));
  return { firstMs: first, largestMs: largest, blockedMs: blocked.reduce((sum, ms) => sum + ms, 0), shift, kilobytes: bytes / 1024 };
}

const middle = (views: readonly View[]): View => {
  const of = (field: keyof View): number => median(views.map((view) => view[field]));
  return { firstMs: of('firstMs'), largestMs: of('largestMs'), blockedMs: of('blockedMs'), shift: of('shift'), kilobytes: of('kilobytes') };
};

const folder = join(root, 'bench/peer');
const nextBin = join(folder, 'node_modules/next/dist/bin/next');
const nextEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

async function startPeer(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const peer = spawn(process.execPath, [nextBin, 'start', '-p', String(port)], { cwd: folder, env: nextEnv, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${origin}/home`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { origin, stop: () => peer.kill() };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  peer.kill();
  throw new Error('the peer does not answer');
}

const rowOf = (name: string, view: View): string[] => [
  name,
  `${Math.round(view.firstMs)} ms`,
  `${Math.round(view.largestMs)} ms`,
  `${Math.round(view.blockedMs)} ms`,
  view.shift.toFixed(3),
  `${view.kilobytes.toFixed(0)} KB`,
];

const { executablePath, args, env } = findBrowser();
await build({ ifNeeded: true });
const dataDir = mkdtempSync(join(tmpdir(), 'kervan-first-view-'));
const server = await startServer({ port: 0, dataDir, quiet: true });
const browser = await chromium.launch({
  executablePath,
  args: [...args, ...phoneFontFlags],
  env: { ...(process.env as Record<string, string>), ...env },
});
const broken: string[] = [];
const results: Record<string, { own: View; peer: View }> = {};
try {
  installIn(folder, 'the peer');
  await writePeerContent(browser, server.origin, folder, pages);
  execFileSync(process.execPath, [nextBin, 'build'], { cwd: folder, env: nextEnv, stdio: ['ignore', 'ignore', 'inherit'] });
  const peer = await startPeer();
  try {
    for (const [name, path] of Object.entries(pages)) {
      const own: View[] = [];
      const other: View[] = [];
      // The first round is not counted: it warms up the servers.
      for (let round = 0; round <= rounds; round++) {
        const views = [await look(browser, server.origin + path), await look(browser, `${peer.origin}/${name}`)] as const;
        if (round === 0) continue;
        own.push(views[0]);
        other.push(views[1]);
      }
      const result = { own: middle(own), peer: middle(other) };
      results[name] = result;
      const share = result.own.largestMs / result.peer.largestMs;
      printTable(
        `first view: ${name} (${path}), the largest in ${share.toFixed(2)} of the peer's time`,
        ['', 'first', 'largest', 'blocked', 'shift', 'bytes'],
        [rowOf('Kervan', result.own), rowOf('the peer', result.peer)],
      );
      if (share > bounds.largestShare)
        broken.push(`${name}: the largest takes ${share.toFixed(2)} of the peer's time, not ${bounds.largestShare}`);
      if (result.own.blockedMs > bounds.blockedMs) broken.push(`${name}: blocked for ${Math.round(result.own.blockedMs)} ms`);
      if (result.own.shift > bounds.shift) broken.push(`${name}: moved by ${result.own.shift}`);
    }
  } finally {
    peer.stop();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
mkdirSync(join(root, 'bench/results'), { recursive: true });
writeFileSync(
  join(root, 'bench/results/first-view.json'),
  JSON.stringify({ commit, processor: cpus()[0]?.model, rounds, network, slowerBy, bounds, results }, null, 2),
);
for (const line of broken) console.log(`broken: ${line}`);
process.exit(broken.length > 0 ? 1 : 0);
