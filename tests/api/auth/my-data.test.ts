import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { updateFcmToken } from '../../../contract/auth/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { deleteChat } from '../../../contract/chat/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { outboxStatement } from '../../../api/platform/db/outbox.ts';
import { newId } from '../../../api/platform/ids.ts';
import { jobsOf } from '../../../api/jobs/compose.ts';
import { subjects } from '../../../api/subjects.ts';
import { dataText } from '../../../api/user/my-data.ts';
import { call, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { database, member, staffOf } from '../../support/api/api-fixtures.ts';
import { liveRequest, opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { editedCompany, editedRequest, ownCompany, published } from '../../support/api/published.ts';
import { logoFile, pictureFile } from '../../support/data/sample-files.ts';
import { firstRow, firstValue } from '../../support/api/database.ts';

interface Part {
  count: number;
  isComplete: boolean;
  items: Record<string, unknown>[];
}
type File = { isComplete: boolean; account: Record<string, unknown>; sessions: Record<string, unknown>[] } & Record<string, Part>;
const partsOf = (file: File) =>
  Object.entries(file).filter((entry): entry is [string, Part] => Object.hasOwn(Object(entry[1]) as object, 'items'));
const download = async (token: string): Promise<File> => (await data(downloadMyData, { token })) as unknown as File;

describe('my data', () => {
  test('contain everything of the account, in a file with an envelope', async () => {
    const [user, partner] = [await trader(), await trader()];
    await belongingsOf(user, partner);
    await liveRequest(user, 1, { name: 'Apricots wanted' });
    const colleague = await staffOf(user, ['createChat']);
    const chatId = await opened(user, partner, { text: 'Good morning' });
    await say(partner, chatId, 'Good evening');
    const hidden = await opened(user, partner, { chatNameForAll: 'Figs', text: 'Figs?' });
    await call(deleteChat, { token: user.token, query: { chatId: hidden } });
    const file = await download(user.token);
    expect(file).toMatchObject({
      isComplete: true,
      account: { email: user.email, fullName: user.fullName, language: 'EN', plan: 'premium' },
    });
    for (const [name, part] of partsOf(file)) expect([name, part.items.length, part.isComplete]).toEqual([name, part.count, true]);
    expect(file['companies']?.items.map(({ isOwnAddress }) => isOwnAddress)).toEqual([true, false, false]);
    expect(file['companies']?.items[1]).toMatchObject({
      name: user.company.name,
      taxpayerNumber: '1234567890',
      keywords: ['harbour', 'freight'],
      country: 'Türkiye',
    });
    expect(file['products']?.items).toMatchObject([{ name: 'Rope', images: [] }]);
    expect(file['requests']?.items.map(({ name }) => name)).toEqual(['Rope wanted', 'Apricots wanted']);
    expect(file['staff']?.items.map(({ email }) => email)).toContain(colleague.email);
    expect(file['staff']?.items.at(-1)).toMatchObject({ fullName: 'Test Colleague', permissions: { createChat: true, addCredits: false } });
    expect(file['credits']?.items.map(({ reason }) => reason)).toContain('welcome');
    expect(file['credits']?.items.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(file.account['creditBalance']);
    expect(file['payments']?.items).toMatchObject([{ price: '12.00', currency: 'USD', state: 'pending' }]);
    const chat = file['chats']?.items.find(({ id }) => id === chatId);
    expect(chat).toMatchObject({ otherCompany: partner.company.name, ownCompany: user.company.name, isHidden: false, isComplete: true });
    expect(chat?.['messages']).toMatchObject([
      { isOwn: false, text: 'Good evening' },
      { isOwn: true, text: 'Good morning' },
    ]);
    expect(file['chats']?.items.find(({ id }) => id === hidden)).toMatchObject({ isHidden: true });
    expect(file.sessions).toMatchObject([{ client: 'web', isCurrent: true }]);
  });

  test('contain a pending edit beside the public version, in the same format', async () => {
    const its = await published('Public Rope Works');
    const text = async () => {
      const file = await download(its.token);
      return [file['companies'], file['companyEdits'], file['requests'], file['requestEdits']].map((part) =>
        part?.items.map(({ name, approveStatus }) => [name, approveStatus]),
      );
    };
    const [own] = (await text())[0] ?? [];
    expect(await text()).toEqual([[own, ['Public Rope Works', 4]], [], [['Hemp rope wanted', 4]], []]);
    await editedCompany(its, { Name: 'Awaited Rope Works' }, { Logo: logoFile() });
    const { request } = await editedRequest(
      its,
      { 'Request.Id': its.requestId, 'Request.Name': 'Sisal wanted', 'Request.Facts': '{"hsCode":"5305"}' },
      { ImageList: pictureFile() },
    );
    expect(await text()).toEqual([
      [own, ['Public Rope Works', 4]],
      [['Awaited Rope Works', 3]],
      [['Hemp rope wanted', 4]],
      [['Sisal wanted', 3]],
    ]);
    const file = await download(its.token);
    const columns = (name: string) => Object.keys(file[name]?.items.at(-1) ?? {});
    expect([columns('companyEdits'), columns('requestEdits')]).toEqual([columns('companies'), columns('requests')]);
    expect(file['companyEdits']?.items[0]).toMatchObject({
      id: its.company.id,
      logoUrl: (await ownCompany(its)).logoURL,
      keywords: ['harbour', 'freight'],
      country: 'Türkiye',
    });
    expect(file['requestEdits']?.items[0]).toMatchObject({
      id: its.requestId,
      images: request?.imageUrls,
      country: 'tr',
      facts: { hsCode: '5305' },
    });
  });

  test('contain no secret and no other person', async () => {
    const [user, stranger] = [await trader(), await trader()];
    await opened(stranger, user, { text: 'Hello there' });
    const unopened = await opened(stranger, user, { chatNameForAll: 'Not yet written', text: '' });
    await data(updateFcmToken, { token: user.token, query: { fcmToken: 'device:secret-push' } });
    await database().batch([
      outboxStatement(
        database(),
        `x:${user.id}`,
        {
          topic: 'mail',
          payload: { to: user.email, language: 'EN', template: 'reset', values: { href: '/reset-password?token=secret-link' } },
        },
        clock.now() + 1e12,
      ),
    ]);
    const response = await send(
      new Request(`http://localhost:8787${pathOf(downloadMyData)}`, { headers: { authorization: `Bearer ${user.token}` } }),
    );
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="kervan-my-data.json"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const family = await firstRow<Record<string, string>>('SELECT salt, id FROM session_family WHERE user_id=?1', user.id);
    for (const secret of [
      'scrypt',
      'secret-push',
      'secret-link',
      family?.['salt'] ?? '?',
      family?.['id'] ?? '?',
      stranger.email,
      stranger.id,
      unopened,
    ])
      expect(text).not.toContain(secret);
    expect(text).toContain('Hello there');
  });

  test('contain all rows beyond one page, each once', async () => {
    const user = await member();
    const rows = (count: number) =>
      env.DB.batch(
        Array.from({ length: count }, (_, index) =>
          env.DB.prepare("INSERT INTO notification(id, user_id, kind, payload, created_at) VALUES(?1,?2,'new-message',?3,1)").bind(
            newId(),
            user.id,
            JSON.stringify({ subject: `Subject ${index}` }),
          ),
        ),
      );
    await rows(450);
    const file = await download(user.token);
    const subjects = file['notifications']?.items
      .map(({ values }) => (values as { subject?: string }).subject)
      .filter((subject) => subject !== undefined);
    expect(subjects).toHaveLength(450);
    expect(new Set(subjects).size).toBe(450);
    expect(file['notifications']).toMatchObject({ isComplete: true });
  });

  test('report omitted rows with their number', async () => {
    const [user, partner] = [await trader(), await trader()];
    await opened(user, partner, { text: 'Good morning' });
    const session = await firstValue<string>('SELECT id FROM session_family WHERE user_id=?1', user.id);
    const { exported } = jobsOf(subjects);
    const read = async (countMax: number): Promise<File> => {
      let text = '';
      const deps = { db: database(), env: testEnv, clock };
      const caller = { userId: user.id, masterUserId: user.id, isMainUser: true, sessionId: session ?? '' };
      for await (const part of dataText(caller, deps, exported, countMax)) text += part;
      return (JSON.parse(text) as { data: File }).data;
    };
    const none = await read(0);
    expect(none.isComplete).toBe(false);
    expect(none['companies']).toEqual({ count: 2, items: [], isComplete: false });
    expect(none['chats']).toEqual({ count: 1, items: [], isComplete: false });
    const all = await read(1000);
    expect([all.isComplete, all['chats']?.items.length]).toEqual([true, 1]);
    // Two round trips for each part, three more for each part with an archive, then those for the list of chats and their page, so that
    // none is left for the chat room.
    const alsoArchived = exported.filter((section) => 'moved' in section).length;
    const parts = partsOf(all).length - 1;
    const almost = await read(2 * parts + 3 * alsoArchived + 2);
    expect([almost.isComplete, almost['companies']?.isComplete, almost['chats']?.isComplete]).toEqual([false, true, false]);
    expect(almost['chats']?.items).toMatchObject([{ messageCount: 1, messages: [], isComplete: false }]);
  });

  test('are given twenty times a day', async () => {
    const user = await member();
    for (let count = 0; count < 20; count += 1) expect((await call(downloadMyData, { token: user.token })).status).toBe(200);
    expect((await call(downloadMyData, { token: user.token })).status).toBe(429);
  });
});
