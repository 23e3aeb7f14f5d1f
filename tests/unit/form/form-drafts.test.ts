/** Input of every form of the business area is restored: after a reload and back navigation, in each of two tabs, after the session. */
import { createFormControl, type FieldValues } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftLifeMs } from '../../../contract/limits.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { settle } from '../../support/browser/screen.tsx';

const { local } = stubBrowser();
const { $isLeaving, settleSignedOut, updateCredentials } = await import('../../../src/client/session/session.ts');
const { forgetSession } = await import('../../../src/client/session/sign-out.ts');
const { openDrafts, draftsMax } = await import('../../../src/client/store/drafts.ts');
const { createDraft } = await import('../../../src/form/draft.ts');
const { sentInput } = await import('../../../src/form/sent-input.ts');
const { everyForm } = await import('../../support/people/every-form.ts');
type FormCase = (typeof everyForm)[number];

const [me, other] = ['a', 'b'].map((letter) => letter.repeat(24)) as [string, string];
const signIn = (userID = me): void => updateCredentials(credentialsOf({ userInfo: { ...credentialsOf().userInfo, userID } }));

/** Opens a form of one tab; the form and the draft of it. */
async function open(
  { form: { draft: rules }, start, name }: FormCase,
  { person = me, isNew = false, now = start, language = 'en' as Language } = {},
) {
  const form = createFormControl<FieldValues>({ defaultValues: now });
  const draft = createDraft(form, { place: openDrafts(person, name), start: now, isNew, language, ...rules });
  const close = draft.open();
  await settle();
  const type = (typed: FieldValues): void => {
    for (const [field, value] of Object.entries(typed)) form.setValue(field, value, { shouldDirty: true });
  };
  return { form, draft, close, type, note: () => draft.state().note?.kind ?? null };
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  local.clear();
  $isLeaving.set(false);
  signIn();
});
afterEach(() => void vi.useRealTimers());

describe.each(everyForm)('$name', (each) => {
  const { start, typed, lost } = each;
  const storedFields = Object.fromEntries(Object.keys(lost).map((field) => [field, start[field] as unknown]));

  test('a reload right after the last letter restores all but files and passwords, and says so', async () => {
    const before = await open(each);
    before.type({ ...typed, ...lost });
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...local })).not.toContain('never-to-be-stored');
    before.close();
    const after = await open(each);
    expect(after.form.getValues()).toEqual({ ...start, ...typed, ...storedFields });
    const lacksFiles = Object.values(lost).some((value) => typeof value !== 'string');
    expect(after.draft.state().note).toEqual({ at: expect.any(Number), kind: 'back', lacksFiles });
  });

  test('two tabs keep separate input, and neither overwrites the other', async () => {
    const [first, second] = [await open(each), await open(each)];
    const [field] = Object.entries(typed).find(([, value]) => typeof value === 'string') ?? [''];
    first.type({ [field]: 'of the first' });
    await new Promise((resolve) => setTimeout(resolve, 350));
    const third = await open(each);
    expect([third.form.getValues(field), third.note()]).toEqual([start[field], null]);
    third.close();
    second.type({ [field]: 'of the second' });
    second.close();
    const again = await open(each);
    expect([again.form.getValues(field), first.form.getValues(field)]).toEqual(['of the second', 'of the first']);
    first.close();
    expect((await open(each)).form.getValues(field)).toBe('of the first');
  });

  test('an ended session keeps the draft for its person only', async () => {
    const before = await open(each);
    before.type(typed);
    settleSignedOut();
    before.close();
    signIn(other);
    expect((await open(each, { person: other })).form.getValues()).toEqual(start);
    signIn();
    expect((await open(each)).form.getValues()).toEqual({ ...start, ...typed });
  });

  test('a sign-out deletes all drafts, also in tabs that are still being typed in', async () => {
    const before = await open(each);
    before.type(typed);
    forgetSession();
    before.close();
    expect(Object.keys({ ...local }).filter((name) => name.startsWith('draft:'))).toEqual([]);
  });

  test('a submitted, reset or discarded draft is deleted', async () => {
    for (const end of ['forget', 'back', 'discard'] as const) {
      const before = await open(each);
      before.type(typed);
      before.close();
      const after = await open(each);
      expect(after.note()).toBe('back');
      if (end === 'back') after.form.reset();
      else after.draft[end]();
      after.close();
      if (end !== 'forget') expect(after.form.getValues()).toEqual(start);
      const last = await open(each);
      expect([last.form.getValues(), last.note()]).toEqual([start, null]);
      last.close();
    }
  });

  test('a draft of an older version is offered, and does not replace the stored values', async () => {
    const before = await open(each);
    before.type(typed);
    before.close();
    const [field, value] = Object.entries(start).find(([, text]) => typeof text === 'string') ?? ['', ''];
    const now = { ...start, [field]: `${String(value)}0` };
    const after = await open(each, { now });
    expect([after.form.getValues(), after.note()]).toEqual([now, 'older']);
    after.draft.take();
    expect([after.form.getValues(), after.note()]).toEqual([{ ...now, ...typed, ...pick(before.form.getValues(), field) }, 'back']);
  });
});

/** Expects that the draft contains every field. */
const pick = (values: FieldValues, field: string): FieldValues => ({ [field]: values[field] as unknown });

const [anyForm] = everyForm as [FormCase];
const text = { name: 'Yarn' };

test('a draft does not replace typed input: it waits until it is accepted', async () => {
  const before = await open(anyForm);
  before.type(text);
  before.close();
  const form = createFormControl<FieldValues>({ defaultValues: anyForm.start });
  const draft = createDraft(form, { place: openDrafts(me, anyForm.name), start: anyForm.start, isNew: true, language: 'en' });
  draft.open();
  form.setValue('name', 'Typed at once', { shouldDirty: true });
  await settle();
  expect([form.getValues('name'), draft.state().note?.kind]).toEqual(['Typed at once', 'offered']);
  draft.take();
  expect(form.getValues('name')).toBe('Yarn');
});

test('what was typed while a save was under way is a draft of the stored version', async () => {
  const { form, type, close } = await open(anyForm);
  type({ description: 'Sent' });
  const input = sentInput(form);
  type({ description: 'Typed since' });
  const now = { ...anyForm.start, description: 'Sent' };
  input.showStored(now);
  close();
  const after = await open(anyForm, { now });
  expect([after.form.getValues('description'), after.note()]).toEqual(['Typed since', 'back']);
});

test('a new form may have other initial values: its draft is the same', async () => {
  const before = await open(anyForm, { isNew: true });
  before.type(text);
  before.close();
  const after = await open(anyForm, { isNew: true, now: { ...anyForm.start, type: '2' } });
  expect([after.form.getValues('name'), after.note()]).toEqual(['Yarn', 'back']);
});

test('a draft is deleted after 30 days, and at most twenty are kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let count = 0; count <= draftsMax + 2; count += 1) {
    vi.setSystemTime(Date.now() + 1000);
    openDrafts(me, `form ${count}`).keep({ base: '', values: { count }, lacksFiles: false });
  }
  expect(Object.keys({ ...local }).filter((name) => name.startsWith('draft:'))).toHaveLength(draftsMax);
  expect(await openDrafts(me, 'form 0').find()).toBeNull();
  // A draft of a closed tab: its lock is free.
  vi.stubGlobal('navigator', {});
  const newest = `form ${draftsMax + 2}`;
  vi.setSystemTime(Date.now() + draftLifeMs - 1);
  expect((await openDrafts(me, newest).find())?.values).toEqual({ count: draftsMax + 2 });
  vi.setSystemTime(Date.now() + 1);
  expect(await openDrafts(me, newest).find()).toBeNull();
});

test('a draft outlasts a clock that is set back, but not by more than its own life', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('navigator', {});
  openDrafts(me, 'request').keep({ base: '', values: { name: 'Towels' }, lacksFiles: false });
  vi.setSystemTime(Date.now() - 60_000);
  expect((await openDrafts(me, 'request').find())?.values).toEqual({ name: 'Towels' });
  vi.setSystemTime(Date.now() - draftLifeMs);
  expect(await openDrafts(me, 'request').find()).toBeNull();
});

test('a draft that is too long is not stored, and the form says so', async () => {
  const { draft, type, close } = await open(anyForm);
  type({ description: 'x'.repeat(100_000) });
  close();
  expect(draft.state().isStored).toBe(false);
});

test.each(['{', '7', '{"at":1}', '{"at":1,"base":"","values":null}'])('an invalid entry of the storage is no draft: %s', async (stored) => {
  local.setItem(`draft:${me}:${anyForm.name}/x`, stored);
  expect((await open(anyForm)).form.getValues()).toEqual(anyForm.start);
});

test('fields of another kind are omitted', async () => {
  const values = { name: 7, keywords: [{}], description: 'Yarn', unknown: 'x', images: ['/x'] };
  local.setItem(`draft:${me}:${anyForm.name}/x`, JSON.stringify({ at: Date.now() - 1, base: '', values, lacksFiles: false }));
  const { form } = await open(anyForm, { isNew: true });
  expect(form.getValues()).toMatchObject({ name: '', keywords: [], description: 'Yarn', images: [] });
  expect('unknown' in form.getValues()).toBe(false);
});

test('numbers of a draft keep their value when the form is opened in another language', async () => {
  const begun = { ...anyForm.start, quantity: '12.5' };
  const before = await open(anyForm, { now: begun, language: 'en' });
  before.type({ price: '1,250', weight: '1.250', description: '1.250' });
  before.close();
  const after = await open(anyForm, { now: { ...begun, quantity: '12,5' }, language: 'tr' });
  expect(after.form.getValues()).toMatchObject({ quantity: '12,5', price: '1250', weight: '1,25', description: '1.250' });
  expect(after.note()).toBe('back');
});
