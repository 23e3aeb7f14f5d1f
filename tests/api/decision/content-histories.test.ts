/**
 * In any sequence of reports, decisions, corrections, appeals and suspensions, a product, a request and a certificate of a company are public,
 * and the picture of the first two too, exactly when the model says so. Nothing brings back what was deleted.
 * `HISTORIES=1000 npm test -- content-histories` runs more of them, `HISTORIES_SEED=41` others.
 * @module-tag sweep
 */
import { env } from 'cloudflare:test';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFileState } from '../../../api/platform/hidden-file-store.ts';
import { addAndEditCertificate, deleteCertificate, getCompanyByPath } from '../../../contract/company/calls.ts';
import { liftDecision } from '../../../contract/decision/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import type { CaseAct } from '../../../contract/decision/fields.ts';
import { setCompanySuspension } from '../../../contract/moderation/people-calls.ts';
import { addAndEditProduct, deleteProduct, getProductDetailById } from '../../../contract/product/calls.ts';
import { deleteRequest, getRequestDetailById, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { database, lookups, signIn } from '../../support/api/api-fixtures.ts';
import { liveRequest, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';
import {
  addPicture,
  contested,
  decideWaiting,
  marbleOf,
  reportedCase,
  signedIn,
  verifiedCertificate,
} from '../../support/api/decisions.ts';

const runs = Number(env.HISTORIES || 8);

type Kind = 'product' | 'request' | 'certificate';
interface MadeDecision {
  id: string;
  act: CaseAct | 'REJECTED';
  /** Its owner has not changed the thing since. */
  isUnedited: boolean;
  /** Appealed or lifted. */
  isContested: boolean;
}
/** The model of one thing. */
interface Thing {
  kind: Kind;
  id: string;
  state: 'public' | 'returned' | 'waiting';
  isDeleted: boolean;
  /** Null for a thing without pictures. */
  hasPicture: boolean | null;
  decisions: MadeDecision[];
}
interface World {
  who: Trader;
  isSuspended: boolean;
  things: Record<Kind, Thing>;
}
const isPublic = ({ isSuspended }: World, { state, isDeleted }: Thing): boolean => state === 'public' && !isSuspended && !isDeleted;
const pictureOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>): string => `p/${kind}-${id}.jpg`;

/** Files of what was deleted wait for their deletion. */
const isServed = async (key: string): Promise<boolean> =>
  (await readFileState(database(), key)) === 'public' && (await firstValue('SELECT state FROM media WHERE r2_key=?1', key)) === 'live';

/** Appeals are decided by somebody else than who decided. */
const [moderator, reviewer, administrator] = [signedIn('moderator'), signedIn('moderator'), signedIn('administrator')];

async function note(thing: Thing, act: MadeDecision['act']): Promise<void> {
  const id = await firstValue<string>('SELECT id FROM decision WHERE target_id=?1 ORDER BY seq DESC LIMIT 1', thing.id);
  thing.decisions.push({ id: id ?? '', act, isUnedited: true, isContested: false });
}
async function acted(thing: Thing, act: CaseAct, how: object = {}): Promise<void> {
  const reasons = [thing.kind === 'certificate' ? 'CERTIFICATE_NOT_KNOWN' : 'DUPLICATE'];
  await decideWaiting(await moderator(), 'notice', await reportedCase(thing.kind, thing.id), false, { act, reasons, ...how });
  await note(thing, act);
}

/** What the owner sends again after a correction. */
const sendAgain: Readonly<Record<Kind, (who: Trader & { token: string }, id: string) => Promise<unknown>>> = {
  async product({ token, company }, id) {
    const { categoryId, subCategoryId } = await lookups();
    const { product } = await data(getProductDetailById, { token, query: { id } });
    const fields = {
      Name: 'Marble',
      Description: 'Slabs of two centimetres, polished.',
      CategoryId: categoryId,
      SubCategoryId: subCategoryId,
    };
    const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`Product.${name}`, value]));
    const body = { CompanyId: company.id, 'Product.Id': id, 'Product.ProductKeywords': ['stone'], ImageURLs: product.imageURLs, ...named };
    return data(addAndEditProduct, { token, body: body as never });
  },
  request: ({ token }, id) => data(sendToApproveOfRequest, { token, query: { requestId: id } }),
  certificate({ token, company }, id) {
    const ValidUntil = new Date(clock.now() + 90 * dayMs).toISOString().slice(0, 10);
    const body = { CompanyId: company.id, Id: id, ValidUntil, Kind: 'iso9001', Number: `QM-${clock.now()}`, Issuer: 'Quay Register' };
    return data(addAndEditCertificate, { token, body: body as never });
  },
};
const deleted: Readonly<Record<Kind, (token: string, id: string) => Promise<unknown>>> = {
  product: (token, id) => data(deleteProduct, { token, query: { id } }),
  request: (token, id) => data(deleteRequest, { token, query: { id } }),
  certificate: (token, id) => data(deleteCertificate, { token, query: { id } }),
};
const isSeen: Readonly<Record<Kind, (who: Trader, id: string) => Promise<boolean>>> = {
  product: async (_, id) => (await call(getProductDetailById, { query: { id } })).status === 200,
  request: async (_, id) => (await call(getRequestDetailById, { query: { id } })).status === 200,
  async certificate({ company }, id) {
    const { envelope } = await call(getCompanyByPath, { body: { path: company.path } });
    return envelope.data?.company.certificates?.some((each) => each.id === id) ?? false;
  },
};

/** What the decision took is returned, as far as its owner has not changed it since. */
function restore(thing: Thing, { act, isUnedited }: MadeDecision): void {
  if (!isUnedited) return;
  if (act === 'TAKEN_DOWN' || act === 'REJECTED') thing.state = 'public';
  if (act === 'PICTURES_REMOVED') thing.hasPicture = true;
}
/** The oldest that nobody has contested, so that something newer may stand against it. */
function oldestOf({ decisions }: Thing): MadeDecision | undefined {
  const decision = decisions.find(({ isContested }) => !isContested);
  if (decision !== undefined) decision.isContested = true;
  return decision;
}
async function appealed(thing: Thing, isUpheld: boolean): Promise<void> {
  const decision = oldestOf(thing);
  if (decision === undefined) return;
  const { appealId } = await contested(decision.id);
  await decideWaiting(await reviewer(), 'appeal', appealId, isUpheld);
  if (isUpheld) restore(thing, decision);
}
const signedInOwner = async ({ who }: World) => ({ ...who, token: await signIn(who) });

/** Each does nothing where the product does not offer it. */
const actions = {
  async takeDown(world: World, thing: Thing) {
    if (!isPublic(world, thing)) return;
    await acted(thing, 'TAKEN_DOWN');
    thing.state = 'returned';
  },
  async warn(world: World, thing: Thing) {
    if (isPublic(world, thing)) await acted(thing, 'WARNED');
  },
  async removePicture(world: World, thing: Thing) {
    if (!isPublic(world, thing) || thing.hasPicture !== true) return;
    await acted(thing, 'PICTURES_REMOVED', { pictures: [pictureOf(thing)] });
    thing.hasPicture = false;
  },
  async correct(world: World, thing: Thing) {
    if (thing.state !== 'returned' || world.isSuspended || thing.isDeleted) return;
    await sendAgain[thing.kind](await signedInOwner(world), thing.id);
    for (const decision of thing.decisions) decision.isUnedited = false;
    thing.state = 'waiting';
  },
  async approve(world: World, thing: Thing) {
    // Requests of a suspended company wait for its return.
    if (thing.state !== 'waiting' || thing.isDeleted || world.isSuspended) return;
    await decideWaiting(await moderator(), thing.kind, thing.id, true);
    thing.state = 'public';
  },
  async reject(_: World, thing: Thing) {
    if (thing.state !== 'waiting' || thing.isDeleted) return;
    await decideWaiting(await moderator(), thing.kind, thing.id, false);
    await note(thing, 'REJECTED');
    thing.state = 'returned';
  },
  async suspend(world: World) {
    const body = { id: world.who.company.id, isSuspended: !world.isSuspended, reason: 'SPAM', note: 'Tried.' } as const;
    await data(setCompanySuspension, { token: await administrator(), body });
    world.isSuspended = !world.isSuspended;
  },
  async remove(world: World, thing: Thing) {
    if (thing.isDeleted) return;
    await deleted[thing.kind]((await signedInOwner(world)).token, thing.id);
    thing.isDeleted = true;
  },
  uphold: (_: World, thing: Thing) => appealed(thing, true),
  dismiss: (_: World, thing: Thing) => appealed(thing, false),
  async lift(_: World, thing: Thing) {
    const decision = oldestOf(thing);
    if (decision === undefined) return;
    await data(liftDecision, { token: await reviewer(), body: { id: decision.id, note: 'It was mistaken.' } });
    restore(thing, decision);
  },
  async wait() {
    clock.advance(19 * hourMs);
  },
};

async function newWorld(): Promise<World> {
  const who = await trader();
  const thingOf = (kind: Kind, id: string): Thing => ({
    kind,
    id,
    state: 'public',
    isDeleted: false,
    hasPicture: kind === 'certificate' ? null : true,
    decisions: [],
  });
  const things = {
    product: thingOf('product', await marbleOf(who)),
    request: thingOf('request', await liveRequest(who, 2)),
    certificate: thingOf('certificate', await verifiedCertificate(who)),
  };
  for (const thing of [things.product, things.request]) {
    // A product cannot be corrected without a picture, so each has one that stays.
    const keys = [pictureOf(thing), `p/other-${thing.id}.jpg`];
    for (const key of keys) await addPicture(who, thing.id, key);
    await runSql(`UPDATE ${thing.kind} SET images=?2 WHERE id=?1`, thing.id, JSON.stringify(keys));
  }
  return { who, isSuspended: false, things };
}

type ActionName = keyof typeof actions;
/** Deleting is rare, since nothing follows it. */
const often = (Object.keys(actions) as ActionName[]).filter((name) => name !== 'remove');
const step = fc.tuple(
  fc.constantFrom<ActionName>(...often, ...often, 'takeDown', 'correct', 'uphold', 'remove'),
  fc.constantFrom<Kind>('product', 'request', 'certificate'),
);
const history = fc.array(step, { minLength: 10, maxLength: 30 });

test(
  `${runs} random histories of the content of a company match the model`,
  async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const world = await newWorld();
        for (const [name, kind] of steps) {
          const thing = world.things[kind];
          await actions[name](world, thing);
          // Decisions of one moment would not be told apart by their time.
          clock.advance(1000);
          for (const each of Object.values(world.things)) {
            const isFilePublic = each.hasPicture === null ? null : await isServed(pictureOf(each));
            const expected = isPublic(world, each);
            expect([steps, name, kind, each.kind, await isSeen[each.kind](world.who, each.id), isFilePublic]).toEqual([
              steps,
              name,
              kind,
              each.kind,
              expected,
              each.hasPicture === null ? null : expected && each.hasPicture,
            ]);
          }
        }
        done += 1;
      }),
      { numRuns: runs, seed: Number(env.HISTORIES_SEED || 40), endOnFailure: true },
    );
    expect(done).toBe(runs);
  },
  60_000 + runs * 4000,
);
