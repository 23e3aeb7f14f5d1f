/** Pages with rules: decisions name a version, so each version that was public stays readable. */
import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { readPageVersion } from '../../../api/content/version-store.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { staticPage } from '../../../contract/content/calls.ts';
import { pagesUpdatedAt } from '../../../contract/content/page-paths.ts';
import { hourMs, minuteMs } from '../../../contract/limits.ts';
import { getContent, getContents, publishContent, saveContent } from '../../../contract/publishing/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, type TestUser } from '../../support/api/api-fixtures.ts';

let editor: TestUser & { token: string };
let id = '';

beforeEach(async () => {
  clock.restart();
  editor = await consolePerson('editor');
  const { entries } = await data(getContents, { token: editor.token, query: { kind: 'page' } });
  id = entries.find(({ key }) => key === 'content-rules')?.id ?? '';
});

const db = () => env.DB.withSession('first-primary');
const page = (version?: number, path = 'content-rules', lang = 'EN') =>
  call(staticPage, { query: { path, lang, ...(version !== undefined && { version: String(version) }) } });
const shownPage = async (version?: number, lang = 'EN') => {
  const { content, rules } = await data(staticPage, {
    query: { path: 'content-rules', lang, ...(version !== undefined && { version: String(version) }) },
  });
  return { content, rules };
};

/** Saves a version whose English text ends with these words. */
async function save(words: string): Promise<number> {
  const { entry, values } = await data(getContent, { token: editor.token, query: { id } });
  const english = values.texts.EN ?? {};
  const content = `${(english['content'] ?? '').split('\n\nWords: ')[0]}\n\nWords: ${words}`;
  const EN = JSON.stringify({ ...english, content });
  return (await data(saveContent, { token: editor.token, body: { id, kind: 'page', version: entry.version, EN } as never })).version;
}
const publish = (version: number, at?: number) =>
  call(publishContent, { token: editor.token, body: { id, version, ...(at !== undefined && { at: new Date(at).toISOString() }) } });

test('every version that was public stays readable with its day; drafts and later versions are not found', async () => {
  const first = await shownPage();
  const since = new Date(pagesUpdatedAt).toISOString();
  expect(first.rules).toEqual({ shown: { version: 1, since }, present: 1, earlier: [] });
  expect(await readPageVersion(db(), 'content-rules')).toBe(1);

  const draft = await save('a draft that is replaced');
  const second = await save('second');
  expect((await page(second)).status).toBe(404);
  clock.advance(5 * minuteMs);
  const secondAt = new Date(clock.now()).toISOString();
  await publish(second);
  expect(await readPageVersion(db(), 'content-rules')).toBe(second);
  clock.advance(5 * minuteMs);
  const third = await save('third');
  await publish(third);
  const thirdAt = new Date(clock.now()).toISOString();

  const earlier = [
    { version: second, since: secondAt },
    { version: 1, since },
  ];
  const now = await shownPage();
  expect(now.content).toMatch(/Words: third$/);
  expect(now.rules).toEqual({ shown: { version: third, since: thirdAt }, present: third, earlier });
  expect(await shownPage(third)).toEqual(now);
  const before = await shownPage(second);
  expect(before.content).toMatch(/Words: second$/);
  expect(before.rules).toEqual({ shown: { version: second, since: secondAt }, present: third, earlier });
  expect(await shownPage(1)).toMatchObject({ content: first.content, rules: { shown: { version: 1, since } } });
  expect((await shownPage(1, 'AR')).content).toContain('{#incomplete}');
  for (const unknown of [draft, third + 1]) expect([unknown, (await page(unknown)).status]).toEqual([unknown, 404]);
  expect((await page(0)).status).toBe(400);
});

test('other pages have no versions', async () => {
  expect((await page(undefined, 'about-us')).envelope.data).not.toHaveProperty('rules');
  expect((await page(1, 'about-us')).status).toBe(404);
});

test('a page with rules is not published without the sections that decisions link to, at once or at a time', async () => {
  const { entry, values } = await data(getContent, { token: editor.token, query: { id } });
  const present = await readPageVersion(db(), 'content-rules');
  const content = (values.texts.TR?.['content'] ?? '').replace(' {#duplicate}', '');
  const TR = JSON.stringify({ ...values.texts.TR, content });
  const { version } = await data(saveContent, {
    token: editor.token,
    body: { id, kind: 'page', version: entry.version, TR } as never,
  });
  for (const at of [undefined, clock.now() + hourMs])
    expect((await publish(version, at)).envelope).toMatchObject({ code: 'BAD_INPUT', errors: { 'TR.content': 'SECTION_MISSING' } });
  clock.advance(2 * hourMs);
  await runScheduled(testEnv, clock);
  expect(await readPageVersion(db(), 'content-rules')).toBe(present);
});
