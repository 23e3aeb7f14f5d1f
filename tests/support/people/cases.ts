/** Reports of public content and what moderators decide, by calls for one test. */
import type { APIRequestContext } from '@playwright/test';
import type { CaseAct } from '../../../contract/decision/fields.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import type { RejectReasonCode } from '../../../contract/moderation/rejection.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import type { NoticeKind } from '../../../contract/notice/fields.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { ask, login } from './businesses.ts';
import { demoAccount, newIp } from './members.ts';

/** Reports something public, as a guest or with the token of an account. @returns the number of the report */
export async function reportContent(
  request: APIRequestContext,
  kind: NoticeKind,
  id: string,
  { reason = 'FALSE_FACTS', text = 'Never issued.', token }: { reason?: 'FALSE_FACTS' | 'SPAM'; text?: string; token?: string } = {},
): Promise<string> {
  const email = `reader-${crypto.randomUUID()}@example.test`;
  const data = { kind, id, reason, text, name: 'Mira', email, isTrue: true };
  const by = token === undefined ? { ip: newIp() } : { token };
  return (await ask<{ number: string }>(request, pathOf(addNotice), { ...by, data })).number;
}

/** Decides on the item of a queue. @param name title or subtitle of the item */
export async function decideItem(
  request: APIRequestContext,
  token: string,
  kind: ModerationKind,
  name: string,
  decision: object,
): Promise<void> {
  const { items } = await ask<{ items: { id: string; version: number; title: string; subtitle: string }[] }>(
    request,
    `${pathOf(getQueue)}?kind=${kind}`,
    { method: 'GET', token },
  );
  const item = items.find(({ title, subtitle }) => title === name || subtitle === name);
  await ask(request, pathOf(decide), { token, data: { kind, id: item?.id, version: item?.version, ...decision } });
}

/** The demo's moderator decides on a case. @param name of what was reported, or of the company whose certificate was reported */
export async function actOnReport(
  request: APIRequestContext,
  name: string,
  { act = 'TAKEN_DOWN', reason = 'FACTS_FALSE' }: { act?: CaseAct; reason?: RejectReasonCode } = {},
): Promise<void> {
  const token = await login(request, demoAccount('moderator'));
  await decideItem(request, token, 'notice', name, { approve: false, reasons: [reason], act });
}
