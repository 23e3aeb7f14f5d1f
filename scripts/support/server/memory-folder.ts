import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const needed = 2 * 1024 ** 3;

/**
 * The temporary folder of tests: in memory if Linux has 2 GiB of shared memory free, because each database write waits for the disk
 * otherwise (ADR 039); otherwise the system's folder. Containers have only 64 MiB of shared memory by default.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
