import { expect, test, vi } from 'vitest';
import { workOnEach } from '../../../api/platform/db/work-on-each.ts';
import { Refusal } from '../../../api/platform/http/refusal.ts';

test('a row that fails is logged with its id, and those after it are done', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const done: string[] = [];
  await workOnEach('rooms', [{ id: 'bad' }, { id: 'elsewhere' }, { id: 'good' }], async ({ id }) => {
    if (id === 'bad') throw new Error('broken');
    if (id === 'elsewhere') throw new Refusal('STALE_VERSION');
    done.push(id);
  });
  expect(done).toEqual(['good']);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toEqual([
    { job: 'rooms', id: 'bad', error: expect.stringContaining('broken') },
  ]);
});
