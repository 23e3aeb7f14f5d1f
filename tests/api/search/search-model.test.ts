/**
 * After any sequence of adding, editing, translating, quoting, deciding, expiring and deleting, search, counts and filters match the rows.
 * @module-tag sweep
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { deleteCompany } from '../../../contract/company/calls.ts';
import { requestPublicMs } from '../../../contract/limits.ts';
import { setCompanySuspension, setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { addAndEditProduct, deleteProduct } from '../../../contract/product/calls.ts';
import { deleteRequest, setRequestPause } from '../../../contract/request/calls.ts';
import { call, callLoosely, clock, dayIn, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, consoleSession, lookups, signIn, type TestUser } from '../../support/api/api-fixtures.ts';
import { contact } from '../../support/api/chat/chat-fixtures.ts';
import { decided, editedCompany, editedRequest, type Published, published, sentRequest } from '../../support/api/published.ts';
import { goodsOf, offer, take, takeBack } from '../../support/api/quoting.ts';
import { type Asked, expectSearch } from '../../support/api/search/recomputed-search.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { allRows, firstRow, firstValue } from '../../support/api/database.ts';

/** Words of no language, so that each matches only itself. */
const words = ['qandola', 'brimtex', 'zaffuri'] as const;
const chapters = ['63', '74'] as const;
const word = fc.constantFrom(...words);
const written = fc.record({
  word,
  further: fc.option(word, { nil: undefined }),
  chapter: fc.constantFrom(undefined, ...chapters),
  place: fc.nat(1),
});
type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never;
const which = fc.nat(2);

type Step =
  | { do: 'addProduct' | 'addRequest'; as: Written }
  | { do: 'editProduct' | 'editRequest'; which: number; as: Written }
  | { do: 'deleteProduct' | 'deleteRequest'; which: number }
  | { do: 'decide'; which: number; approve: boolean }
  | { do: 'pause'; which: number; isPaused: boolean }
  | { do: 'renameCompany'; word: string; approve: boolean | null }
  | { do: 'showCompany'; isActive: boolean }
  | { do: 'suspend'; whom: 'company' | 'account'; meanwhile: Step }
  | { do: 'quote' | 'takeBack' | 'accept' | 'runOut' | 'deleteCompany' };
const of = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const step = (isFree: boolean): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: of('addProduct', 'addRequest'), as: written }) },
    { weight: 6, arbitrary: fc.record({ do: of('editProduct', 'editRequest'), which, as: written }) },
    { weight: 4, arbitrary: fc.record({ do: of('deleteProduct', 'deleteRequest'), which }) },
    { weight: 8, arbitrary: fc.record({ do: of('decide'), which, approve: fc.constantFrom(true, true, false) }) },
    { weight: 2, arbitrary: fc.record({ do: of('pause'), which, isPaused: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ do: of('renameCompany'), word, approve: fc.constantFrom(true, false, null) }) },
    { weight: 2, arbitrary: fc.record({ do: of('showCompany'), isActive: fc.boolean() }) },
    ...(isFree ? [{ weight: 4, arbitrary: fc.record({ do: of('suspend'), whom: of('company', 'account'), meanwhile: step(false) }) }] : []),
    { weight: 3, arbitrary: fc.record({ do: of('quote', 'quote', 'takeBack', 'accept', 'runOut') }) },
  );

type Place = { categoryId: string; subCategoryId: string };
/** Two categories used by the test. */
async function places(): Promise<readonly [Place, Place]> {
  const { categoryId, subCategoryId } = await lookups();
  const other = await firstRow<Place>(
    'SELECT parent_id AS categoryId, id AS subCategoryId FROM category WHERE parent_id IS NOT NULL AND parent_id<>?1 ORDER BY id LIMIT 1',
    categoryId,
  );
  return [{ categoryId, subCategoryId }, other ?? { categoryId, subCategoryId }];
}

/** The changed company, and one that quotes for its requests. */
interface World {
  its: Published;
  seller: Published;
  administrator: TestUser;
  places: readonly [Place, Place];
  chatId: string;
  quotes: string[];
  done: Set<string>;
}
/** A row among the newest three. */
async function pick(table: 'product' | 'request', companyId: string, which: number): Promise<string | undefined> {
  const results = await allRows<{ id: string }>(
    `SELECT id FROM ${table} WHERE company_id=?1 AND deleted_at IS NULL ORDER BY seq DESC LIMIT 3`,
    companyId,
  );
  return results[which % Math.max(1, results.length)]?.id;
}

const fieldsOf = (kind: 'Product' | 'Request', { word: name, further, chapter, place }: Written, all: World['places']) => ({
  [`${kind}.Name`]: `${name} goods`,
  [`${kind}.Description`]: 'As agreed.',
  [`${kind}.CategoryId`]: all[place]?.categoryId,
  [`${kind}.SubCategoryId`]: all[place]?.subCategoryId,
  [`${kind}.Facts`]: JSON.stringify(chapter === undefined ? {} : { hsCode: `${chapter}02` }),
  [`${kind}.Texts`]: JSON.stringify(further === undefined ? {} : { RU: { name: `Товар ${further}`, description: 'По договорённости.' } }),
});

async function writeProduct({ its, places: all }: World, id: string | undefined, as: Written): Promise<string> {
  const { envelope } = await callLoosely(addAndEditProduct, {
    token: its.token,
    body: {
      CompanyId: its.company.id,
      ...(id === undefined ? {} : { 'Product.Id': id }),
      'Product.ProductKeywords': ['tekstil'],
      ...fieldsOf('Product', as, all),
    },
    files: { ImageList: pictureFile() },
  });
  return envelope.code;
}

const writeRequest = async ({ its, places: all }: World, id: string | undefined, as: Written): Promise<string> =>
  (await editedRequest(its, { ...(id !== undefined && { 'Request.Id': id }), 'Request.Send': 'true', ...fieldsOf('Request', as, all) }))
    .code;

async function quoteIn(world: World): Promise<string> {
  const { seller, its } = world;
  if (world.chatId === '') {
    const requestId = await firstValue<string>(
      'SELECT id FROM request WHERE company_id=?1 AND approve_status=4 AND is_active=1 LIMIT 1',
      its.company.id,
    );
    if (requestId === null) return 'none';
    const { envelope } = await contact(seller, its, { createdFor: 1, requestId });
    world.chatId = envelope.data?.chatId ?? '';
    if (world.chatId === '') return envelope.code;
  }
  const { envelope } = await offer(seller, world.chatId, { ...goodsOf(), validUntil: dayIn(20) });
  if (envelope.data !== undefined) world.quotes.push(envelope.data.quote.id);
  return envelope.code;
}

/** Hidden, whatever is tried meanwhile, and shown again. */
async function suspend(world: World, whom: 'company' | 'account', meanwhile: Step): Promise<string> {
  const { its, administrator } = world;
  const set = async (isSuspended: boolean): Promise<string> => {
    const token = await consoleSession(administrator);
    const given = { isSuspended, note: 'Looked at.', reason: 'SPAM' as const };
    return whom === 'company'
      ? (await call(setCompanySuspension, { token, body: { id: its.company.id, ...given } })).envelope.code
      : (await call(setPersonSuspension, { token, body: { id: its.id, ...given } })).envelope.code;
  };
  const suspended = await set(true);
  await expectSearch([{}]);
  await run(world, meanwhile);
  await expectSearch([{}]);
  const lifted = await set(false);
  if (whom === 'account') its.token = await signIn(its);
  return `${whom} ${suspended} ${lifted}`;
}

async function run(world: World, one: Step): Promise<string> {
  const { its, seller } = world;
  const { token, company } = its;
  switch (one.do) {
    case 'addProduct':
      return writeProduct(world, undefined, one.as);
    case 'addRequest':
      return writeRequest(world, undefined, one.as);
    case 'editProduct': {
      const id = await pick('product', company.id, one.which);
      return id === undefined ? 'none' : writeProduct(world, id, one.as);
    }
    case 'editRequest': {
      const id = await pick('request', company.id, one.which);
      return id === undefined ? 'none' : writeRequest(world, id, one.as);
    }
    case 'deleteProduct': {
      const id = await pick('product', company.id, one.which);
      return id === undefined ? 'none' : (await call(deleteProduct, { token, query: { id } })).envelope.code;
    }
    case 'deleteRequest': {
      const id = await pick('request', company.id, one.which);
      return id === undefined ? 'none' : (await call(deleteRequest, { token, query: { id } })).envelope.code;
    }
    case 'decide': {
      const id = await pick('request', company.id, one.which);
      if (id === undefined) return 'none';
      await sentRequest(its, id);
      return decided('request', id, one.approve);
    }
    case 'pause': {
      const id = await pick('request', company.id, one.which);
      return id === undefined ? 'none' : (await call(setRequestPause, { token, body: { id, isPaused: one.isPaused } })).envelope.code;
    }
    case 'renameCompany': {
      const code = await editedCompany(its, { Name: `${one.word} works`, WebSite: 'https://works.example' });
      return one.approve === null ? code : decided('company', company.id, one.approve);
    }
    case 'showCompany':
      return editedCompany(its, { IsActive: String(one.isActive), WebSite: 'https://works.example' });
    case 'suspend':
      return suspend(world, one.whom, one.meanwhile);
    case 'quote':
      return quoteIn(world);
    case 'takeBack':
      return world.quotes.length === 0 ? 'none' : (await takeBack(seller, world.quotes.at(-1) ?? '')).envelope.code;
    case 'accept':
      return world.quotes.length === 0 ? 'none' : (await take(its, world.quotes.at(-1) ?? '')).envelope.code;
    case 'runOut':
      clock.advance(requestPublicMs + 1);
      await runScheduled(testEnv, clock);
      // A suspended company cannot.
      its.token = await signIn(its).catch(() => '');
      seller.token = await signIn(seller);
      return 'over';
    case 'deleteCompany':
      return (await call(deleteCompany, { token, query: { id: company.id } })).envelope.code;
  }
}

test('results, counts, filters and suggestions match the rows after any sequence of actions', { timeout: 300_000 }, async () => {
  const all = await places();
  const asks: Asked[] = [
    {},
    ...words.map((text) => ({ text })),
    { text: 'qandola goods' },
    { text: 'brimtex', categoryId: all[0].categoryId },
    { text: 'works', hsChapter: '63' },
    { categoryId: all[1].categoryId },
    { hsChapter: '74' },
    { text: 'товар' },
  ];
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step(true), { minLength: 14, maxLength: 17 }), fc.boolean(), async (steps, isDeleted) => {
      const its = await published('Qandola works', 'brimtex wanted');
      const world: World = {
        its,
        seller: await published('Seller'),
        administrator: await consolePerson('administrator'),
        places: all,
        chatId: '',
        quotes: [],
        done,
      };
      await expectSearch(asks);
      for (const [index, one] of steps.entries()) {
        done.add(`${one.do} ${await run(world, one)}`);
        // Some checks after each step, in turn; all at the end.
        await expectSearch([0, 1].map((next) => asks[(index * 2 + next) % asks.length] ?? {}));
      }
      await expectSearch(asks);
      if (isDeleted) done.add(`deleteCompany ${await run(world, { do: 'deleteCompany' })}`);
      await expectSearch(asks);
    }),
    { numRuns: 5, seed: 20_261_125 },
  );
  // Every action was tried and accepted.
  const wanted = [
    'addProduct PRODUCT_ADDED',
    'addRequest REQUEST_ADDED',
    'editProduct PRODUCT_SAVED',
    'editRequest REQUEST_SAVED',
    'deleteProduct PRODUCT_DELETED',
    'deleteRequest REQUEST_DELETED',
    'decide APPROVED',
    'decide REJECTED',
    'pause REQUEST_PAUSED',
    'renameCompany APPROVED',
    'renameCompany REJECTED',
    'quote QUOTE_SENT',
    'runOut over',
    'suspend company SUSPENDED SUSPENSION_LIFTED',
    'suspend account SUSPENDED SUSPENSION_LIFTED',
    'deleteCompany COMPANY_DELETED',
  ];
  expect(wanted.filter((one) => !done.has(one))).toEqual([]);
});
