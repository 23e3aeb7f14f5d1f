/** What `npm start` promises: data that stays, copies side by side, an empty marketplace on request. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer, type Server } from '../../scripts/serve.ts';

const readyWithinMs = 10_000;

let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kervan-serving-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function post(server: Server, path: string, body: unknown): Promise<{ status: number; data: { count?: number } }> {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as { data?: { count?: number } };
  return { status: response.status, data: envelope.data ?? {} };
}

test('DEMO=0 is an empty marketplace with lookups, two copies run side by side, and a second start is quick and keeps the data', async () => {
  test.setTimeout(120_000);
  const first = await startServer({ port: 0, dataDir, demo: false, quiet: true });
  const otherDir = mkdtempSync(join(tmpdir(), 'kervan-serving-'));
  const second = await startServer({ port: 0, dataDir: otherDir, demo: false, quiet: true });
  const person = {
    fullname: 'First Trader',
    email: 'first@kervan.example',
    password: 'Calm-caravan-9',
    phone: null,
    countryId: '0'.repeat(24),
    language: 'EN',
    mailMessageApproval: false,
  };
  try {
    const cards = await post(first, '/api/Company/GetRequestCards', {});
    expect(cards).toMatchObject({ status: 200, data: { count: 0 } });
    const countries = (await (await fetch(`${first.origin}/api/CMSLocations/GetCountries`)).json()) as { data: unknown[] };
    expect(countries.data.length).toBeGreaterThan(200);
    expect((await fetch(`${first.origin}/imports`)).status).toBe(200);
    expect(await post(first, '/api/Auth/Register', person)).toMatchObject({ status: 200 });
    const users = (server: Server) => server.database.prepare('SELECT COUNT(*) AS n FROM users').first<number>('n');
    expect(await users(first)).toBe(1);
    expect(await users(second)).toBe(0);
  } finally {
    await first.stop();
    await second.stop();
    rmSync(otherDir, { recursive: true, force: true });
  }

  const startedAt = Date.now();
  const again = await startServer({ port: 0, dataDir, demo: false, quiet: true });
  try {
    expect((await fetch(`${again.origin}/api/health`)).status).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(readyWithinMs);
    expect(await again.database.prepare('SELECT email FROM users').first<string>('email')).toBe(person.email);
  } finally {
    await again.stop();
  }
});
