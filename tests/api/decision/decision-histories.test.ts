/**
 * In any sequence of reports, decisions, corrections, appeals, suspensions and boosts, a company is public exactly when the model says so,
 * and loses no time of its boost by a mistaken decision. `HISTORIES=1000 npm test -- decision-histories` runs more of them.
 * @module-tag sweep
 */
import { env } from 'cloudflare:test';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boostStatements } from '../../../api/company/boost-store.ts';
import { decisionPath } from '../../../api/decision/link.ts';
import { newId } from '../../../api/platform/ids.ts';
import { getCompanyByPath, sendToApproveOfCompany } from '../../../contract/company/calls.ts';
import { addAppeal } from '../../../contract/decision/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { setCompanySuspension } from '../../../contract/moderation/people-calls.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, signIn } from '../../support/api/api-fixtures.ts';
import { type Trader, trader } from '../../support/api/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

/** The number that fits into the time of the sweep. */
const runs = Number(env.HISTORIES || 8);

interface MadeDecision {
  id: string;
  act: 'TAKEN_DOWN' | 'SUSPENDED';
  at: number;
  /** Nothing has changed the company since. */
  isLatest: boolean;
  isAppealed: boolean;
}
/** The model of one company. */
interface World {
  who: Trader;
  state: 'approved' | 'returned' | 'waiting';
  suspendedAt: number | null;
  boostEnd: number;
  decisions: MadeDecision[];
}

const isPublic = ({ state, suspendedAt }: World): boolean => state === 'approved' && suspendedAt === null;
const newestDecision = ({ who }: World): Promise<string | null> =>
  firstValue<string>('SELECT id FROM decision WHERE recipient_user_id=?1 ORDER BY seq DESC LIMIT 1', who.id);
/** The company has changed: earlier decisions do not find it as they left it. */
function touched(world: World): void {
  for (const decision of world.decisions) decision.isLatest = false;
}
async function decided(kind: ModerationKind, id: string, approve: boolean): Promise<void> {
  const { token } = await consolePerson('moderator');
  const { items } = await data(getQueue, { token, query: { kind } });
  const version = items.find((item) => item.id === id)?.version ?? -1;
  const grounds = approve ? {} : kind === 'appeal' ? { note: 'It stays.' } : { reasons: ['DUPLICATE'] };
  await data(decide, { token, body: { kind, id, version, approve, ...grounds } });
}
/** Time of a boost during which the company was hidden is added to it. */
function returnBoost(world: World, since: number): void {
  const lostMs = Math.min(world.boostEnd, clock.now()) - since;
  if (lostMs > 0) world.boostEnd = Math.max(world.boostEnd, clock.now()) + lostMs;
}

/** Each does nothing where the product does not offer it. */
const actions = {
  async takeDown(world: World) {
    if (!isPublic(world)) return;
    const { id } = world.who.company;
    const report = { reason: 'SPAM', text: 'Thrice', name: 'Mira', email: `${newId()}@example.test`, isTrue: true } as const;
    await data(addNotice, { body: { kind: 'company', id, ...report } });
    const caseId = await firstValue<string>('SELECT id FROM notice_case WHERE target_id=?1 AND handled_at IS NULL', id);
    await decided('notice', caseId ?? '', false);
    touched(world);
    world.state = 'returned';
    const decisionId = (await newestDecision(world)) ?? '';
    world.decisions.push({ id: decisionId, act: 'TAKEN_DOWN', at: clock.now(), isLatest: true, isAppealed: false });
  },
  async correct(world: World) {
    if (world.state !== 'returned' || world.suspendedAt !== null) return;
    const token = await signIn(world.who);
    await data(sendToApproveOfCompany, { token, query: { companyId: world.who.company.id } });
    touched(world);
    world.state = 'waiting';
  },
  async approve(world: World) {
    if (world.state !== 'waiting') return;
    await decided('company', world.who.company.id, true);
    touched(world);
    world.state = 'approved';
  },
  async suspend(world: World) {
    if (world.suspendedAt !== null) return;
    const { token } = await consolePerson('administrator');
    await data(setCompanySuspension, { token, body: { id: world.who.company.id, isSuspended: true, reason: 'SPAM', note: 'Tried.' } });
    touched(world);
    world.suspendedAt = clock.now();
    const decisionId = (await newestDecision(world)) ?? '';
    world.decisions.push({ id: decisionId, act: 'SUSPENDED', at: clock.now(), isLatest: true, isAppealed: false });
  },
  async free(world: World) {
    if (world.suspendedAt === null) return;
    const { token } = await consolePerson('administrator');
    await data(setCompanySuspension, { token, body: { id: world.who.company.id, isSuspended: false, note: 'Tried.' } });
    touched(world);
    world.suspendedAt = null;
  },
  async boost(world: World) {
    if (!isPublic(world) || world.boostEnd > clock.now()) return;
    world.boostEnd = clock.now() + dayMs;
    const db = database();
    await db.batch(boostStatements(db, world.who.company.id, world.boostEnd));
  },
  uphold: (world: World) => appealed(world, true),
  dismiss: (world: World) => appealed(world, false),
  async wait() {
    clock.advance(7 * hourMs);
  },
};

async function appealed(world: World, isUpheld: boolean): Promise<void> {
  // The oldest, so that something newer may stand against it.
  const decision = world.decisions.find(({ isAppealed }) => !isAppealed);
  if (decision === undefined) return;
  decision.isAppealed = true;
  const guid = (await decisionPath(testEnv, decision.id)).split('token=')[1] ?? '';
  await data(addAppeal, { body: { guid, text: 'It is mistaken.' } });
  expect((await call(addAppeal, { body: { guid, text: 'Again.' } })).envelope.code).toBe('ALREADY_APPEALED');
  await decided('appeal', (await firstValue<string>('SELECT id FROM appeal WHERE decision_id=?1', decision.id)) ?? '', isUpheld);
  if (!isUpheld) return;
  if (decision.act === 'SUSPENDED') {
    if (world.suspendedAt !== decision.at) return;
    world.suspendedAt = null;
    if (world.state === 'approved') returnBoost(world, decision.at);
  } else {
    if (!decision.isLatest) return;
    world.state = 'approved';
    returnBoost(world, decision.at);
  }
  touched(world);
}

type ActionName = keyof typeof actions;
/** Actions that restrict and restore are more frequent. */
const often: ActionName[] = ['takeDown', 'suspend', 'free', 'uphold', 'wait'];
const history = fc.array(fc.constantFrom<ActionName>(...(Object.keys(actions) as ActionName[]), ...often), { minLength: 8, maxLength: 24 });

test(
  `${runs} random histories of decisions match the model`,
  async () => {
    const who = await trader();
    let done = 0;
    await fc.assert(
      fc.asyncProperty(history, async (names) => {
        const { id, path } = who.company;
        await runSql(
          `UPDATE company SET approve_status=4, reject_reason=NULL, rejected_at=NULL, is_active=1, suspension=0, shown_after=NULL, suspended_at=NULL,
             suspend_reason=NULL, boost_expires_at=0, is_boosted=0 WHERE id=?1`,
          id,
        );
        const world: World = { who, state: 'approved', suspendedAt: null, boostEnd: 0, decisions: [] };
        for (const name of names) {
          await actions[name](world);
          // Decisions of one moment would not be told apart by their time.
          clock.advance(1000);
          const status = (await call(getCompanyByPath, { body: { path } })).status;
          const boostEnd = await firstValue<number>('SELECT boost_expires_at FROM company WHERE id=?1', id);
          expect([names, name, status === 200, boostEnd]).toEqual([names, name, isPublic(world), world.boostEnd]);
        }
        done += 1;
      }),
      { numRuns: runs, seed: 40, endOnFailure: true },
    );
    expect(done).toBe(runs);
  },
  60_000 + runs * 4000,
);
