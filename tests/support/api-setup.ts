/** What one API test file may leave behind, the next one does not find: they share a Worker, because starting one for each took two thirds of the time. */
import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { vi } from 'vitest';
import { clock } from './api-client.ts';

vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
clock.restart();
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
