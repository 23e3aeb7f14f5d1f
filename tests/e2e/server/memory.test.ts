/** Memory of requests is collected while others arrive: a busy server does not grow with each of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { memoryOf } from '../../../bench/memory.ts';
import { startServer } from '../../../scripts/serve.ts';

const connections = 16;
/** Number of answers until the heaps have their final size. */
const warmUps = 6000;
const requests = 12_000;
/** The maximum growth in MB. Usually it is 6 to 8; without the settings of ADR 010 it is 23. */
const leftKbMax = 12;

test('12,000 answers leave little memory behind', async () => {
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-memory-'));
  const server = await startServer({ port: 0, dataDir, demo: false, quiet: true });
  // Checked together: each `expect` of the runner takes longer than an answer.
  const ask = async (count: number): Promise<void> => {
    const statuses = new Set<number>();
    let asked = 0;
    const client = async (): Promise<void> => {
      for (; asked < count; asked += 1) {
        const answer = await fetch(`${server.origin}/api/Tools/Connect`);
        await answer.arrayBuffer();
        statuses.add(answer.status);
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    expect([...statuses]).toEqual([400]);
  };
  /** Undefined if the system does not report it. */
  const workerdMb = (): number => memoryOf(process.pid)?.processes.find(({ name }) => name === 'workerd')?.mb ?? 0;
  try {
    await ask(warmUps);
    const before = workerdMb();
    await ask(requests);
    expect(((workerdMb() - before) * 1024) / requests).toBeLessThan(leftKbMax);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
