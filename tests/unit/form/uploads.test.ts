/**
 * Uploads before a form is submitted: separately, three in parallel, retried with the same key, or left to the form for another
 * provider's API.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getUploads, uploadFile } from '../../../contract/upload/calls.ts';
import { createStates, type UploadState } from '../../../src/client/upload/state.ts';
import { draftValues, takenValues } from '../../../src/form/draft-values.ts';
import { asList, type FileEntry, draftEntry, sentFiles } from '../../../src/form/files.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

// Uploads that show their progress go by XMLHttpRequest.
vi.mock('../../../src/client/upload/send-with-progress.ts', () => ({
  sendWithProgress: () => (address: string, init: RequestInit) => fetch(address, init),
}));
stubBrowser();
const { accepted, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { createUploads } = await import('../../../src/client/upload/queue.ts');
const { createUploadList } = await import('../../../src/form/upload-list.ts');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');

const field = 'AddAndEditProduct.ImageList';
const picture = (name: string): File => new File(['x'], name);
const uploaded = (name: string) =>
  accepted({ upload: { key: `p/${name}`, url: `/media/p/${name}?signature=1`, name, bytes: 1, width: 9, height: 9 } });
const kindOf = (state: UploadState | null): string => (state?.kind === 'failed' ? state.failure.code : (state?.kind ?? 'done'));

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
});
afterEach(() => void vi.unstubAllGlobals());

/** Starts uploads that get the given answers. */
function begun(answer: (name: string) => Response | Promise<Response>) {
  const sentBy = serveWrites(({ query }) => answer(String(query['name'])));
  const done: string[] = [];
  const stateOf = createStates();
  const uploads = { ...createUploads(field, (id, { key }) => void done.push(`${id} ${key}`), stateOf), stateOf };
  return { uploads, done, sent: () => sentBy(uploadFile) };
}

describe('uploads', () => {
  test('run three in parallel, each for its field; a save waits for all', async () => {
    const answers: (() => void)[] = [];
    const { uploads, done, sent } = begun((name) => new Promise((resolve) => answers.push(() => resolve(uploaded(name)))));
    const ids = ['1', '2', '3', '4'];
    for (const id of ids) uploads.begin(id, picture(`${id}.jpg`));
    const waited = uploads.whenDone(ids);
    await settle();
    expect(sent().map(({ query }) => query['name'])).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    expect(sent()[0]?.query['field']).toBe(field);
    expect(ids.map((id) => kindOf(uploads.stateOf(id).get()))).toEqual(['going', 'going', 'going', 'going']);
    answers[1]?.();
    await settle();
    expect(done).toEqual(['2 p/2.jpg']);
    expect(sent()).toHaveLength(4);
    for (const each of answers) each();
    expect(await waited).toBe(true);
    expect(done).toHaveLength(4);
    expect(ids.map((id) => kindOf(uploads.stateOf(id).get()))).toEqual(['done', 'done', 'done', 'done']);
  });

  test('a cancelled one is not reported, and the next one starts', async () => {
    const answers = new Map<string, () => void>();
    const { uploads, done, sent } = begun((name) => new Promise((resolve) => answers.set(name, () => resolve(uploaded(name)))));
    for (const id of ['1', '2', '3', '4']) uploads.begin(id, picture(`${id}.jpg`));
    await settle();
    uploads.forget('1');
    for (const each of answers.values()) each();
    await settle();
    answers.get('4.jpg')?.();
    await settle();
    expect(sent()).toHaveLength(4);
    expect(done.toSorted()).toEqual(['2 p/2.jpg', '3 p/3.jpg', '4 p/4.jpg']);
  });

  test('one that the network interrupted is retried with its key, also by a save; a refused one is not', async () => {
    let isOffline = true;
    const { uploads, sent } = begun((name) => {
      if (name === 'no.jpg') return refused(415, 'UNSUPPORTED_MEDIA');
      return isOffline ? Promise.reject(new TypeError('failed to fetch')) : uploaded(name);
    });
    uploads.begin('a', picture('a.jpg'));
    uploads.begin('b', picture('no.jpg'));
    await settle();
    expect(['a', 'b'].map((id) => kindOf(uploads.stateOf(id).get()))).toEqual(['NETWORK', 'UNSUPPORTED_MEDIA']);
    expect(await uploads.whenDone(['a'])).toBe(false);
    isOffline = false;
    expect(await uploads.whenDone(['a', 'b'])).toBe(false);
    expect(await uploads.whenDone(['a'])).toBe(true);
    const keys = sent().filter(({ query }) => query['name'] === 'a.jpg');
    expect([keys.length, new Set(keys.map(({ key }) => key)).size]).toEqual([3, 1]);
    expect(sent().filter(({ query }) => query['name'] === 'no.jpg')).toHaveLength(1);
  });

  test('another provider’s API gets them with the form', async () => {
    const { uploads, done } = begun(() => refused(404, ''));
    uploads.begin('a', picture('a.jpg'));
    expect(await uploads.whenDone(['a'])).toBe(true);
    expect([kindOf(uploads.stateOf('a').get()), done]).toEqual(['held', []]);
  });

  test('do not let a save go on whose page was left', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { uploads } = begun(() => promise);
    uploads.begin('a', picture('1.jpg'));
    const waited = uploads.whenDone(['a']);
    uploads.end();
    resolve(uploaded('1.jpg'));
    expect(await waited).toBe(false);
  });

  test('those of an earlier page are looked up; a deleted one is reported', async () => {
    const sentBy = serveWrites(() => accepted({ upload: {}, uploads: [{ key: 'p/1.jpg', url: '/media/p/1.jpg?signature=1' }] }));
    const stateOf = createStates();
    const uploads = { ...createUploads(field, () => undefined, stateOf), stateOf };
    await uploads.find([
      { id: 'a', key: 'p/1.jpg' },
      { id: 'b', key: 'p/2.jpg' },
    ]);
    expect(sentBy(getUploads)[0]?.query).toEqual({ keys: 'p/1.jpg,p/2.jpg' });
    expect(['a', 'b'].map((id) => kindOf(uploads.stateOf(id).get()))).toEqual(['done', 'UPLOAD_GONE']);
    expect(await uploads.whenDone(['a', 'b'])).toBe(false);
  });
});

describe('a field of a form', () => {
  function field(value: FileEntry[] | FileEntry | null) {
    let entries = [value].flat().filter((each) => each !== null);
    const isOne = !Array.isArray(value);
    const { list } = createUploadList('AddAndEditProduct.ImageList', {
      now: () => entries,
      isOne: () => isOne,
      set: (next) => (entries = [...next] as FileEntry[]),
    });
    return { list, entries: () => entries };
  }

  test('holds a chosen file at once, and its key after the upload; a save before that waits', async () => {
    serveWrites(({ query }) => uploaded(String(query['name'])));
    const { list, entries } = field([]);
    list.add([picture('1.jpg'), picture('2.jpg')]);
    expect(entries().map((entry) => 'file' in entry && entry.file.name)).toEqual(['1.jpg', '2.jpg']);
    const ids = entries().map(({ id }) => id);
    expect(await list.whenDone()).toBe(true);
    expect(entries()).toEqual(ids.map((id, index) => ({ id, key: `p/${index + 1}.jpg`, name: `${index + 1}.jpg`, bytes: 1 })));
    list.remove(ids[0] ?? '');
    expect(entries().map(({ id }) => id)).toEqual([ids[1]]);
  });

  test('for one file holds the last one, and cancels the one before', async () => {
    const done: string[] = [];
    serveWrites(({ query }) => (done.push(String(query['name'])), uploaded(String(query['name']))));
    const { list, entries } = field(null);
    list.add([picture('1.jpg')]);
    list.add([picture('2.jpg')]);
    expect(await list.whenDone()).toBe(true);
    await settle();
    expect(entries().map((entry) => 'key' in entry && entry.key)).toEqual(['p/2.jpg']);
  });

  test('a save waits for files that are still being checked, and is refused if the check fails', async () => {
    serveWrites(({ query }) => uploaded(String(query['name'])));
    const { list, entries } = field([]);
    const { promise, resolve } = Promise.withResolvers<File[]>();
    const adding = list.addLater(promise);
    const saved = list.whenDone();
    await settle();
    expect(entries()).toEqual([]);
    resolve([picture('1.jpg')]);
    await adding;
    expect([await saved, entries().map((entry) => 'key' in entry && entry.key)]).toEqual([true, ['p/1.jpg']]);
    const failing = list.addLater(Promise.reject(new Error('the code was not loaded')));
    const [isDone] = await Promise.all([list.whenDone(), failing.catch(() => undefined)]);
    expect(isDone).toBe(false);
  });

  test('without new files waits for nothing', async () => {
    const sent = serveWrites();
    expect(await field([]).list.whenDone()).toBe(true);
    expect(sent(uploadFile)).toEqual([]);
  });
});

const present: FileEntry = { id: '1', key: 'p/1.jpg', name: '1.jpg', bytes: 1 };
const chosen: FileEntry = { id: '2', file: picture('2.jpg') };

test('a call is sent with keys; as a form with files, or without uploads', () => {
  expect(sentFiles({ Logo: asList(present), Papers: [] })).toEqual({ uploads: { Logo: ['p/1.jpg'], Papers: [] } });
  expect(sentFiles({ Logo: asList(null), Papers: [chosen] })).toEqual({
    files: { Logo: [], Papers: ['file' in chosen ? chosen.file : null] },
  });
  expect(sentFiles({ Logo: asList('removed'), Papers: [] })).toEqual({ files: { Logo: [], Papers: [] } });
});

test('a draft keeps uploaded files only, in lists and in fields for one file', () => {
  const values = { name: 'Towel', pictures: [{ id: '/s' }, present, chosen], logo: present, cover: chosen };
  const stored = JSON.parse(JSON.stringify(draftValues(values))) as Record<string, unknown>;
  expect(stored).toEqual({ name: 'Towel', pictures: [{ id: '/s' }, present], logo: present });
  const rules = { items: { pictures: { id: '' }, logo: draftEntry, cover: draftEntry } };
  expect(takenValues(stored, { name: '', pictures: [], logo: null, cover: null }, rules)).toEqual(stored);
  // Storage may hold anything.
  for (const logo of [{ id: 7 }, { id: '1' }, ['p/1.jpg']]) expect(takenValues({ logo }, { logo: null }, rules)).toEqual({});
  expect(takenValues({ logo: present }, { logo: null }, {})).toEqual({});
});
