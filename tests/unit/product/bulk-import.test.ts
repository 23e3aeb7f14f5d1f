/** How rows of a file are understood, which are sent, and how an interrupted import continues. */
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../../../contract/wire/wire-call.ts';
import { type Archive, openArchive } from '../../../src/account/product/bulk-import/archive.ts';
import { archiveOf } from '../../../src/account/product/bulk-import/export-archive.ts';
import { chosenRows } from '../../../src/account/product/bulk-import/choose-rows.ts';
import { cellsOf } from '../../../src/account/product/bulk-import/sheet/cells.ts';
import type { Cells } from '../../../src/account/product/bulk-import/sheet/columns.ts';
import type { ImportRow, Known } from '../../../src/account/product/bulk-import/rows.ts';
import { uploadFile } from '../../../contract/upload/calls.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { fileWords } from '../../support/data/file-words.ts';
import { allCategories, sampleProduct } from '../../support/data/sample-products.ts';

// Uploads that show their progress go by XMLHttpRequest.
vi.mock('../../../src/client/upload/send-with-progress.ts', () => ({
  sendWithProgress: () => (address: string, init: RequestInit) => fetch(address, init),
}));
const { local } = stubBrowser();
const { accepted, refused, serveWrites } = await import('../../support/browser/screen.tsx');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { forgetSession } = await import('../../../src/client/session/sign-out.ts');
const { openStoredEdits } = await import('../../../src/account/product/bulk-import/stored-edits.ts');
const { checkRows } = await import('../../../src/account/product/bulk-import/rows.ts');
const { runImport } = await import('../../../src/account/product/bulk-import/run.ts');
const { rowInput, sendPictures } = await import('../../../src/account/product/bulk-import/prepare.ts');
const { forgetJournal, keepJournal, keyOfRow, newJournal, readJournal, uncertainRow } =
  await import('../../../src/account/product/bulk-import/journal.ts');

const [food, other] = allCategories;
const sub = food?.subCategories[0];
const products = [sampleProduct(0), sampleProduct(1), sampleProduct(2, { code: 'T-1' })];
const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
const good: Cells = {
  name: 'Robe',
  code: 'R-1',
  category: food?.description.en ?? '',
  sub_category: sub?.description.en ?? '',
  tags: 'robe, cotton robe',
  description: 'Combed cotton',
  pictures: 'robe.jpg | back.png',
};
const known: Known = {
  products,
  categories: allCategories,
  language: 'en',
  countries: [],
  words: fileWords,
  table: { language: 'en', letters: { name: 'B', tags: 'F' } },
  limitsFor: (present) => ({
    language: 'en',
    keywords: Math.max(3, present?.productKeywords.length ?? 0),
    pictures: Math.max(2, present?.imageURLs.length ?? 0),
  }),
  find: (name) => (['robe.jpg', 'back.png', 'a, b.jpg'].includes(name) ? { entry: `zip/${name}` } : { fault: 'pictureMissing' }),
  isByCode: false,
};
const rowsOf = (rows: readonly Cells[], change: Partial<Known> = {}): ImportRow[] =>
  checkRows(
    rows.map((cells, index) => ({ number: index + 2, cells, isTooLong: false })),
    { ...known, ...change },
  );
const rowOf = (cells: Cells, change: Partial<Known> = {}): ImportRow => rowsOf([cells], change)[0] as ImportRow;
const faults = (cells: Cells, change: Partial<Known> = {}) =>
  rowOf(cells, change).faults.map(({ column, code, check }) => [column, code ?? check]);

test("tags keep their letters, in lower case of the row's language", () => {
  const tagsOf = (name: string, description: string, tags: string) => rowOf({ ...good, name, description, tags }).values.keywords;
  const turkish = ['Zeytinyağı, teneke', 'Naturel sızma, ilk hasat'] as const;
  expect(tagsOf(...turkish, 'SOĞUK SIKIM; ZEYTİNYAĞI | Isparta')).toEqual(['soğuk sıkım', 'zeytinyağı', 'ısparta']);
  expect(tagsOf(...turkish, 'soğuk sıkım, soguk sikim, ISO 9001')).toEqual(['soğuk sıkım', 'iso 9001']);
  expect(tagsOf('Robe of the season', 'Combed cotton', 'CNC IRON, SOĞUK SIKIM')).toEqual(['cnc iron', 'soğuk sıkım']);
});

describe('corrected rows', () => {
  const [me, other] = ['a', 'b'].map((letter) => letter.repeat(24)) as [string, string];
  const signIn = (userID: string): void => updateCredentials(credentialsOf({ userInfo: { ...credentialsOf().userInfo, userID } }));
  const open = (hash = 'p1', companyId = 'c1') => openStoredEdits(companyId, hash);
  const edited = new Map([[3, { ...good, name: 'Mended' }]]);
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    signIn(me);
  });

  test('are restored with the same file of the same company and person, and with nothing else', async () => {
    const before = open();
    expect(before?.keep(edited)).toBe(true);
    before?.close();
    expect([await open('p2')?.find(), await open('p1', 'c2')?.find()]).toEqual([null, null]);
    signIn(other);
    expect(await open()?.find()).toBeNull();
    signIn(me);
    const after = open();
    expect(await after?.find()).toEqual({ rows: edited, at: expect.any(Number) });
    after?.forget();
    after?.close();
    expect(await open()?.find()).toBeNull();
  });

  test('are deleted at sign-out; other entries of the storage are kept', async () => {
    const before = open();
    before?.keep(new Map([[3, { ...good, price: 7, name: 9 } as never]]));
    before?.close();
    const { name: _, ...cells } = good;
    expect((await open()?.find())?.rows).toEqual(new Map([[3, cells]]));
    forgetSession();
    expect(Object.keys({ ...local }).filter((name) => name.startsWith('draft:'))).toEqual([]);
    expect(open()).toBeNull();
  });
});

describe('a row', () => {
  test('without an id is a new product', () => {
    expect(rowOf(good)).toMatchObject({
      kind: 'new',
      faults: [],
      values: {
        name: 'Robe',
        code: 'R-1',
        categoryId: food?.id,
        subCategoryId: sub?.id,
        keywords: ['robe', 'cotton robe'],
        description: 'Combed cotton',
      },
      pictures: [{ entry: 'zip/robe.jpg' }, { entry: 'zip/back.png' }],
      present: null,
    });
  });

  test('may name categories by id, and in each of the four languages', () => {
    for (const language of ['tr', 'ru', 'ar'] as const)
      expect(
        rowOf({ ...good, category: food?.description[language] ?? '', sub_category: sub?.description[language] ?? '' }).values,
      ).toMatchObject({
        categoryId: food?.id,
        subCategoryId: sub?.id,
      });
    expect(rowOf({ ...good, category: food?.id ?? '', sub_category: sub?.id ?? '' }).kind).toBe('new');
  });

  test.each<[Partial<Record<keyof Cells, string>>, string, string]>([
    [{ name: ' ' }, 'name', 'name'],
    [{ name: 'x'.repeat(121) }, 'name', 'long'],
    [{ code: 'x'.repeat(61) }, 'code', 'long'],
    [{ code: '8,69E+12' }, 'code', 'codeShortened'],
    [{ description: '' }, 'description', 'description'],
    [{ description: 'x'.repeat(4097) }, 'description', 'descriptionLong'],
    [{ tags: '' }, 'tags', 'tags'],
    [{ tags: 'robe, x' }, 'tags', 'tagLength'],
    [{ tags: 'aa, bb, cc, dd' }, 'tags', 'tagsMany'],
    [{ category: 'Spaceships' }, 'category', 'categoryUnknown'],
    [{ sub_category: '' }, 'sub_category', 'subCategory'],
    [{ sub_category: other?.subCategories[0]?.description.en ?? '' }, 'sub_category', 'subCategoryForeign'],
    [{ pictures: '' }, 'pictures', 'pictures'],
    [{ pictures: 'robe.jpg; missing.jpg' }, 'pictures', 'pictureMissing'],
    [{ pictures: 'robe.jpg, back.png | a, b.jpg' }, 'pictures', 'picturesMany'],
    [{ id: 'f'.repeat(24) }, 'id', 'idUnknown'],
    [{ id: 'T-1' }, 'id', 'idUnknown'],
  ])('with %j has a fault in its column', (change, column, code) => {
    const cells = { ...good, ...change };
    expect(faults(cells)).toContainEqual([column, code]);
    expect(rowOf(cells).kind).toBe('faulty');
  });

  test('with several faults lists them in the order of the columns, and of an unknown category not its parts', () => {
    const found = faults({ ...good, tags: 'x', category: 'Spaceships', name: '', pictures: 'missing.jpg' });
    expect(found.map(([column]) => column)).toEqual(['name', 'category', 'tags', 'pictures']);
  });

  test('with more cells than headings has one fault', () => {
    const [row] = checkRows([{ number: 2, cells: good, isTooLong: true }], known);
    expect(row?.faults).toEqual([{ column: null, code: 'tooManyCells' }]);
  });

  test('with an id changes that product: missing columns change nothing, an empty code is cleared', () => {
    expect(rowOf({ id: first.id.toUpperCase(), name: 'Spa towel' })).toMatchObject({
      kind: 'change',
      changed: ['name'],
      present: { id: first.id },
      values: { name: 'Spa towel', code: first.code, description: first.description, keywords: first.productKeywords },
      pictures: first.imageURLs.map((url) => ({ url })),
    });
    expect(rowOf({ id: first.id, code: '', pictures: '' })).toMatchObject({ kind: 'change', changed: ['code'] });
    expect(faults({ id: first.id, name: '' })).toEqual([['name', 'name']]);
    expect(faults({ id: first.id, category: other?.description.en ?? '' })).toEqual([['sub_category', 'subCategoryForeign']]);
  });

  test('with the same text in another language or with other spaces changes nothing', () => {
    const same = cellsOf(first, allCategories, fileWords.writers.ru);
    expect(rowOf({ ...same, tags: ` ${same.tags.replace(', ', ' ,')} ` })).toMatchObject({ kind: 'same', changed: [] });
  });

  test('may keep, reorder, remove and add pictures of its product, but not move those of another one', () => {
    const [one = '', two = ''] = first.imageURLs;
    expect(rowOf({ id: first.id, pictures: `https://kervan.example${two} | ${one}` })).toMatchObject({
      changed: ['pictures'],
      pictures: [{ url: two }, { url: one }],
    });
    expect(rowOf({ id: first.id, pictures: `${two}|robe.jpg` }).pictures).toEqual([{ url: two }, { entry: 'zip/robe.jpg' }]);
    expect(faults({ id: first.id, pictures: second.imageURLs[0] ?? '' })).toEqual([['pictures', 'pictureForeign']]);
  });

  test('that is new may have the pictures of one other product, which are copied', () => {
    expect(rowOf({ ...good, pictures: second.imageURLs.join(' | ') })).toMatchObject({ kind: 'new', copyOf: second.id });
    expect(faults({ ...good, pictures: `${second.imageURLs[0]} | ${first.imageURLs[0]}` })).toEqual([['pictures', 'pictureForeign']]);
  });

  test('that repeats another row is a fault of both', () => {
    const rows = rowsOf([{ id: first.id, name: 'A' }, { id: first.id, name: 'B' }, { ...good }]);
    expect(rows.map(({ kind }) => kind)).toEqual(['faulty', 'faulty', 'new']);
  });

  test('changes the product with its code only when requested, and only when there is one', () => {
    const byCode = { ...good, code: 'T-0' };
    expect([rowOf(byCode).kind, rowOf(byCode, { isByCode: true }).present?.id]).toEqual(['new', first.id]);
    expect(faults({ ...good, code: 'T-1' }, { isByCode: true })).toEqual([['code', 'codeTwice']]);
    expect(rowsOf([byCode, byCode], { isByCode: true }).map(({ kind }) => kind)).toEqual(['faulty', 'faulty']);
  });
});

describe('rows that are sent', () => {
  const rows = rowsOf([
    { ...good, code: 'N-1' },
    { id: first.id, name: 'Changed' },
    { ...good, code: 'N-2' },
    { ...good, code: 'N-3' },
    { ...good, name: '' },
    { id: second.id, name: second.name },
  ]);
  const chosen = (room: number, choices: [number, boolean][] = [], settled: number[] = [], uncertain: number | null = null) =>
    [...chosenRows(rows, new Set(settled), new Map(choices), room, { uncertain, resumed: null })].sort();
  test('are changes, and new ones within the plan; neither faults nor unchanged rows', () => {
    expect(chosen(Infinity)).toEqual([2, 3, 4, 5]);
    expect(chosen(2)).toEqual([2, 3, 4]);
    expect(chosen(0)).toEqual([3]);
  });
  test('a deselected row makes room for another one, and stored rows are not sent again', () => {
    expect(chosen(2, [[2, false]])).toEqual([3, 4]);
    expect(
      chosen(2, [
        [2, false],
        [5, true],
      ]),
    ).toEqual([3, 4, 5]);
    expect(chosen(2, [[5, true]])).toEqual([2, 3, 5]);
    expect(chosen(2, [], [2, 3])).toEqual([4, 5]);
    expect(chosen(2, [[6, true]])).toEqual([2, 3, 4]);
  });
  test('rows that may already exist are sent only when confirmed', () => {
    expect(chosen(9, [], [], 4)).toEqual([2, 3, 5]);
    const twin = rowsOf([{ ...good, name: 'TOWEL 0', code: 't-0' }]);
    expect(twin[0]).toMatchObject({ kind: 'new', isTwin: true });
    expect(chosenRows(twin, new Set(), new Map(), 9).size).toBe(0);
    expect(chosenRows(twin, new Set(), new Map([[2, true]]), 9).size).toBe(1);
    // What was stored without an answer is there; sent again with its key it gets that answer.
    expect(chosenRows(twin, new Set(), new Map(), 9, { uncertain: null, resumed: 2 }).size).toBe(1);
  });
});

describe('a zip', () => {
  const picture = new Uint8Array(3000).map((_, index) => (index * 7919) % 251);
  const open = (files: Parameters<typeof zipSync>[0], options = {}): Archive => {
    const opened = openArchive(zipSync(files, options));
    if (typeof opened === 'string') throw new Error(opened);
    return opened;
  };
  test('gives its pictures by name or path, in any letter case, without files of the system', () => {
    const archive = open({
      'Robes/Red.JPG': picture,
      'robes/c\u0327izgi.png': picture,
      '__MACOSX/._Red.JPG': picture,
      '.DS_Store': picture,
      'notes.txt': picture,
    });
    expect(archive.count).toBe(2);
    expect(archive.find('red.jpg')).toEqual({ entry: 'Robes/Red.JPG' });
    expect(archive.find('robes\\RED.jpg')).toEqual({ entry: 'Robes/Red.JPG' });
    expect(archive.find('çizgi.png')).toEqual({ entry: 'robes/c\u0327izgi.png' });
    expect(archive.find('notes.txt')).toEqual({ fault: 'pictureFormat' });
    expect(archive.find('blue.jpg')).toEqual({ fault: 'pictureMissing' });
    const file = archive.read('Robes/Red.JPG');
    expect([file?.name, file?.type, file?.size]).toEqual(['Red.JPG', 'image/jpeg', picture.length]);
  });
  test('with two of one name requires the path', () => {
    const archive = open({ 'a/red.jpg': picture, 'b/red.jpg': picture });
    expect(archive.find('red.jpg')).toEqual({ fault: 'pictureTwice' });
    expect(archive.find('b/red.jpg')).toEqual({ entry: 'b/red.jpg' });
  });
  test('reports a picture that is too large', () => {
    expect(open({ 'red.jpg': new Uint8Array(6_000_001) }, { level: 0 }).find('red.jpg')).toEqual({ fault: 'pictureLarge' });
  });
  test('of an export gives every picture again by its address', async () => {
    const contents = new Map(
      products.flatMap(({ imageURLs }, place) => imageURLs.map((url, index) => [url, picture.subarray(place * 10 + index)] as const)),
    );
    const progress: number[] = [];
    const work = { urls: [...contents.keys()], table: { name: 'products.csv', text: 'id' }, onRead: (done: number) => progress.push(done) };
    const made = await archiveOf({ ...work, read: async (url) => contents.get(url) ?? null });
    if (typeof made === 'string') throw new Error(made);
    const archive = openArchive(new Uint8Array(await made.arrayBuffer()));
    if (typeof archive === 'string') throw new Error(archive);
    expect([archive.count, progress]).toEqual([6, [1, 2, 3, 4, 5, 6]]);
    for (const [url, content] of contents) {
      const found = archive.find(url);
      const file = 'entry' in found ? archive.read(found.entry) : null;
      expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array(content));
    }
    // Without an id, in a company that has none of these products, they are pictures of a new one.
    expect(rowOf({ ...good, pictures: first.imageURLs.join(' | ') }, { products: [], find: archive.find })).toMatchObject({
      kind: 'new',
      pictures: [{ entry: '0.jpg' }, { entry: '0-2.jpg' }],
    });
    expect(await archiveOf({ ...work, read: async () => null })).toBe('unread');
  });
  test('that is damaged, too large or no zip is not opened', () => {
    expect(openArchive(zipSync({ 'red.jpg': new Uint8Array(5_000_000) }))).toBe('zipBomb');
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}.jpg`, strToU8('x')]));
    expect(openArchive(zipSync(many, { level: 0 }))).toBe('zipMany');
    expect(openArchive(strToU8('no zip at all'))).toBe('zipBroken');
    expect(openArchive(new Uint8Array())).toBe('zipBroken');
  });
  test('with a false size gives no more than that size', () => {
    const bytes = zipSync({ 'red.jpg': [new Uint8Array(50_000).map((_, index) => (index * 31) % 256), { level: 6 }] });
    const view = new DataView(bytes.buffer);
    // The directory of the zip states 1,000 bytes.
    const list = bytes.findLastIndex((_, place) => place + 4 <= bytes.length && view.getUint32(place, true) === 0x02014b50);
    view.setUint32(list + 24, 1000, true);
    const opened = openArchive(bytes);
    const size = typeof opened === 'string' ? 0 : (opened.read('red.jpg')?.size ?? 0);
    expect(size).toBeLessThanOrEqual(1000);
  });
});

describe('sending', () => {
  const rows = rowsOf([
    { ...good, code: 'N-1' },
    { id: first.id, name: 'Changed' },
    { ...good, code: 'N-3' },
  ]);
  type Answer = Awaited<ReturnType<Parameters<typeof runImport>[0]['send']>>;
  const yes = (id: string): Answer => ({ ok: true, code: 'OK', message: '', data: { product: { id } } });
  async function run(answers: (Answer | 'stop')[], unread: number[] = [], broken: number[] = []) {
    const events: string[] = [];
    let isStopped = false;
    const end = await runImport({
      rows,
      inputOf: async ({ number }) => {
        if (broken.includes(number)) throw new RangeError('no room');
        return unread.includes(number) ? { picture: 'red.jpg' } : { input: number };
      },
      send: async ({ number }, input) => {
        events.push(`send ${number}`);
        expect(input).toBe(number);
        const next = answers.shift();
        if (next === 'stop') isStopped = true;
        return next === undefined || next === 'stop' ? yes(`id${number}`) : next;
      },
      onDone: ({ number }, { state }) => events.push(`${state} ${number}`),
      wait: async (ms) => {
        events.push(`wait ${ms}`);
        return !isStopped;
      },
      isStopped: () => isStopped,
    });
    return { end, events };
  }

  test('sends and reports row by row', async () => {
    expect(await run([])).toEqual({ end: { why: 'done' }, events: ['send 2', 'added 2', 'send 3', 'changed 3', 'send 4', 'added 4'] });
  });
  test('a refused row, or one with an invalid picture, does not stop the others', async () => {
    const { end, events } = await run([failureOf(409, 'STALE_VERSION')], [2]);
    expect(end).toEqual({ why: 'done' });
    expect((await run([], [], [3])).events).toEqual(['send 2', 'added 2', 'failed 3', 'send 4', 'added 4']);
    expect(events).toEqual(['failed 2', 'send 3', 'failed 3', 'send 4', 'added 4']);
  });
  test('a temporary failure is retried after the requested time', async () => {
    const busy = { ...failureOf(429, 'THROTTLED'), retryAfterSeconds: 7 };
    const { events } = await run([failureOf(0, 'NETWORK'), failureOf(409, 'IN_PROGRESS'), busy]);
    expect(events.slice(0, 8)).toEqual(['send 2', 'wait 1000', 'send 2', 'wait 3000', 'send 2', 'wait 7000', 'send 2', 'added 2']);
  });
  test('a permanent failure ends it, and so does one that every row would have', async () => {
    const unreachable = failureOf(502, 'UPSTREAM_UNREACHABLE');
    expect((await run([unreachable, unreachable, unreachable, unreachable])).end).toEqual({ why: 'failure', failure: unreachable });
    for (const failure of [
      failureOf(403, 'LIMIT_REACHED'),
      failureOf(403, 'PLAN_EXPIRED'),
      failureOf(401, 'UNAUTHENTICATED'),
      failureOf(403, 'FORBIDDEN'),
    ])
      expect(await run([yes('x'), failure])).toEqual({ end: { why: 'failure', failure }, events: ['send 2', 'added 2', 'send 3'] });
    const tooManyTags = { ...failureOf(403, 'LIMIT_REACHED'), fields: { 'Product.ProductKeywords': 'TOO_MANY' } };
    expect((await run([tooManyTags])).end).toEqual({ why: 'done' });
  });
  test('a long waiting time that the API requires is reported and not waited for', async () => {
    const full = { ...failureOf(429, 'THROTTLED'), retryAfterSeconds: 86_400 };
    expect(await run([full])).toEqual({ end: { why: 'failure', failure: full }, events: ['send 2'] });
  });
  test('stops after the row that is under way', async () => {
    expect(await run(['stop'])).toEqual({ end: { why: 'stopped' }, events: ['send 2', 'added 2'] });
  });
});

describe('the pictures of a row', () => {
  const pictures = () => [
    { id: '/media/p/old.jpg' },
    ...['red', 'blue'].map((name) => ({ id: name, file: new File([name], `${name}.jpg`) })),
  ];
  const answers = (fails: readonly string[]) =>
    serveWrites(({ query }) =>
      fails.includes(query['name'] ?? '')
        ? refused(415, 'UNSUPPORTED_MEDIA')
        : accepted({ upload: { key: `p/${query['name']}`, name: query['name'], bytes: 3 } }),
    );

  test('are sent before it, in their order, and it names them', async () => {
    const sent = answers([]);
    const ready = pictures();
    expect(await sendPictures(ready, 'run-2')).toBeNull();
    const { body, uploads, files } = rowInput(rowOf(good), ready, 'c'.repeat(24), 'en');
    expect([uploads, files]).toEqual([{ ImageList: ['p/red.jpg', 'p/blue.jpg'] }, undefined]);
    expect(body?.ImageURLs).toEqual(['/media/p/old.jpg', '/media/p/red.jpg', '/media/p/blue.jpg']);
    expect(sent(uploadFile).map(({ query }) => query)).toEqual(
      ['red.jpg', 'blue.jpg'].map((name) => ({ field: 'AddAndEditProduct.ImageList', name })),
    );
  });
  test('have the same keys after a reload; one that arrived is not sent again, and one that did not is named', async () => {
    const first = answers(['blue.jpg']);
    const ready = pictures();
    expect(await sendPictures(ready, 'run-2')).toMatchObject({ answer: { code: 'UNSUPPORTED_MEDIA' }, picture: 'blue.jpg' });
    const keys = first(uploadFile).map(({ key }) => key);
    const again = answers([]);
    await sendPictures(ready, 'run-2');
    expect(again(uploadFile).map(({ query, key }) => [query['name'], key])).toEqual([['blue.jpg', keys[1]]]);
    const reloaded = answers([]);
    await sendPictures(pictures(), 'run-2');
    expect(reloaded(uploadFile).map(({ key }) => key)).toEqual(keys);
  });
  test('go with its form where the API knows no uploads', async () => {
    serveWrites(() => refused(404, 'NOT_FOUND'));
    const ready = pictures();
    expect(await sendPictures(ready, 'run-2')).toBeNull();
    expect(rowInput(rowOf(good), ready, 'c'.repeat(24), 'en').files?.['ImageList']).toHaveLength(2);
  });
});

describe('the journal', () => {
  beforeEach(() => local.clear());
  const company = 'c'.repeat(24);
  const now = 1_800_000_000_000;
  const minute = 60_000;

  test('is found again with the same file within a day, and every row keeps its key', () => {
    const journal = { ...newJournal('hash', now), done: { 2: 'id2' }, sending: 3 };
    keepJournal(company, journal);
    expect(readJournal(company, 'hash', now + 5 * minute)).toEqual(journal);
    expect(keyOfRow(readJournal(company, 'hash', now) ?? newJournal('', 0), 3)).toBe(keyOfRow(journal, 3));
    expect(keyOfRow(journal, 3)).toMatch(/^[\w-]{8,100}$/);
    expect(readJournal(company, 'another', now)).toBeNull();
    expect(readJournal('d'.repeat(24), 'hash', now)).toBeNull();
    expect(readJournal(company, 'hash', now + 25 * 60 * minute)).toBeNull();
    forgetJournal(company);
    expect(readJournal(company, 'hash', now)).toBeNull();
  });
  test('names the row with an unknown result, once its key has expired', () => {
    const journal = { ...newJournal('hash', now), sending: 3 };
    expect([uncertainRow(journal, now + 59 * minute), uncertainRow(journal, now + 61 * minute)]).toEqual([null, 3]);
  });
  test('that was damaged is ignored', () => {
    for (const text of ['{', 'null', '[]', '{"run":1}']) {
      local.setItem(`product-import:${company}`, text);
      expect(readJournal(company, 'hash', now)).toBeNull();
    }
  });
});
