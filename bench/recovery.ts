/** Kills workerd under load and measures how long clients get no answer until it has restarted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOf } from './memory.ts';
import type { ServerProcess } from './server.ts';

const connections = 16;
const beforeMs = 2000;
const patienceMs = 30_000;
const pauseMs = 20;
export const recoveryMsMax = 5000;

/**
 * @returns ms from the kill of workerd until every connection has got a correct answer; null if the system does not report the process id
 * of workerd
 */
export async function measureRecovery({ origin, pid }: ServerProcess): Promise<number | null> {
  const workerd = processesOf(pid).find(({ name }) => name === 'workerd');
  if (workerd === undefined) return null;
  let killedAt = Number.POSITIVE_INFINITY;
  const client = async (number: number): Promise<number> => {
    for (let asked = number; performance.now() < killedAt + patienceMs; asked += 1) {
      const sentAt = performance.now();
      const isRight = await fetch(`${origin}/imports?page=${2 + (asked % 50)}`, { signal: AbortSignal.timeout(patienceMs) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
      if (isRight && sentAt > killedAt) return performance.now() - killedAt;
      if (!isRight) await sleep(pauseMs);
    }
    return Number.POSITIVE_INFINITY;
  };
  const clients = Array.from({ length: connections }, (_, number) => client(number));
  await sleep(beforeMs);
  killedAt = performance.now();
  process.kill(workerd.pid, 'SIGKILL');
  return Math.max(...(await Promise.all(clients)));
}
