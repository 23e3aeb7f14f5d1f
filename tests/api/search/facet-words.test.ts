/** Facet words, country, boost and keys of counts of stored rows are those that the rows would get today, whatever has happened to them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingOf as productListingOf } from '../../../api/product/search-text.ts';
import type { ProductRow } from '../../../api/product/store.ts';
import { listedOf } from '../../../api/request/edit-store.ts';
import type { RequestRow } from '../../../api/request/row.ts';
import { chosenCategoriesOf, type CompanyRow } from '../../../api/company/row.ts';
import { companyCountKeys, companyFacets, requestCountKeys, requestFacets } from '../../../api/lookup/facet-words.ts';
import { loadLookups } from '../../../api/lookup/lookups.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { liftDecision } from '../../../contract/decision/calls.ts';
import { dayMs, requestPublicMs } from '../../../contract/limits.ts';
import { setCompanySuspension } from '../../../contract/moderation/people-calls.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { setRequestPause } from '../../../contract/request/calls.ts';
import { call, callLoosely, clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, database, lookups, signIn, withCredits } from '../../support/api/api-fixtures.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { allRows, firstRow, firstValue } from '../../support/api/database.ts';
import { decideWaiting, reportedCase, signedIn, takenDown } from '../../support/api/decisions.ts';
import { decided, editedCompany, editedRequest, type Published, published, sentCompany, sentRequest } from '../../support/api/published.ts';

interface Place {
  countryId: string;
  cityId: string;
}
interface Category {
  categoryId: string;
  subCategoryId: string;
}
interface World {
  its: Published;
  /** Another company of the account, in another country. */
  otherId: string;
  places: readonly Place[];
  categories: readonly Category[];
  turn: number;
}

const sorted = (words: string): string[] => words.split(' ').toSorted();

async function expectRebuilt(after: string): Promise<void> {
  const all = await loadLookups(database(), clock.now());
  const companies = await allRows<CompanyRow & { facets: string; count_keys: string }>(
    'SELECT * FROM company WHERE is_user_company=0 AND deleted_at IS NULL',
  );
  for (const row of companies) {
    const { activity_area: activityArea, country_id: countryId } = row;
    const listed = { activityArea, hasBothAreas: row.both_areas === 1, categories: chosenCategoriesOf(row), countryId };
    expect([sorted(row.facets), JSON.parse(row.count_keys)], `${after}: ${row.name}`).toEqual([
      sorted(companyFacets(listed, row.boost_expires_at > clock.now())),
      companyCountKeys(listed),
    ]);
  }
  const requests = await allRows<RequestRow & { facets: string; count_keys: string }>(
    'SELECT * FROM request WHERE deleted_at IS NULL AND archive_copy IS NULL',
  );
  for (const row of requests) {
    const company = companies.find(({ id }) => id === row.company_id);
    // One that is not public gets them when it is approved again.
    const isPublic = row.approve_status === 4 && row.is_active === 1;
    const boosted = isPublic ? (company?.boost_expires_at ?? 0) > clock.now() : row.is_boosted === 1;
    const listed = listedOf({ ...row, country_id: isPublic ? (company?.country_id ?? row.country_id) : row.country_id });
    expect([sorted(row.facets), JSON.parse(row.count_keys)], `${after}: ${row.name}`).toEqual([
      sorted(requestFacets(listed, boosted)),
      requestCountKeys(listed),
    ]);
  }
  for (const row of await allRows<ProductRow & { facets: string }>('SELECT * FROM product WHERE deleted_at IS NULL'))
    expect(row.facets, `${after}: ${row.name}`).toBe(productListingOf(row, all).facets);
}

const [administrator, moderator] = [signedIn('administrator'), signedIn('moderator')];
const next = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;
const placeFields = ({ countryId, cityId }: Place) => ({ 'Address.CountryId': countryId, 'Address.CityId': cityId });
const lift = async (id: string) => call(liftDecision, { token: await moderator(), body: { id, note: 'It was mistaken.' } });
const ofOwner = (its: Published) => ({ 'Request.CompanyId': its.company.id, 'Request.Id': its.requestId });
const isOpen = async ({ its }: World): Promise<boolean> =>
  (await firstRow('SELECT 1 FROM company WHERE id=?1 AND approve_status=4 AND is_active=1', its.company.id)) !== null;
const isRequestOpen = async ({ its }: World): Promise<boolean> =>
  (await firstRow('SELECT 1 FROM request WHERE id=?1 AND approve_status=4 AND is_active=1', its.requestId)) !== null;

/** Each returns the answer's code, or what it did. */
const actions = {
  boost: async ({ its }: World) =>
    (await call(boostCompany, { token: its.token, body: { companyId: its.company.id, boostType: 1 } })).envelope.code,
  async endBoost() {
    clock.advance(dayMs + 1);
    await runScheduled(testEnv, clock);
    return 'over';
  },
  async reduce(world: World) {
    if (!(await isOpen(world))) return 'none';
    const { company } = world.its;
    const id = await reportedCase('company', company.id);
    await decideWaiting(await moderator(), 'notice', id, false, { act: 'REDUCED', reasons: ['DUPLICATE'] });
    await expectRebuilt('reduced');
    const decision = await firstValue<string>('SELECT id FROM decision WHERE target_id=?1 ORDER BY seq DESC', company.id);
    return (await lift(decision ?? '')).envelope.code;
  },
  move: ({ its, places, turn }: World) => editedCompany(its, placeFields(next(places, turn))),
  async moveWithName({ its, places, turn }: World) {
    const name = `Moved ${turn}`;
    await editedCompany(its, { Name: name, ...placeFields(next(places, turn)) });
    await expectRebuilt('edit waits');
    const code = await decided('company', its.company.id, true);
    its.company = { ...its.company, name };
    return code;
  },
  trade: ({ its, categories, turn }: World) => {
    const { categoryId, subCategoryId } = next(categories, turn);
    const both = { HasBothAreas: String(turn % 2 === 0), ActivityArea: '2' };
    return editedCompany(its, { Categories: categoryId, SubCategories: subCategoryId, ...both });
  },
  sell: async ({ its, categories, turn }: World) => {
    const { categoryId, subCategoryId } = next(categories, turn);
    const fields = { Id: its.productId, Name: 'Hemp rope', Description: '12 mm', CategoryId: categoryId, SubCategoryId: subCategoryId };
    const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`Product.${name}`, value]));
    const hsCode = turn % 2 === 0 ? { hsCode: '560750' } : {};
    const body = { CompanyId: its.company.id, 'Product.ProductKeywords': ['rope'], 'Product.Facts': JSON.stringify(hsCode), ...named };
    return (await callLoosely(addAndEditProduct, { token: its.token, body, files: { ImageList: pictureFile() } })).envelope.code;
  },
  async ask({ its, categories, turn }: World) {
    const { categoryId, subCategoryId } = next(categories, turn);
    const facts = turn % 2 === 0 ? { hsCode: '560750', certificates: ['iso9001'] } : {};
    const change = { 'Request.CategoryId': categoryId, 'Request.SubCategoryId': subCategoryId, 'Request.Facts': JSON.stringify(facts) };
    return (await editedRequest(its, { ...ofOwner(its), ...change })).code;
  },
  async askWithName({ its, turn }: World) {
    await editedRequest(its, { ...ofOwner(its), 'Request.Name': `Rope ${turn}`, 'Request.Send': 'true' });
    return decided('request', its.requestId, true);
  },
  pause: async ({ its }: World) =>
    (await call(setRequestPause, { token: its.token, body: { id: its.requestId, isPaused: true } })).envelope.code,
  resume: async ({ its }: World) =>
    (await call(setRequestPause, { token: its.token, body: { id: its.requestId, isPaused: false } })).envelope.code,
  async giveAway({ its, otherId }: World) {
    const { code } = await editedRequest(its, { ...ofOwner(its), 'Request.CompanyId': otherId });
    await expectRebuilt('given away');
    await editedRequest(its, ofOwner(its));
    return code;
  },
  async takeDownRequest(world: World) {
    if (!(await isRequestOpen(world))) return 'none';
    const decision = await takenDown('request', world.its.requestId);
    await editedCompany(world.its, placeFields(next(world.places, world.turn)));
    return (await lift(decision)).envelope.code;
  },
  async takeDown(world: World) {
    if (!(await isOpen(world))) return 'none';
    return (await lift(await takenDown('company', world.its.company.id))).envelope.code;
  },
  async moveWhileTakenDown(world: World) {
    if (!(await isOpen(world))) return 'none';
    const { its, places, turn } = world;
    await takenDown('company', its.company.id);
    await editedCompany(its, placeFields(next(places, turn)));
    await sentCompany(its);
    return decided('company', its.company.id, true);
  },
  async suspend({ its }: World) {
    const body = { id: its.company.id, reason: 'SPAM', note: 'Seen.' } as const;
    await data(setCompanySuspension, { token: await administrator(), body: { ...body, isSuspended: true } });
    await expectRebuilt('suspended');
    return (await call(setCompanySuspension, { token: await administrator(), body: { ...body, isSuspended: false } })).envelope.code;
  },
  async expire({ its }: World) {
    clock.advance(requestPublicMs + 1);
    await runScheduled(testEnv, clock);
    await expectRebuilt('expired');
    its.token = await signIn(its);
    await sentRequest(its, its.requestId);
    return decided('request', its.requestId, true);
  },
} satisfies Record<string, (world: World) => Promise<string>>;
type Action = keyof typeof actions;
const all = Object.keys(actions) as Action[];

async function newWorld(): Promise<World> {
  const its = await published('Words');
  await withCredits(its, 5000);
  const { id: otherId, name } = await approvedCompany(its, { name: 'Other' });
  const places = await allRows<Place>(
    `SELECT c.id AS countryId, (SELECT id FROM city WHERE country_id=c.id ORDER BY id LIMIT 1) AS cityId FROM country c
     WHERE c.code IN ('EG', 'IQ', 'JO') ORDER BY c.code`,
  );
  await editedCompany({ ...its, company: { ...its.company, id: otherId, name } }, placeFields(next(places, 2)));
  const { categoryId, subCategoryId } = await lookups();
  const other = await firstRow<Category>(
    'SELECT parent_id AS categoryId, id AS subCategoryId FROM category WHERE parent_id IS NOT NULL AND parent_id<>?1 ORDER BY id LIMIT 1',
    categoryId,
  );
  return { its, otherId, places, categories: [{ categoryId, subCategoryId }, ...(other === null ? [] : [other])], turn: 0 };
}

/** @returns what was done */
async function run(steps: readonly Action[]): Promise<string[]> {
  const world = await newWorld();
  await expectRebuilt('at first');
  const done: string[] = [];
  for (const [turn, step] of steps.entries()) {
    world.turn = turn;
    world.its.token = await signIn(world.its);
    done.push(`${step} ${await actions[step](world)}`);
    await expectRebuilt(done.slice(-4).join(', '));
  }
  return done;
}

test('every action leaves the words of company, request and product as they would be written today', { timeout: 120_000 }, async () => {
  const done = await run([...all, 'boost', 'move', 'pause', 'endBoost', 'resume', 'boost', 'giveAway', 'moveWhileTakenDown']);
  // Each was accepted, so the words of changed rows were compared.
  expect(done.filter((one) => /none|BAD_INPUT|NOT_|STALE|ALREADY/.test(one))).toEqual([]);
});

test('so does any sequence of them', { timeout: 300_000, tags: ['sweep'] }, async () => {
  const sequences = fc.array(fc.constantFrom(...all), { minLength: 12, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      await run(steps);
    }),
    { numRuns: 6, seed: 20_261_201, endOnFailure: true },
  );
});
