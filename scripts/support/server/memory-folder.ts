import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const needed = 2 * 1024 ** 3;

/**
 * Where tests keep what they throw away: in memory where Linux offers 2 GiB of it, for each write to a database waits for the disk as often
 * as it is told to (ADR 039); else where everything temporary is. A container has 64 MiB of such memory unless told otherwise.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
