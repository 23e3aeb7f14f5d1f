/** Memory of a process and all that it started, as Linux tells it. */
import { readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile, or this is not Linux.
    return '';
  }
};

const children = (pid: number): number[] => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
const tree = (pid: number): number[] => [pid, ...children(pid).flatMap(tree)];

/** Resident memory of one process in MB. */
const residentMb = (pid: number): number => Number(/^VmRSS:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

export interface Memory {
  totalMb: number;
  processes: { name: string; mb: number }[];
}

/** @returns the resident memory of a process tree, or null where the system does not tell */
export function memoryOf(pid: number): Memory | null {
  const processes = tree(pid).map((one) => ({ name: read(`/proc/${one}/comm`).trim(), mb: residentMb(one) }));
  const totalMb = processes.reduce((sum, { mb }) => sum + mb, 0);
  return totalMb > 0 ? { totalMb, processes } : null;
}

const steadyMb = 2;
const triesMax = 20;
const pauseMs = 500;

/** Waits until memory stays where it is, at most ten seconds. */
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
