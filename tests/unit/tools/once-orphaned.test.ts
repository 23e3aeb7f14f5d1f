import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/support/install.mjs';

const waiting = `import { onceOrphaned } from ${JSON.stringify(join(root, 'scripts/support/run.mjs'))};
  setInterval(() => {}, 100_000);
  onceOrphaned(() => process.exit(0));
  console.log('waiting');`;
const starting = (code: string): string =>
  `import('node:child_process').then(({ spawn }) => spawn(process.execPath, ['-e', ${JSON.stringify(code)}], { stdio: 'inherit' }));`;

test.each([
  ['that started it', starting(waiting)],
  ['above that', starting(starting(waiting))],
])('a process ends when the one %s is killed', async (_, code) => {
  const killed = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = killed.stdout.setEncoding('utf8');
  expect(await once(output, 'data')).toEqual(['waiting\n']);
  killed.kill('SIGKILL');
  // Closes when no process has it open any more; the one in between ends by itself, since it waits for its child only.
  await once(output.resume(), 'close');
});
