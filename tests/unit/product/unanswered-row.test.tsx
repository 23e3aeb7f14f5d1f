/** Of an import that ends early, only a row without an answer may be stored; a refused one is sent again the next time. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { uploadFile } from '../../../contract/upload/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { insteadMax } from '../../../contract/wire/wire-call.ts';
import type { ImportRow } from '../../../src/account/product/bulk-import/rows.ts';
import type { Source, SourceFile } from '../../../src/account/product/bulk-import/use-source.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import type { SentWrite } from '../../support/browser/screen.tsx';
import { fileWords } from '../../support/data/file-words.ts';
import { allCategories } from '../../support/data/sample-products.ts';

// A picture is not scaled without a browser.
vi.mock('../../../src/account/shared/fields/picture.ts', () => ({ shrinkPicture: (file: File) => Promise.resolve(file) }));
// Uploads that show their progress go by XMLHttpRequest.
vi.mock('../../../src/client/upload/send-with-progress.ts', () => ({
  sendWithProgress: () => (address: string, init: RequestInit) => fetch(address, init),
}));

const { local } = stubPage();
const { accepted, draw, drawHook, refused, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { readJournal } = await import('../../../src/account/product/bulk-import/journal.ts');
const { PreviewRow } = await import('../../../src/account/product/bulk-import/PreviewRow.tsx');
const { useImport } = await import('../../../src/account/product/bulk-import/use-import.ts');

const company = 'c'.repeat(24);
const file = { name: 'towels.csv', hash: 'hash' } as SourceFile;
const cells = {
  name: 'Robe',
  category: allCategories[0]?.description.en ?? '',
  sub_category: allCategories[0]?.subCategories[0]?.description.en ?? '',
  tags: 'robe',
  description: 'Combed cotton',
  pictures: 'robe.jpg',
};
const source = {
  file,
  table: { rows: [{ number: 2, cells, isTooLong: false }], language: 'en', letters: {} },
  words: fileWords,
  zip: {
    name: 'pictures.zip',
    archive: { find: () => ({ entry: 'robe.jpg' }), read: () => new File(['x'], 'robe.jpg', { type: 'image/jpeg' }) },
  },
  chooseTable: () => Promise.resolve(file),
} as unknown as Source;
const known = {
  products: [],
  categories: allCategories,
  language: 'en',
  countries: [],
  limitsFor: () => ({ language: 'en' as const, keywords: 3, pictures: 2 }),
} as const;

const importOf = () => drawHook(() => useImport(company, source, known, 9));
const uploaded = () =>
  accepted({ upload: { key: 'p/robe.jpg', url: '/media/p/robe.jpg', name: 'robe.jpg', bytes: 1, width: 1, height: 1 } });

/** Runs an import of one row, stopped at its first pause. @returns the row whose answer is open afterwards */
async function openAfter(answer: Response | 'lost', upload = uploaded()): Promise<number | null> {
  const made = importOf();
  serveWrites(({ path }) => {
    if (path === pathOf(uploadFile)) return upload;
    if (path !== pathOf(addAndEditProduct)) return accepted({});
    queueMicrotask(made.stop);
    return answer === 'lost' ? Promise.reject(new TypeError('failed to fetch')) : answer;
  });
  await made.begin(file as unknown as File);
  await made.start();
  return readJournal(company, file.hash, Date.now())?.sending ?? null;
}

const lost = (): never => {
  throw new TypeError('failed to fetch');
};

/** Runs an import of one row with this name, stopped at its first pause. @returns the keys of the first submission */
async function sendRow(name: string, answer: () => Response, upload = uploaded()): Promise<Partial<Pick<SentWrite, 'key' | 'insteadOf'>>> {
  const table = { rows: [{ number: 2, cells: { ...cells, name }, isTooLong: false }], language: 'en', letters: {} };
  const made = drawHook(() => useImport(company, { ...source, table } as Source, known, 9));
  const sent = serveWrites(({ path }) => {
    if (path === pathOf(uploadFile)) return upload;
    if (path !== pathOf(addAndEditProduct)) return accepted({});
    queueMicrotask(made.stop);
    return answer();
  });
  await made.begin(file as unknown as File);
  await made.start();
  const [write] = sent(addAndEditProduct);
  return { key: write?.key ?? null, insteadOf: write?.insteadOf ?? [] };
}

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
});

describe('the row of an import that ended early', () => {
  test.each([
    ['a plan is missing', refused(403, 'NO_PLAN')],
    ['the plan is full', refused(403, 'LIMIT_REACHED')],
    ['the permission is gone', refused(403, 'FORBIDDEN')],
    ['there are too many calls', refused(429, 'THROTTLED')],
  ])('is not open if %s', async (_, answer) => expect(await openAfter(answer)).toBeNull());

  test('is not open if its picture has not arrived', async () => {
    expect(await openAfter(accepted({}), refused(403, 'FORBIDDEN'))).toBeNull();
  });

  test('is open without an answer, also if a repetition is refused before its key is looked at', async () => {
    expect(await openAfter('lost')).toBe(2);
    expect(await openAfter(refused(403, 'FORBIDDEN'))).toBe(2);
  });

  test('is sent with its key again, and once it has other contents with a new key, which withdraws the first', async () => {
    const first = await sendRow('Bath robe', lost);
    expect(first.insteadOf).toEqual([]);
    expect(await sendRow('Bath robe', lost)).toEqual(first);
    const reset = await sendRow('Robe', lost);
    expect(reset).toEqual({ key: expect.not.stringMatching(`^${first.key}$`), insteadOf: [first.key] });
    // A withdrawn key cannot be used again.
    const again = await sendRow('Bath robe', () =>
      Response.json({ success: false, code: 'EARLIER_DONE', message: '', data: { id: 'p1' } }, { status: 409 }),
    );
    expect(again.insteadOf).toEqual([first.key, reset.key]);
    expect(again.key).not.toBe(first.key);
    // The row is stored, so the import is finished.
    expect(readJournal(company, file.hash, Date.now())).toBeNull();
  });

  test('is open after a failure of the server, and is then sent with its key again', async () => {
    const first = await sendRow('Robe', () => refused(500, 'UNEXPECTED'));
    expect(readJournal(company, file.hash, Date.now())?.sending).toBe(2);
    expect(await sendRow('Robe', lost)).toEqual(first);
  });

  test('has its attempts until it is stored, also after a refusal', async () => {
    const first = await sendRow('Robe', lost);
    await sendRow('Robe', lost, refused(415, 'UNSUPPORTED_MEDIA'));
    expect(await sendRow('Robe', () => refused(409, 'STALE_VERSION'))).toEqual(first);
    expect((await sendRow('Bath robe', lost)).insteadOf).toEqual([first.key]);
  });

  test('withdraws the last attempts if there were more than a call can name', async () => {
    const keys: (string | null | undefined)[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) keys.push((await sendRow(name, lost)).key);
    expect((await sendRow('Seven', lost)).insteadOf).toEqual(keys.slice(-insteadMax));
  });

  test('cannot be corrected while its key still says whether it is stored', () => {
    const [row] = importOf().rows as [ImportRow];
    const isHeld = (doubt: 'resumed' | 'uncertain' | null): boolean => {
      const others = {
        lists: { categories: allCategories, countries: [] },
        outcome: undefined,
        isChosen: true,
        isFull: false,
        isBusy: false,
      };
      const html = draw(<PreviewRow {...others} row={row} doubt={doubt} onChoose={() => undefined} onEdit={() => undefined} />);
      return /<button[^>]*disabled/.test(html);
    };
    expect([isHeld(null), isHeld('resumed'), isHeld('uncertain')]).toEqual([false, true, false]);
  });
});
