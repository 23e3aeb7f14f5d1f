/** Memory of a process tree on Linux. */
import { readFileSync } from 'node:fs';
import { asciiLowerCase } from '../contract/text/letter-case.ts';
import { apiLanguages as languages } from '../contract/text/languages.ts';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended, or this is not Linux.
    return '';
  }
};

const children = (pid: number): number[] => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
const tree = (pid: number): number[] => [pid, ...children(pid).flatMap(tree)];

/** Resident memory of one process in MB. */
const residentMb = (pid: number): number => Number(/^VmRSS:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

export interface Memory {
  totalMb: number;
  processes: { pid: number; name: string; mb: number }[];
}

/** @returns a process and its descendants with their resident memory */
export const processesOf = (pid: number): Memory['processes'] =>
  tree(pid).map((one) => ({ pid: one, name: read(`/proc/${one}/comm`).trim(), mb: residentMb(one) }));

/** @returns the resident memory of a process tree, or null if the system does not report it */
export function memoryOf(pid: number): Memory | null {
  const processes = processesOf(pid);
  const totalMb = processes.reduce((sum, { mb }) => sum + mb, 0);
  return totalMb > 0 ? { totalMb, processes } : null;
}

const loadMs = 60_000;
const connections = 16;
const sampleMs = 1000;
/** Time until the caches are filled. Growth is measured after it. */
const warmMs = 20_000;

export interface LoadMemory {
  answers: number;
  /** Peak. */
  peakMb: number;
  /** Peaks of the first and of the last third. */
  warmMb: number;
  lateMb: number;
}

/** 16 clients read cached and uncached list pages in four languages for a minute. @returns null if the system does not report memory */
export async function memoryUnderLoad(origin: string, pid: number): Promise<LoadMemory | null> {
  const lists = ['/imports', '/exports', '/requests', '/companies'];
  const addresses = languages.flatMap((language) =>
    lists.flatMap((list) => [2, 3, 4, 5, 6, 7].map((page) => `${origin}/${asciiLowerCase(language)}${list}?page=${page}`)),
  );
  const begun = performance.now();
  const samples: { at: number; mb: number }[] = [];
  const sampling = setInterval(() => {
    const mb = memoryOf(pid)?.totalMb;
    if (mb !== undefined) samples.push({ at: performance.now() - begun, mb });
  }, sampleMs);
  let answers = 0;
  const client = async (): Promise<void> => {
    while (performance.now() - begun < loadMs) {
      await (await fetch(addresses[answers % addresses.length] ?? origin)).arrayBuffer();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client)).finally(() => clearInterval(sampling));
  const most = (from: number, to: number): number => Math.max(0, ...samples.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb));
  if (samples.length === 0) return null;
  return { answers, peakMb: most(0, Infinity), warmMb: most(0, warmMs), lateMb: most(loadMs - warmMs, Infinity) };
}

const steadyMb = 2;
const triesMax = 20;
const pauseMs = 500;

/** Measures memory when it is stable, after at most ten seconds. */
export async function steadyMemoryOf(pid: number): Promise<Memory | null> {
  let before = memoryOf(pid);
  for (let tries = 0; tries < triesMax; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const now = memoryOf(pid);
    if (now === null || before === null || Math.abs(now.totalMb - before.totalMb) < steadyMb) return now;
    before = now;
  }
  return before;
}
