/** Items for decisions that restrict somebody, and the links of those decisions. */
import { env } from 'cloudflare:test';
import { addAndEditCertificate } from '../../../contract/company/calls.ts';
import { getChat, reportChat, sendMessage } from '../../../contract/chat/calls.ts';
import { dayMs, minuteMs } from '../../../contract/limits.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { decide, getItem, getQueue, needsNote, reasonsFor } from '../../../contract/moderation/calls.ts';
import type { ConsoleRole } from '../../../contract/moderation/roles.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import type { NoticeKind } from '../../../contract/notice/fields.ts';
import { file } from '../data/sample-files.ts';
import { decisionPath } from '../../../api/decision/link.ts';
import { newId } from '../../../api/platform/ids.ts';
import { addAppeal } from '../../../contract/decision/calls.ts';
import { clock, data, testEnv } from './api-client.ts';
import { consolePerson, consoleSession, lookups, moderator } from './api-fixtures.ts';
import type { Trader } from './chat/chat-fixtures.ts';
import { firstValue, runSql } from './database.ts';

/** The token in a path or text with the link of a decision. */
export function tokenOf(text: string | undefined): string {
  const token = /\/decision\?token=([\w-]+)/.exec(text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link of a decision in ${text}`);
  return token;
}

/** A guest reports it. @returns the id of the case */
export async function reportedCase(kind: NoticeKind, id: string): Promise<string> {
  const report = { reason: 'SPAM', text: 'Thrice', name: 'Mira', email: `${newId()}@example.test`, isTrue: true } as const;
  await data(addNotice, { body: { kind, id, ...report } });
  return (await firstValue<string>('SELECT id FROM notice_case WHERE target_id=?1 AND handled_at IS NULL', id)) ?? '';
}

/**
 * Somebody reports it, and a moderator takes it down.
 * @returns the id of the decision; empty for an article, about which nobody gets a decision
 */
export async function takenDown(kind: Exclude<NoticeKind, 'certificate'>, id: string): Promise<string> {
  const caseId = await reportedCase(kind, id);
  const { token } = await moderator();
  const { item } = await data(getItem, { token, query: { kind: 'notice', id: caseId } });
  await data(decide, { token, body: { kind: 'notice', id: caseId, version: item.version, approve: false, reasons: ['DUPLICATE'] } });
  return (await firstValue<string>('SELECT id FROM decision WHERE target_id=?1 ORDER BY seq DESC', id)) ?? '';
}

/** A person of the console, signed in anew when the session has become old. @returns a function with the token */
export function signedIn(role: ConsoleRole): () => Promise<string> {
  let person: Awaited<ReturnType<typeof consolePerson>> | undefined;
  let session = { token: '', at: -Infinity };
  return async () => {
    person ??= await consolePerson(role);
    if (clock.now() - session.at > 5 * minuteMs) session = { token: await consoleSession(person), at: clock.now() };
    return session.token;
  };
}

/** Decides on the waiting item in its present version, with the reasons that such a decision needs. */
export async function decideWaiting(token: string, kind: ModerationKind, id: string, approve: boolean, how: object = {}): Promise<void> {
  const { items } = await data(getQueue, { token, query: { kind } });
  const version = items.find((item) => item.id === id)?.version ?? -1;
  const note = needsNote(kind, approve) ? { note: 'Seen.' } : {};
  const reasons = approve
    ? []
    : reasonsFor(kind)
        .filter((reason) => reason === 'DUPLICATE' || kind === 'certificate')
        .slice(0, 1);
  await data(decide, { token, body: { kind, id, version, approve, ...note, ...(reasons.length > 0 && { reasons }), ...how } });
}

/** Contests a decision by its link. @returns the link's token, and the id of the appeal */
export async function contested(decisionId: string): Promise<{ guid: string; appealId: string }> {
  const guid = tokenOf(await decisionPath(testEnv, decisionId));
  await data(addAppeal, { body: { guid, text: 'It is mistaken.' } });
  return { guid, appealId: (await firstValue<string>('SELECT id FROM appeal WHERE decision_id=?1', decisionId)) ?? '' };
}

/** A public picture of a thing. */
export const addPicture = (owner: Trader, itemId: string, key: string): Promise<unknown> =>
  runSql(
    `INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at, item_id)
     VALUES(?1, ?2, ?3, 'image', 'image/jpeg', 9, 'live', 'public', 1, ?4)`,
    newId(),
    key,
    owner.id,
    itemId,
  );

/** @returns the id of a certificate that waits for its check */
export async function waitingCertificate({ token, company }: Trader): Promise<string> {
  const ValidUntil = new Date(clock.now() + 90 * dayMs).toISOString().slice(0, 10);
  const { certificate } = await data(addAndEditCertificate, {
    token,
    body: { CompanyId: company.id, ValidUntil, Kind: 'iso9001', Number: 'QM-4711', Issuer: 'Quay Register' },
    files: { Document: file('iso-9001.pdf', '%PDF-1.7\n', 'application/pdf') },
  });
  return certificate.id;
}

/** @returns the id of a public certificate */
export async function verifiedCertificate(owner: Trader): Promise<string> {
  const id = await waitingCertificate(owner);
  await runSql('UPDATE company_certificate SET status=2, decided_at=1 WHERE id=?1', id);
  return id;
}

/** @returns the id of a public article in English and Turkish */
export async function liveArticle(): Promise<string> {
  const id = newId();
  const insert = `INSERT INTO news(id, entry_key, path, language, title, description, content, published_at) VALUES(?1, ?2, ?3, ?4, ?5, 'Short', 'Long', 1)`;
  await env.DB.batch([
    env.DB.prepare(insert).bind(id, null, `article-${id}`, 'EN', 'Freight rates'),
    env.DB.prepare(insert).bind(newId(), id, `makale-${id}`, 'TR', 'Navlun fiyatları'),
  ]);
  return id;
}

/** Reports a file that one side has sent. @returns the id of the report */
export async function withEvidence(chatId: string, { by, about }: { by: Trader; about: Trader }): Promise<string> {
  await data(sendMessage, {
    token: about.token,
    body: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': about.company.id },
    files: { 'Data.File': file('invoice.csv', 'iban,amount') },
  });
  const { chat } = await data(getChat, { token: by.token, body: { chatId } });
  const messageIds = chat.messages.filter((message) => message.file !== null).map(({ _id: id }) => id);
  await data(reportChat, { token: by.token, body: { chatId, reason: 'FRAUD', messageIds } });
  return (await firstValue<string>('SELECT id FROM chat_report WHERE chat_id=?1', chatId)) ?? '';
}

/** @returns the id of a public product */
export async function marbleOf({ company }: Trader): Promise<string> {
  const { categoryId, subCategoryId } = await lookups();
  const id = newId();
  await runSql(
    "INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, created_at) VALUES(?1, ?2, 'Marble', 'White', ?3, ?4, 1)",
    id,
    company.id,
    categoryId,
    subCategoryId,
  );
  return id;
}
