/** What people do at once, at a part of the highest rate and at twice of it: pages, searches, signing in, messages and uploads. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from '../contract/call.ts';
import { sendMessage } from '../contract/chat/calls.ts';
import { asciiLowerCase } from '../contract/letter-case.ts';
import { login } from '../contract/session/calls.ts';
import { bearer } from '../contract/wire-call.ts';
import { apiLanguages as languages } from '../contract/languages.ts';
import { memoryOf } from './memory.ts';
import { benchId } from './random.ts';
import type { ServerProcess } from './server.ts';
import { percentile } from './table.ts';
import { password, sideOf, signIn } from './talk.ts';
import { commonWords } from './vocabulary.ts';

const seekMs = 10_000;
const steadyMs = 60_000;
const warmMs = 20_000;
const floodMs = 15_000;
const connections = 64;
const shareOfHighest = 0.8;
const flood = 2;
export const recoveryMsMax = 5000;
/** Of each kind of request. */
export const tailMax = 10;
const patienceMs = 30_000;
const uploadBytes = 200_000;

type Kind = 'constant' | 'kept list' | 'list' | 'detail' | 'search' | 'sign-in' | 'message' | 'upload';

interface Asked {
  kind: Kind;
  /** 0 where no answer came. */
  status: number;
  /** A refusal that says when to come again. */
  isShed: boolean;
  sentAt: number;
  ms: number;
}

/** Of a hundred requests; the constant answer among them is the floor. */
const mix: readonly (readonly [Kind, number])[] = [
  ['constant', 10],
  ['kept list', 40],
  ['list', 14],
  ['detail', 14],
  ['search', 12],
  ['sign-in', 2],
  ['message', 6],
  ['upload', 2],
];
const kindAt = (index: number): Kind => {
  // Spread evenly: 37 and 100 have no common part.
  let place = (index * 37) % 100;
  for (const [kind, share] of mix) {
    if (place < share) return kind;
    place -= share;
  }
  return 'constant';
};

type Ask = (index: number) => Promise<Asked>;

/** @param details paths of live requests */
async function askerOf(origin: string, details: readonly string[]): Promise<Ask> {
  const [sender] = [sideOf(0)];
  const { token } = await signIn(origin, sender.user);
  const file = new File(['shipped;12\n'.repeat(Math.ceil(uploadBytes / 11))], 'papers.csv', { type: 'text/csv' });
  const message = (text: string | null): RequestInit => {
    const body = new FormData();
    body.set('Data.Message.ChatId', benchId('chat', 0));
    body.set('Data.Message.CompanyId', benchId('company', sender.company));
    body.set('Data.Message.Text', text ?? '');
    if (text === null) body.set('Data.File', file);
    return { method: sendMessage.method, body, headers: { authorization: bearer(token) } };
  };
  const json = { 'content-type': 'application/json' };
  const requestOf = (kind: Kind, index: number): [path: string, init?: RequestInit] => {
    const language = languages[index % languages.length] ?? 'EN';
    const prefix = `/${asciiLowerCase(language)}`;
    if (kind === 'constant') return ['/api/Tools/Connect'];
    if (kind === 'kept list') return [`${prefix}/imports`];
    if (kind === 'list') return [`${prefix}/imports?page=${2 + (index % 300)}`];
    if (kind === 'detail') return [prefix + (details[index % details.length] ?? '/imports')];
    if (kind === 'search') return [`${prefix}/requests?${String(new URLSearchParams({ value: `${commonWords[language]} ${index % 7}` }))}`];
    if (kind === 'message') return [pathOf(sendMessage), message(`Message ${index}: the papers follow.`)];
    if (kind === 'upload') return [pathOf(sendMessage), message(null)];
    const body = JSON.stringify({ email: `bench-${sender.user}@example.test`, password, source: 1 });
    return [pathOf(login), { method: login.method, body, headers: json }];
  };
  return async (index) => {
    const kind = kindAt(index);
    const [path, init] = requestOf(kind, index);
    const sentAt = performance.now();
    const answered = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(patienceMs) })
      .then(async (response) => {
        await response.arrayBuffer();
        return { status: response.status, isShed: [429, 503].includes(response.status) && response.headers.has('retry-after') };
      })
      .catch(() => ({ status: 0, isShed: false }));
    return { kind, ...answered, sentAt, ms: performance.now() - sentAt };
  };
}

/** As fast as answers come back. @returns requests a second */
async function highestRate(ask: Ask): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const client = async (): Promise<void> => {
    while (performance.now() - begun < seekMs) await ask(count++);
  };
  await Promise.all(Array.from({ length: connections }, client));
  return count / ((performance.now() - begun) / 1000);
}

/** So many a second, whether or not answers come back. */
async function askAt(ask: Ask, perSecond: number, forMs: number): Promise<Asked[]> {
  const begun = performance.now();
  const asked: Promise<Asked>[] = [];
  for (;;) {
    const passed = performance.now() - begun;
    if (passed >= forMs) return Promise.all(asked);
    while (asked.length < (passed / 1000) * perSecond) asked.push(ask(asked.length));
    await sleep(5);
  }
}

interface KindResult {
  kind: Kind;
  answers: number;
  p50: number;
  p99: number;
}
export interface LoadResult {
  highestPerSecond: number;
  steady: { perSecond: number; answers: number; failed: number; shed: number; kinds: KindResult[]; warmMb: number; lateMb: number };
  flood: { perSecond: number; answers: number; failed: number; shed: number; recoveryMs: number };
}

const isRight = ({ kind, status }: Asked): boolean => status === (kind === 'constant' ? 400 : 200);
const failedOf = (asked: readonly Asked[]): number => asked.filter((each) => !isRight(each) && !each.isShed).length;
const shedOf = (asked: readonly Asked[]): number => asked.filter(({ isShed }) => isShed).length;

/** Half of the highest rate, until nothing is shed and nothing waits for longer than a second. @returns how long that took, ms */
async function recoveryOf(ask: Ask, perSecond: number): Promise<number> {
  const begun = performance.now();
  const after = await askAt(ask, perSecond / 2, 2 * recoveryMsMax);
  const lastBad = after.filter((each) => !isRight(each) || each.ms > 1000).map(({ sentAt }) => sentAt - begun);
  return Math.max(0, ...lastBad);
}

/** @param details paths of live requests */
export async function measureLoad({ origin, pid }: ServerProcess, details: readonly string[]): Promise<LoadResult> {
  const ask = await askerOf(origin, details);
  await highestRate(ask);
  const highest = await highestRate(ask);

  const begun = performance.now();
  const samples: { at: number; mb: number }[] = [];
  const sampling = setInterval(() => samples.push({ at: performance.now() - begun, mb: memoryOf(pid)?.totalMb ?? 0 }), 1000);
  const steady = await askAt(ask, highest * shareOfHighest, steadyMs).finally(() => clearInterval(sampling));
  const mostMb = (from: number, to: number): number =>
    Math.max(0, ...samples.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb));
  const kinds = mix.map(([kind]): KindResult => {
    const times = steady.filter((each) => each.kind === kind && isRight(each)).map(({ ms }) => ms);
    return { kind, answers: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  });

  const flooded = await askAt(ask, highest * flood, floodMs);
  const recoveryMs = await recoveryOf(ask, highest);
  return {
    highestPerSecond: highest,
    steady: {
      perSecond: highest * shareOfHighest,
      answers: steady.length,
      failed: failedOf(steady),
      shed: shedOf(steady),
      kinds,
      warmMb: mostMb(0, warmMs),
      lateMb: mostMb(steadyMs - warmMs, Infinity),
    },
    flood: { perSecond: highest * flood, answers: flooded.length, failed: failedOf(flooded), shed: shedOf(flooded), recoveryMs },
  };
}
