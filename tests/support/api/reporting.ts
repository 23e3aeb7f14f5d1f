/** Reports of content, measures against it, and stored pictures that a measure can remove. */
import { env } from 'cloudflare:test';
import { newId } from '../../../api/platform/ids.ts';
import type { CaseAct } from '../../../contract/decision/fields.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import type { NoticeKind } from '../../../contract/notice/fields.ts';
import { call, data, send, testEnv } from './api-client.ts';
import { moderator } from './api-fixtures.ts';
import { liveRequest, type Trader } from './chat/chat-fixtures.ts';
import { firstValue, runSql } from './database.ts';
import { marbleOf } from './decisions.ts';

export const report = (
  kind: NoticeKind,
  id: string,
  { token, email = `reader-${newId()}@example.test` }: { token?: string; email?: string } = {},
) =>
  data(addNotice, {
    ...(token !== undefined && { token }),
    body: {
      kind,
      id,
      reason: 'FALSE_FACTS',
      text: 'It is not theirs.',
      name: 'Ayşe Demir',
      email,
      isTrue: true,
    },
  });

/** The open case about some content. */
export async function reported(kind: NoticeKind, id: string, by: { token?: string; email?: string } = {}) {
  await report(kind, id, by);
  const { token } = await moderator();
  const caseId = await firstValue<string>('SELECT id FROM notice_case WHERE target_id=?1 AND handled_at IS NULL', id);
  const { items } = await data(getQueue, { token, query: { kind: 'notice' } });
  const item = items.find((each) => each.id === caseId);
  if (item === undefined) throw new Error(`nothing waits about ${id}`);
  return { token, id: item.id, version: item.version };
}
type Waiting = Awaited<ReturnType<typeof reported>>;

/** The decision of a moderator about a case. */
export const act = ({ token, ...item }: Waiting, how: CaseAct, pictures: string[] = [], env = testEnv) =>
  call(decide, {
    token,
    env,
    body: { kind: 'notice', ...item, approve: false, reasons: ['FACTS_FALSE'], act: how, ...(pictures.length > 0 && { pictures }) },
  });

/** Stored pictures of an account. @returns their keys */
export async function stored(who: Trader, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => `p/${newId()}.jpg`);
  for (const key of keys) {
    await env.MEDIA.put(key, new Uint8Array([1, 2, 3]), { httpMetadata: { contentType: 'image/jpeg' } });
    await runSql(
      `INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at) VALUES(?1, ?2, ?3, 'image', 'image/jpeg', 3, 'live', 'public', 1)`,
      newId(),
      key,
      who.id,
    );
  }
  return keys;
}

export const isServed = async (key: string) => (await send(new Request(`http://localhost:8787/media/${key}`))).status === 200;

/** Kinds whose pictures are public. */
export type Pictured = Extract<NoticeKind, 'company' | 'product' | 'request'>;
/** Gives content these pictures. @returns its id */
export const pictured: Record<Pictured, (owner: Trader, keys: string[]) => Promise<string>> = {
  async company(owner, [logo = '', cover = '']) {
    await runSql('UPDATE company SET logo_key=?2, cover_key=?3 WHERE id=?1', owner.company.id, logo, cover);
    return owner.company.id;
  },
  async product(owner, keys) {
    const id = await marbleOf(owner);
    await runSql('UPDATE product SET images=?2 WHERE id=?1', id, JSON.stringify(keys));
    return id;
  },
  async request(owner, keys) {
    const id = await liveRequest(owner, 2);
    await runSql('UPDATE request SET images=?2 WHERE id=?1', id, JSON.stringify(keys));
    return id;
  },
};
