/** People with a console role who act on items of their own account, as its main user and as its staff. */
import { randomBytes } from 'node:crypto';
import { calls } from '../contract/index.ts';
import { getQueue, moderationKinds } from '../contract/moderation/calls.ts';
import { consoleCalls, ownItems, type OwnThings, waitingOf } from '../tests/support/data/own-things.ts';
import { type Business, newBusiness, newMember, type Person, staffWithoutFlags, withRole } from './people.ts';
import { ask, type Finding, clearRateLimits, leakOf, repeatOf, type Target } from './target.ts';

const newId = (): string => randomBytes(12).toString('hex');

/** Creates an item of each kind that waits for a decision, and two reports of its chat. */
async function waitingThings(target: Target, { belongings, email, userId }: Business, staffUserId: string): Promise<OwnThings> {
  const things = {
    ...belongings,
    email,
    userId,
    staffUserId,
    reportId: newId(),
    reportedId: newId(),
    contactId: newId(),
    noticeId: newId(),
    noticedId: newId(),
    appealId: newId(),
    appealedId: newId(),
    reportAppealId: newId(),
    noticeAppealId: newId(),
    proposalId: newId(),
  };
  for (const [sql, ...values] of waitingOf(things, Date.now())) await target.rows(sql, ...values);
  return things;
}

/** The state that its owners must not change in the console. */
const stateOf = (target: Target, belongings: OwnThings): Promise<unknown> =>
  target.rows(
    `SELECT c.approve_status, c.suspended_at, r.approve_status AS request, u.phone_verified_at, u.suspended_at AS user_suspended, a.balance, o.refunded_at, m.role,
       (SELECT COUNT(*) FROM chat_report WHERE id IN (?5, ?6) AND handled_at IS NOT NULL) AS closed,
       (SELECT status FROM company_certificate WHERE id=?7) AS certificate, (SELECT COUNT(*) FROM moderation_claim WHERE user_id=?4) AS claims
     FROM company c, request r, users u, credit_account a, payment_order o, moderator m
     WHERE c.id=?1 AND r.id=?2 AND o.id=?3 AND u.id=?4 AND a.owner_user_id=?4 AND m.user_id=?4`,
    belongings.companyId,
    belongings.requestId,
    belongings.orderId,
    belongings.userId,
    belongings.reportId,
    belongings.reportedId,
    belongings.certificateId,
  );

export async function ownThings(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const owner = await newBusiness(target);
  const staff = await withRole(target, await staffWithoutFlags(target, owner), 'administrator');
  const belongings = await waitingThings(target, owner, staff.userId);
  await withRole(target, owner, 'administrator');
  const colleague = await withRole(target, await newMember(target), 'administrator');
  const people: readonly [string, Person][] = [
    ['the main user', owner],
    ['staff of the account', staff],
  ];

  const before = JSON.stringify(await stateOf(target, belongings));
  for (const { call } of calls) {
    const about = consoleCalls[call.name];
    if (about === undefined || !('inputs' in about)) continue;
    await clearRateLimits(target);
    let isProven = call.write === true;
    for (const input of about.inputs(belongings)) {
      for (const [who, { token }] of people) {
        const answer = await ask(target, call, { ...input, token });
        const repeat = repeatOf(call, who, input);
        if (answer.status !== 403 || answer.envelope.code !== 'OWN_ACCOUNT')
          findings.push({ what: `${call.name} answers ${who} ${answer.status} instead of OWN_ACCOUNT for an item of their own`, repeat });
        const leak = leakOf(answer);
        if (leak !== null) findings.push({ what: `${call.name} exposes internals: ${leak}`, repeat });
      }
      // Proves that the input is valid: a moderator of another account succeeds.
      if (call.write !== true) isProven = (await ask(target, call, { ...input, token: colleague.token })).status === 200 || isProven;
    }
    if (!isProven)
      findings.push({ what: `${call.name} refuses a colleague too, so the round proves nothing`, repeat: repeatOf(call, 'a colleague') });
  }
  for (const kind of moderationKinds) {
    const query = { kind };
    for (const [who, { token }] of people) {
      const { text } = await ask(target, getQueue, { query, token });
      const leaked = [...ownItems[kind](belongings), 'a note of who reports'].find((secret) => text.includes(secret));
      if (leaked !== undefined)
        findings.push({
          what: `the queue of kind ${kind} shows ${who} an item of their own: ${leaked}`,
          repeat: repeatOf(getQueue, who, { query }),
        });
    }
  }
  const after = JSON.stringify(await stateOf(target, belongings));
  if (after !== before || before === '[]')
    findings.push({ what: `people changed an item of their own account: ${before} became ${after}`, repeat: 'all of this round' });
  return findings;
}
