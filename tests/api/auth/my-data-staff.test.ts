/** "My data" of staff: what is the person's, and nothing of the account that they work for. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { newId } from '../../../api/platform/ids.ts';
import { isGiven } from '../../../api/platform/subject/exported.ts';
import { jobsOf } from '../../../api/jobs/compose.ts';
import { subjects } from '../../../api/subjects.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { staffOf } from '../../support/api/api-fixtures.ts';
import { opened, say, talking, trader } from '../../support/api/chat/chat-fixtures.ts';
import { runSql } from '../../support/api/database.ts';

interface Part {
  count: number;
  isComplete: boolean;
  items: Record<string, unknown>[];
}
type File = { isComplete: boolean; account: Record<string, unknown>; sessions: Record<string, unknown>[] } & Record<string, Part>;
const download = async (token: string): Promise<File> => (await data(downloadMyData, { token })) as unknown as File;

const { exported } = jobsOf(subjects);

describe('my data of staff', () => {
  test('hold everything of the person', async () => {
    const [owner, partner] = [await trader(), await trader()];
    const colleague = await staffOf(owner, ['createChat', 'sendMessage']);
    const at = clock.now();
    await runSql("UPDATE users SET phone='905551112233', gender=1 WHERE id=?1", colleague.id);
    await runSql(
      "INSERT INTO favourite(user_id, kind, target_id, created_at) VALUES(?1,'company',?2,?3)",
      colleague.id,
      partner.company.id,
      at,
    );
    await runSql(
      'INSERT INTO notification(id, user_id, kind, payload, created_at) VALUES(?1,?2,\'new-message\',\'{"subject":"Told to me"}\',?3)',
      newId(),
      colleague.id,
      at,
    );
    await runSql(
      "INSERT INTO staff_email_change(id, user_id, master_user_id, asked_by, old_email, old_email_normal, new_email, hash, objection_hash, asked_at, ends_at) VALUES(?1,?2,?3,?3,'old@my.example','old@my.example','new@my.example',?1,?1,?4,?5)",
      newId(),
      colleague.id,
      owner.id,
      at,
      at + 1,
    );
    const [caseId, number] = [newId(), newId()];
    await runSql(
      "INSERT INTO notice_case(id, target_kind, target_id, opened_at) VALUES(?1,'company',?2,?3)",
      caseId,
      partner.company.id,
      at,
    );
    await runSql(
      "INSERT INTO notice(number, case_id, reason, body, name, email, language, reporter_user_id, created_at) VALUES(?1,?2,'spam','Reported by me.','Me','me@my.example','EN',?3,?4)",
      number,
      caseId,
      colleague.id,
      at,
    );
    const chatId = await opened(owner, partner, { text: 'Written by the owner' });
    await say({ ...owner, token: colleague.token }, chatId, 'Written by me');
    await say(partner, chatId, 'Written by the partner');
    await runSql(
      "INSERT INTO audit_log(id, at, actor_user_id, action, target_type, target_id, outcome, new_values) VALUES(?1,?2,?3,'product.create','product','x','done','{\"name\":\"Of the company\"}')",
      newId(),
      at,
      colleague.id,
    );

    const file = await download(colleague.token);
    expect(file.isComplete).toBe(true);
    expect(file.account).toMatchObject({ email: colleague.email, fullName: 'Test Colleague', phone: '905551112233', gender: 1 });
    expect(Object.keys(file.account)).not.toContain('creditBalance');
    expect(file.sessions).toMatchObject([{ isCurrent: true }]);
    expect(file['saved']?.items).toMatchObject([{ kind: 'company', id: partner.company.id }]);
    expect(file['notifications']?.items.map(({ values }) => values)).toContainEqual({ subject: 'Told to me' });
    expect(file['ownStaffEntry']?.items).toMatchObject([{ permissions: { createChat: true, sendMessage: true, addCredits: false } }]);
    expect(file['ownEmailChanges']?.items).toMatchObject([{ oldEmail: 'old@my.example', newEmail: 'new@my.example' }]);
    expect(file['notices']?.items).toMatchObject([{ number, body: 'Reported by me.', email: 'me@my.example' }]);
    expect(file['ownMessages']).toMatchObject({ count: 1, isComplete: true, items: [{ chatId, text: 'Written by me', isDeleted: false }] });
    expect(file['activity']?.items).toContainEqual(
      expect.objectContaining({ action: 'product.create', subject: 'product', outcome: 'done' }),
    );
    const parts = exported.filter((part) => isGiven(part, false)).map(({ name }) => name);
    expect(Object.keys(file).toSorted()).toEqual([...parts, 'account', 'isComplete', 'madeAt', 'sessions'].toSorted());
    for (const name of parts) expect([name, file[name]?.items.length, file[name]?.isComplete]).toEqual([name, file[name]?.count, true]);
    expect((await data(getNotifications, { token: colleague.token })).notifications.length).toBe(file['notifications']?.count);
  });

  test('hold nothing of the company, a colleague or a partner', async () => {
    const [owner, partner] = [await trader(), await trader()];
    const its = await belongingsOf(owner, partner);
    const [colleague, other] = [await staffOf(owner, ['createChat']), await staffOf(owner)];
    await runSql("INSERT INTO favourite(user_id, kind, target_id, created_at) VALUES(?1,'company',?2,1)", other.id, partner.company.id);
    const chatId = await opened(owner, partner, { text: 'Written by the owner' });
    await say(partner, chatId, 'Written by the partner');
    const text = JSON.stringify(await download(colleague.token));
    const foreign = [owner.id, owner.email, owner.company.id, owner.company.name, other.id, other.email, partner.id, partner.company.name];
    const ofAccount = [...Object.values(its).filter((value) => typeof value === 'string'), 'Rope', 'Written by', '1234567890', 'welcome'];
    for (const value of [...foreign, ...ofAccount]) expect(text, value).not.toContain(value);
  });

  test('are left out of the file of a main user where the account has them', async () => {
    const { from: owner, chatId } = await talking({ text: 'Good morning' });
    const file = await download(owner.token);
    expect(file['ownMessages']).toBeUndefined();
    expect(file['chats']?.items).toMatchObject([{ id: chatId, messages: [{ text: 'Good morning', isOwn: true }] }]);
    expect(file['activity']?.isComplete).toBe(true);
  });

  test('hold all own acts beyond one page, each once, and all own messages', async () => {
    const [owner, partner] = [await trader(), await trader()];
    const colleague = await staffOf(owner, ['createChat', 'sendMessage']);
    const before = (await download(colleague.token))['activity']?.count ?? 0;
    const act =
      "INSERT INTO audit_log(id, at, actor_user_id, action, target_type, target_id, outcome) VALUES(?1,7,?2,?3,'product','x','done')";
    await env.DB.batch(Array.from({ length: 1100 }, (_, index) => env.DB.prepare(act).bind(newId(), colleague.id, `product.${index}`)));
    const chatId = await opened(owner, partner, { text: 'Good morning' });
    for (const text of ['One', 'Two', 'Three']) await say({ ...owner, token: colleague.token }, chatId, text);
    const file = await download(colleague.token);
    const actions = file['activity']?.items.map(({ action }) => action) ?? [];
    expect(new Set(actions.filter((action) => /\d$/.test(String(action)))).size).toBe(1100);
    expect(actions).toHaveLength(before + 1100);
    expect(file['ownMessages']?.items.map(({ text }) => text)).toEqual(['Three', 'Two', 'One']);
  });

  test('are given to staff without any permission, twenty times a day', async () => {
    const colleague = await staffOf(await trader(), []);
    for (let count = 0; count < 20; count += 1) expect((await call(downloadMyData, { token: colleague.token })).status).toBe(200);
    expect((await call(downloadMyData, { token: colleague.token })).status).toBe(429);
  });
});
