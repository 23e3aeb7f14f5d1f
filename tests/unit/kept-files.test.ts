/** Files wait in the browser while their person buys: one set, taken once, gone with its person. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFiles, keepFiles, takeFiles } from '../../src/client/kept-files.ts';
import { forgetPersonalThings } from '../../src/client/stored.ts';
import { settle } from '../support/screen.tsx';

const kept = new Map<string, Map<string, Response>>();
const named = (name: string): Map<string, Response> => kept.get(name) ?? kept.set(name, new Map()).get(name) ?? new Map();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('caches', {
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({
      put: async (address: string, response: Response) => void named(name).set(address, response),
      match: async (address: string) => named(name).get(address)?.clone(),
    }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const picture = new File(['a picture'], 'ring şal.webp', { type: 'image/webp' });
const list = new File(['a;b'], 'list.csv', { type: 'text/csv' });
const stored = () => [...kept.values()].flatMap((each) => [...each.values()]).length;

async function keep(files: Parameters<typeof keepFiles>[0]): Promise<string> {
  const name = keepFiles(files);
  await settle();
  if (name === null) throw new Error('nothing was kept');
  return name;
}

test('what was chosen comes back field by field, whole and once', async () => {
  const name = await keep({ images: [picture, picture], files: [list] });
  const filesOf = await takeFiles(name);
  const told = ['ring şal.webp', 'image/webp', 9];
  expect(filesOf?.('images').map((file) => [file.name, file.type, file.size])).toEqual([told, told]);
  expect(await filesOf?.('files')[0]?.text()).toBe('a;b');
  expect([filesOf?.('others'), await takeFiles(name), stored()]).toEqual([[], null, 0]);
});

test('the next set takes the place of the one before; nothing is no set; what was sent needs none', async () => {
  const first = await keep({ images: [picture] });
  const second = await keep({ images: [picture] });
  expect([keepFiles({ images: [], files: [] }), stored()]).toEqual([null, 1]);
  expect([await takeFiles(first), (await takeFiles(second))?.('images').length]).toEqual([null, 1]);
  await keep({ files: [list] });
  await forgetFiles();
  expect(stored()).toBe(0);
});

test('they go with their person, and a browser that keeps none says so', async () => {
  const name = await keep({ files: [list] });
  forgetPersonalThings();
  expect([stored(), await takeFiles(name)]).toEqual([0, null]);
  vi.unstubAllGlobals();
  expect(await takeFiles(await keep({ files: [list] }))).toBeNull();
});
