/** Resets the shared Worker between API test files. Starting one for each file took two thirds of the time. */
import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { vi } from 'vitest';
import { clock } from './api-client.ts';
import { firstRow } from './database.ts';

vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
clock.restart();
// Only open objects are reset: after an idle time database and files are closed and would keep their contents.
await Promise.all([firstRow('SELECT 1'), env.ARCHIVE.prepare('SELECT 1').first(), env.MEDIA.head('none')]);
await reset();
const { status } = await env.COPIES.fetch('http://copies/');
if (status === 404) {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await applyD1Migrations(env.ARCHIVE, env.TEST_ARCHIVE_MIGRATIONS);
  const word = crypto.randomUUID();
  await env.REPLICA.prepare(`CREATE TABLE found(word TEXT DEFAULT '${word}')`).run();
  const copied = await env.COPIES.fetch(`http://copies/${word}`, { method: 'PUT' });
  if (!copied.ok) throw new Error(await copied.text());
  await env.REPLICA.prepare('DROP TABLE found').run();
} else if (status !== 204) throw new Error('the databases were not laid down');
