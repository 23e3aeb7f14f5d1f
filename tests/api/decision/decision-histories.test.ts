/**
 * In any sequence of reports, decisions, corrections, appeals, suspensions and boosts, a company and the file of its logo are public and it may
 * be boosted exactly when the model says so, and a mistaken decision costs neither time of its boost nor credits. The model notes hidden time
 * as it passes, and knows no formula for it. Nothing brings a deleted company back.
 * `HISTORIES=1000 npm test -- decision-histories` runs more of them, `HISTORIES_SEED=41` others.
 * @module-tag sweep
 */
import { env } from 'cloudflare:test';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFileState } from '../../../api/platform/hidden-file-store.ts';
import { boostCompany, deleteCompany, getCompanyByPath, sendToApproveOfCompany } from '../../../contract/company/calls.ts';
import { addAppeal, liftDecision } from '../../../contract/decision/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { boosts } from '../../../contract/company/boost.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import type { CaseAct } from '../../../contract/decision/fields.ts';
import { setCompanySuspension, setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { database, signIn } from '../../support/api/api-fixtures.ts';
import { type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';
import { addPicture, contested, decideWaiting, reportedCase, signedIn } from '../../support/api/decisions.ts';

/** The number that fits into the time of the sweep. */
const runs = Number(env.HISTORIES || 8);

interface MadeDecision {
  id: string;
  act: CaseAct | 'REJECTED' | 'SUSPENDED' | 'PERSON_SUSPENDED';
  at: number;
  /** Its owner has not changed the company since. */
  isUnedited: boolean;
  /** Time of a boost that it has cost, once its effect is over. */
  lostMs: number;
  /** Appealed or lifted. */
  isContested: boolean;
  /** With success. */
  isUndone: boolean;
}
/** The model of one company. */
interface World {
  who: Trader;
  state: 'approved' | 'returned' | 'waiting';
  suspendedAt: number | null;
  /** With the account. */
  personSuspendedAt: number | null;
  isDeleted: boolean;
  reducedAt: number | null;
  hasLogo: boolean;
  boostEnd: number;
  /** Boosted time that passed while the company was hidden, each part with all decisions that hid it; none that a decision has claimed. */
  hidden: { ms: number; by: readonly MadeDecision[] }[];
  credits: number;
  decisions: MadeDecision[];
}

const isSuspended = ({ suspendedAt, personSuspendedAt }: World): boolean => suspendedAt !== null || personSuspendedAt !== null;
const isPublic = (world: World): boolean => world.state === 'approved' && !isSuspended(world) && !world.isDeleted;
const newestDecision = ({ who }: World): Promise<string | null> =>
  firstValue<string>('SELECT id FROM decision WHERE recipient_user_id=?1 ORDER BY seq DESC LIMIT 1', who.id);
/** Its owner has changed the company: what earlier decisions took from the content takes the usual review. */
function edited(world: World): void {
  for (const decision of world.decisions) decision.isUnedited = false;
}
function made(world: World, act: MadeDecision['act'], id: string | null): void {
  world.decisions.push({ id: id ?? '', act, at: clock.now(), isUnedited: true, lostMs: 0, isContested: false, isUndone: false });
}

/** Appeals are decided by somebody else than who decided. */
const [moderator, reviewer, administrator] = [signedIn('moderator'), signedIn('moderator'), signedIn('administrator')];
const decided = async (kind: ModerationKind, id: string, approve: boolean, how: object = {}): Promise<void> =>
  decideWaiting(await (kind === 'appeal' ? reviewer() : moderator()), kind, id, approve, how);

const newestTakedown = ({ decisions }: World): MadeDecision | undefined => decisions.findLast(({ act }) => act === 'TAKEN_DOWN');
const suspensionOf = ({ decisions }: World, act: MadeDecision['act'], since: number | null): MadeDecision | undefined =>
  decisions.find((one) => one.act === act && one.at === since);
/** Time goes on. What passes of a boost meanwhile is noted with the decisions that hide the company. */
function pass(world: World, ms: number): void {
  const boostedMs = Math.max(0, Math.min(world.boostEnd, clock.now() + ms) - clock.now());
  const by = [
    world.state === 'approved' ? undefined : newestTakedown(world),
    suspensionOf(world, 'SUSPENDED', world.suspendedAt),
    suspensionOf(world, 'PERSON_SUSPENDED', world.personSuspendedAt),
  ].filter((decision) => decision !== undefined);
  world.hidden.push({ ms: boostedMs, by });
  clock.advance(ms);
}
/** Boosted time that a decision has hidden and no other has claimed before. */
function claimed(world: World, decision: MadeDecision): number {
  const its = world.hidden.filter(({ by }) => by.includes(decision));
  world.hidden = world.hidden.filter((part) => !its.includes(part));
  return its.reduce((sum, { ms }) => sum + ms, 0);
}
/** Days beyond the week, which an earlier decision had taken, at the price of a month. */
const creditsOf = (ms: number): number => {
  const days = Math.ceil(Math.max(0, ms) / dayMs);
  return Math.ceil((week.credits * Math.min(7, days)) / 7 + (Math.max(0, days - 7) * boosts[3].credits) / 30);
};
/** In credits where it cannot be boosted. What is deleted costs nothing any more. */
function giveBoost(world: World, lostMs: number): void {
  if (world.isDeleted) return;
  if (lostMs > 0 && world.state === 'approved' && world.reducedAt === null) world.boostEnd = Math.max(world.boostEnd, clock.now()) + lostMs;
  else world.credits += creditsOf(lostMs);
}
/** An administrator ends a suspension; its appeal may still succeed. */
function ended(world: World, act: MadeDecision['act'], at: number | null): void {
  const decision = suspensionOf(world, act, at);
  if (decision !== undefined && world.state === 'approved') decision.lostMs = claimed(world, decision);
}
/** The removal of the company has ended, by an approval or by the correction of a rejection after it. */
function publicAgain(world: World): void {
  world.state = 'approved';
  const takedown = newestTakedown(world);
  if (takedown === undefined) return;
  const lostMs = claimed(world, takedown);
  if (takedown.isUndone) giveBoost(world, lostMs);
  else takedown.lostMs = lostMs;
}

const week = boosts[2];
const logoOf = ({ who }: Pick<World, 'who'>): string => `p/logo-${who.company.id}.jpg`;

/** The company is reported, and the moderators act on that. */
async function acted(world: World, act: CaseAct, how: object = {}): Promise<void> {
  await decided('notice', await reportedCase('company', world.who.company.id), false, { act, ...how });
  made(world, act, await newestDecision(world));
}

/** Each does nothing where the product does not offer it. */
const actions = {
  async takeDown(world: World) {
    if (!isPublic(world)) return;
    await acted(world, 'TAKEN_DOWN');
    world.state = 'returned';
  },
  async warn(world: World) {
    if (!isPublic(world)) return;
    await acted(world, 'WARNED');
  },
  async removeLogo(world: World) {
    if (!isPublic(world) || !world.hasLogo) return;
    await acted(world, 'PICTURES_REMOVED', { pictures: [logoOf(world)] });
    world.hasLogo = false;
  },
  async reduce(world: World) {
    if (!isPublic(world) || world.reducedAt !== null) return;
    await acted(world, 'REDUCED');
    world.reducedAt = clock.now();
    world.credits += creditsOf(world.boostEnd - clock.now());
    world.boostEnd = Math.min(world.boostEnd, clock.now());
  },
  async correct(world: World) {
    // A company without a logo is incomplete.
    if (world.state !== 'returned' || isSuspended(world) || world.isDeleted || !world.hasLogo) return;
    const token = await signIn(world.who);
    await data(sendToApproveOfCompany, { token, query: { companyId: world.who.company.id } });
    edited(world);
    world.state = 'waiting';
  },
  async approve(world: World) {
    if (world.state !== 'waiting' || world.isDeleted) return;
    await decided('company', world.who.company.id, true);
    publicAgain(world);
  },
  async reject(world: World) {
    if (world.state !== 'waiting' || world.isDeleted) return;
    await decided('company', world.who.company.id, false);
    world.state = 'returned';
    made(world, 'REJECTED', await newestDecision(world));
  },
  async suspend(world: World) {
    if (world.suspendedAt !== null || world.isDeleted) return;
    const token = await administrator();
    await data(setCompanySuspension, { token, body: { id: world.who.company.id, isSuspended: true, reason: 'SPAM', note: 'Tried.' } });
    world.suspendedAt = clock.now();
    made(world, 'SUSPENDED', await newestDecision(world));
  },
  async free(world: World) {
    if (world.suspendedAt === null || world.isDeleted) return;
    const token = await administrator();
    await data(setCompanySuspension, { token, body: { id: world.who.company.id, isSuspended: false, note: 'Tried.' } });
    ended(world, 'SUSPENDED', world.suspendedAt);
    world.suspendedAt = null;
  },
  async suspendPerson(world: World) {
    if (world.personSuspendedAt !== null || world.isDeleted) return;
    const token = await administrator();
    await data(setPersonSuspension, { token, body: { id: world.who.id, isSuspended: true, reason: 'SPAM', note: 'Tried.' } });
    world.personSuspendedAt = clock.now();
    made(world, 'PERSON_SUSPENDED', await newestDecision(world));
  },
  async freePerson(world: World) {
    if (world.personSuspendedAt === null) return;
    const token = await administrator();
    await data(setPersonSuspension, { token, body: { id: world.who.id, isSuspended: false, note: 'Tried.' } });
    ended(world, 'PERSON_SUSPENDED', world.personSuspendedAt);
    world.personSuspendedAt = null;
  },
  async boost(world: World) {
    if (!isPublic(world) || world.boostEnd > clock.now()) return;
    const body = { companyId: world.who.company.id, boostType: 2 } as const;
    const { status, envelope } = await call(boostCompany, { token: await signIn(world.who), body });
    expect(status === 200 ? null : envelope.code).toBe(world.reducedAt === null ? null : 'COMPANY_REDUCED');
    if (world.reducedAt !== null) return;
    world.boostEnd = clock.now() + week.lengthMs;
    world.credits -= week.credits;
  },
  async remove(world: World) {
    if (isSuspended(world) || world.isDeleted) return;
    await data(deleteCompany, { token: await signIn(world.who), query: { id: world.who.company.id } });
    world.isDeleted = true;
  },
  // The oldest first, so that something newer may stand against it, or the newest.
  uphold: (world: World) => appealed(world, contestable(world)[0], true),
  upholdNewest: (world: World) => appealed(world, contestable(world).at(-1), true),
  dismiss: (world: World) => appealed(world, contestable(world)[0], false),
  async lift(world: World) {
    // Suspensions are ended elsewhere.
    const decision = contestable(world).find(({ act }) => act !== 'SUSPENDED' && act !== 'PERSON_SUSPENDED');
    if (decision === undefined) return;
    decision.isContested = true;
    await data(liftDecision, { token: await reviewer(), body: { id: decision.id, note: 'It was mistaken.' } });
    restore(world, decision);
  },
  async wait(world: World) {
    pass(world, 37 * hourMs);
  },
};

const contestable = ({ decisions }: World): MadeDecision[] => decisions.filter(({ isContested }) => !isContested);
async function appealed(world: World, decision: MadeDecision | undefined, isUpheld: boolean): Promise<void> {
  if (decision === undefined) return;
  decision.isContested = true;
  const { guid, appealId } = await contested(decision.id);
  expect((await call(addAppeal, { body: { guid, text: 'Again.' } })).envelope.code).toBe('ALREADY_APPEALED');
  await decided('appeal', appealId, isUpheld);
  if (isUpheld) restore(world, decision);
}

/** What the decision took is returned; content as far as its owner has not changed it since. */
function restore(world: World, decision: MadeDecision): void {
  const { act, at, isUnedited } = decision;
  decision.isUndone = true;
  if (act === 'SUSPENDED' || act === 'PERSON_SUSPENDED') {
    const column = act === 'SUSPENDED' ? 'suspendedAt' : 'personSuspendedAt';
    if (world[column] !== at) return giveBoost(world, decision.lostMs);
    world[column] = null;
    if (world.state === 'approved') giveBoost(world, claimed(world, decision));
  } else if (act === 'REDUCED') {
    if (world.reducedAt === at) world.reducedAt = null;
  } else if (act === 'PICTURES_REMOVED') {
    if (isUnedited) world.hasLogo = true;
  } else if (act === 'REJECTED') {
    if (isUnedited) publicAgain(world);
  } else if (act === 'TAKEN_DOWN') {
    if (isUnedited) world.state = 'approved';
    const isEffective = isUnedited || (world.state !== 'approved' && newestTakedown(world) === decision);
    giveBoost(world, isEffective ? claimed(world, decision) : decision.lostMs);
  }
}

type ActionName = keyof typeof actions;
/** Actions that restrict and restore are more frequent. */
const often: ActionName[] = [
  'takeDown',
  'reduce',
  'removeLogo',
  'suspend',
  'free',
  'suspendPerson',
  'freePerson',
  'boost',
  'uphold',
  'upholdNewest',
  'lift',
  'wait',
];
/** Rare in random order. */
const phrases: ActionName[][] = [
  ['boost', 'takeDown', 'wait', 'correct', 'reject', 'wait'],
  ['boost', 'suspend', 'wait', 'suspendPerson', 'wait'],
  ['boost', 'suspend', 'wait', 'free', 'suspend', 'wait', 'wait', 'wait', 'wait', 'wait', 'uphold', 'wait', 'upholdNewest'],
];
const steps = [...Object.keys(actions), ...often].map((name) => [name as ActionName]);
const history = fc
  .array(fc.oneof({ weight: 14, arbitrary: fc.constantFrom(...steps) }, { weight: 1, arbitrary: fc.constantFrom(...phrases) }), {
    minLength: 8,
    maxLength: 24,
  })
  .map((parts) => parts.flat());

test(
  `${runs} random histories of decisions match the model`,
  async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(history, async (names) => {
        const who = await trader({ credits: 20 * week.credits });
        const { id, path } = who.company;
        const balance = async () => (await firstValue<number>('SELECT balance FROM credit_account WHERE owner_user_id=?1', who.id)) ?? 0;
        const logo = logoOf({ who });
        await addPicture(who, id, logo);
        await runSql('UPDATE company SET logo_key=?2, boost_expires_at=?3 WHERE id=?1', id, logo, clock.now());
        const credits = await balance();
        const world: World = {
          who,
          state: 'approved',
          suspendedAt: null,
          personSuspendedAt: null,
          isDeleted: false,
          reducedAt: null,
          hasLogo: true,
          boostEnd: clock.now(),
          hidden: [],
          credits,
          decisions: [],
        };
        for (const name of names) {
          await actions[name](world);
          // Decisions of one moment would not be told apart by their time.
          pass(world, 1000);
          const status = (await call(getCompanyByPath, { body: { path } })).status;
          if (world.isDeleted) {
            expect([names, name, status === 200, await balance()]).toEqual([names, name, false, world.credits]);
            continue;
          }
          const boostEnd = await firstValue<number>('SELECT boost_expires_at FROM company WHERE id=?1', id);
          const hasLogo = (await firstValue<string>('SELECT logo_key FROM company WHERE id=?1', id)) !== null;
          const isFilePublic = (await readFileState(database(), logo)) === 'public';
          expect([names, name, status === 200, hasLogo, isFilePublic, boostEnd, await balance()]).toEqual([
            names,
            name,
            isPublic(world),
            world.hasLogo,
            isPublic(world) && world.hasLogo,
            world.boostEnd,
            world.credits,
          ]);
        }
        done += 1;
      }),
      { numRuns: runs, seed: Number(env.HISTORIES_SEED || 40), endOnFailure: true },
    );
    expect(done).toBe(runs);
  },
  60_000 + runs * 4000,
);
