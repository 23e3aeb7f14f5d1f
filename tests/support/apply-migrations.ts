import { applyD1Migrations, env } from 'cloudflare:test';

// Storage is one per test file; a test that calls `reset()` applies them again itself (house.md, "What bit us" 4).
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
