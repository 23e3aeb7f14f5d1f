/** Resets the shared Worker between test files of the edge. */
import { reset } from 'cloudflare:test';
import { vi } from 'vitest';
import { forgetChanges } from '../../worker/cache/changed.ts';
import { forgetLookups } from '../../worker/cache/lookup-cache.ts';
import { forgetPages } from '../../worker/cache/page-cache.ts';

vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
forgetPages();
forgetLookups();
forgetChanges();
await reset();
