import { expect, test, vi } from 'vitest';
import { startEdge } from './edge.ts';

test('in production the edge logs missing settings once, before the first answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const edge = startEdge({
    env: { MODE: 'production', ORIGIN: 'https://kervan.example', OPERATOR_PHONE: '' },
    site: 'https://kervan.example',
  });
  await edge.ask('/api/health');
  await edge.ask('/api/health');
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as { worker: string; unset: string[] });
  log.mockRestore();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toEqual({ worker: 'edge', unset: expect.arrayContaining(['ORIGIN: sample', 'OPERATOR_PHONE: missing']) });
});
