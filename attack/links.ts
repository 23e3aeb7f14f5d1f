/** Mailed links whose requester has lost the permission for them, and the permissions of a changed address before it is final. */
import { setTimeout as wait } from 'node:timers/promises';
import { forgotPassword, resetPassword, verifyEmail } from '../contract/auth/calls.ts';
import type { CallDefinition } from '../contract/wire/call.ts';
import { acceptInvitation, addSubUser, deleteSubUser, editSubUser, inviteSubUser, keepAddress } from '../contract/staff/calls.ts';
import { getUserProfile } from '../contract/user/calls.ts';
import { must, newEmail, newKey, newMember, password, type Person, signIn } from './people.ts';
import { ask, type CallRequest, type Finding, clearRateLimits, repeatOf, type Target } from './target.ts';

type Page = 'activation' | 'reset-password' | 'invitation' | 'keep-address';
interface Colleague extends Person {
  staffId: string;
}
/** The main user, a person who requests links, and the person whom the links concern. */
interface People {
  main: Person;
  requester: Colleague;
  other: Colleague;
}

const pollsMax = 100;
const pollMs = 50;

/** The token of the newest mail to an address that links to a page. */
async function mailed(target: Target, email: string, page: Page): Promise<string> {
  for (let poll = 0; poll < pollsMax; poll += 1) {
    const [row] = await target.rows<{ text?: string }>(
      `SELECT text FROM sent_mail WHERE recipient=?1 AND text LIKE '%/${page}?token=%' ORDER BY seq DESC LIMIT 1`,
      email,
    );
    if (row !== undefined) return /\?token=(\w+)/.exec(row.text ?? '')?.[1] ?? '';
    await wait(pollMs);
  }
  throw new Error(`no mail to ${email} has a link to ${page}`);
}

async function newColleague(target: Target, { token }: Person): Promise<Colleague> {
  const email = newEmail();
  const body = { stFullname: 'Attack Colleague', stEmail: email, stPassword: password, stPhone: '90-5321112233' };
  const { id } = await must(target, addSubUser, { token, body });
  return { ...(await signIn(target, email)), staffId: String(id) };
}

async function newPeople(target: Target): Promise<People> {
  const main = await newMember(target);
  return { main, requester: await newColleague(target, main), other: await newColleague(target, main) };
}

const setFlags = (target: Target, { token }: Person, { email, staffId }: Colleague, flags: Record<string, boolean>): Promise<unknown> =>
  must(target, editSubUser, { token, body: { email, permissions: { _id: staffId, ...flags } } });
/** Suspends a person as a moderator does, directly in the database. */
const suspend = (target: Target, { userId }: Person): Promise<unknown> =>
  target.rows("UPDATE users SET suspended_at=?2, suspend_reason='FRAUD' WHERE id=?1", userId, Date.now());

const losses: Readonly<Record<string, (target: Target, people: People) => Promise<unknown>>> = {
  'was removed': (target, { main, requester }) => must(target, deleteSubUser, { token: main.token, query: { id: requester.staffId } }),
  'lost the flag': (target, { main, requester }) => setFlags(target, main, requester, { addAndEditSubUser: false }),
  'was suspended': (target, { requester }) => suspend(target, requester),
  'works for a suspended account': (target, { main }) => suspend(target, main),
};
/** Further losses for a changed address. Invitations are not affected: they never give more permissions than the inviter has. */
const lossesOfAddress: typeof losses = {
  ...losses,
  'now has fewer permissions than the colleague': (target, { main, other }) => setFlags(target, main, other, { addCredits: true }),
};

/** A link that must be refused. */
async function refused(target: Target, call: CallDefinition, who: string, asked: CallRequest): Promise<Finding[]> {
  await clearRateLimits(target);
  const { status } = await ask(target, call, { key: newKey(), ...asked });
  return status === 404
    ? []
    : [{ what: `${call.name} accepts a link whose requester ${who}: ${status}`, repeat: repeatOf(call, 'a guest', asked) }];
}

/** A link that must work: otherwise its refusal would prove nothing. */
async function accepted(target: Target, call: CallDefinition, asked: CallRequest): Promise<Finding[]> {
  await clearRateLimits(target);
  const { status } = await ask(target, call, { key: newKey(), ...asked });
  return status === 200 ? [] : [{ what: `${call.name} refuses a valid link: ${status}`, repeat: repeatOf(call, 'a guest', asked) }];
}

/** The requester changes the other person's address to an address of the requester. */
async function requestAddressChange(target: Target, { requester, other }: People): Promise<{ email: string; guid: string }> {
  const email = newEmail();
  await clearRateLimits(target);
  await must(target, editSubUser, { token: requester.token, body: { email, permissions: { _id: other.staffId } } });
  return { email, guid: await mailed(target, email, 'activation') };
}

async function addresses(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [who, lose] of Object.entries(lossesOfAddress)) {
    const people = await newPeople(target);
    const { email, guid } = await requestAddressChange(target, people);
    await lose(target, people);
    findings.push(...(await refused(target, verifyEmail, who, { query: { guid } })));
    const changed = await target.rows('SELECT 1 FROM users WHERE email_normal=?1', email);
    if (changed.length > 0)
      findings.push({ what: `an address was changed by somebody who ${who}`, repeat: repeatOf(verifyEmail, 'a guest') });
  }
  return findings;
}

async function invitations(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const input = (guid: string): CallRequest => ({ body: { guid, stFullname: 'Attack Guest', newPwd: password, language: 'EN' } });
  const invited = async ({ requester }: People): Promise<string> => {
    const stEmail = newEmail();
    await clearRateLimits(target);
    await must(target, inviteSubUser, { token: requester.token, body: { stEmail } });
    return mailed(target, stEmail, 'invitation');
  };
  for (const [who, lose] of Object.entries(losses)) {
    const people = await newPeople(target);
    const guid = await invited(people);
    await lose(target, people);
    findings.push(...(await refused(target, acceptInvitation, who, input(guid))));
  }
  return [...findings, ...(await accepted(target, acceptInvitation, input(await invited(await newPeople(target)))))];
}

/** A new address that was confirmed but is not final gets no password link, and is removed when the old address objects. */
async function beforeFinal(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [people, strangers] = [await newPeople(target), await newPeople(target)];
  const { other } = people;
  const { email, guid } = await requestAddressChange(target, people);
  findings.push(
    ...(await accepted(target, verifyEmail, { query: { guid } })),
    ...(await refused(target, verifyEmail, 'has used it', { query: { guid } })),
  );
  const attacker = await signIn(target, email);

  await clearRateLimits(target);
  await ask(target, forgotPassword, { query: { eMail: email } });
  await mailed(target, other.email, 'reset-password');
  const leaked = await target.rows("SELECT 1 FROM sent_mail WHERE recipient=?1 AND text LIKE '%/reset-password?token=%'", email);
  if (leaked.length > 0)
    findings.push({ what: 'a new address that is not final is sent a link for a password', repeat: repeatOf(forgotPassword, 'a guest') });

  await requestAddressChange(target, strangers);
  const foreign = await mailed(target, strangers.other.email, 'keep-address');
  const objection = await mailed(target, other.email, 'keep-address');
  const reset = await mailed(target, other.email, 'reset-password');
  findings.push(
    ...(await refused(target, keepAddress, 'wrote the confirmation', { body: { guid } })),
    ...(await accepted(target, keepAddress, { body: { guid: foreign } })),
    ...(await accepted(target, keepAddress, { body: { guid: objection } })),
    ...(await refused(target, keepAddress, 'has used it', { body: { guid: objection } })),
    ...(await refused(target, resetPassword, 'was mailed before the objection', { body: { guid: reset, newPwd: password } })),
  );
  const { status } = await ask(target, getUserProfile, { token: attacker.token });
  if (status !== 401)
    findings.push({
      what: `a session that was started with a withdrawn address is still valid: ${status}`,
      repeat: repeatOf(getUserProfile, 'who signed in with it'),
    });
  return findings;
}

export async function links(target: Target): Promise<Finding[]> {
  return [...(await addresses(target)), ...(await invitations(target)), ...(await beforeFinal(target))];
}
