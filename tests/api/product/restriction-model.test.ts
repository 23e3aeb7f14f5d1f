/**
 * Random sequences of restrictions, corrections, decisions, deletions and suspensions, compared with a model after each step.
 * @module-tag sweep
 */
import { expect, test } from 'vitest';
import { randomOf } from '../../../bench/random.ts';
import { addAndEditProduct, deleteProduct, getProductsByCompanyId, getUserProducts } from '../../../contract/product/calls.ts';
import { call, data } from '../../support/api/api-client.ts';
import { approvedCompany, lookups, type TestCompany } from '../../support/api/api-fixtures.ts';
import { type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { allRows } from '../../support/api/database.ts';
import { editedCompany } from '../../support/api/published.ts';
import { decidedProduct, lifted, restricted } from '../../support/api/restricting.ts';
import { lifted as freed, suspended } from '../../support/api/suspending.ts';
import { expectSearch } from '../../support/api/search/recomputed-search.ts';
import { logoFile, pictureFile } from '../../support/data/sample-files.ts';

const stepCount = 240;
/** Search is recomputed from all rows, which takes longer. */
const searchedEvery = 24;
const seed = 20261127;

interface ModelProduct {
  id: string;
  companyId: string;
  name: string;
  state: 'public' | 'restricted' | 'waiting' | 'deleted';
}
interface World {
  owner: Trader;
  companies: readonly TestCompany[];
  /** Companies that are suspended. */
  hidden: Set<string>;
  products: ModelProduct[];
}

const words = ['qandola', 'brimtex', 'zaffuri'];

async function write({ owner }: World, companyId: string, name: string, id?: string): Promise<string> {
  const { categoryId, subCategoryId } = await lookups();
  const body = {
    CompanyId: companyId,
    'Product.Name': name,
    'Product.Description': 'As agreed.',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.ProductKeywords': ['tekstil'],
    ...(id !== undefined && { 'Product.Id': id }),
  };
  const answer = await call(addAndEditProduct, { token: owner.token, body, files: { ImageList: [pictureFile()] } });
  return answer.envelope.data?.product.id ?? answer.envelope.code;
}

type Step = (world: World, random: (max: number) => number) => Promise<void>;
const pick = ({ products }: World, random: (max: number) => number): ModelProduct | undefined => products[random(products.length)];

const steps: Record<string, Step> = {
  async add(world, random) {
    const company = world.companies[random(2)]?.id ?? '';
    const name = `${words[random(3)]} ${random(100)}`;
    const id = await write(world, company, name);
    if (world.hidden.has(company)) expect(id).toBe('COMPANY_SUSPENDED');
    else world.products.unshift({ id, companyId: company, name, state: 'public' });
  },
  async edit(world, random) {
    const product = pick(world, random);
    if (product === undefined) return;
    const [companyId, name] = [world.companies[random(2)]?.id ?? '', `${words[random(3)]} ${random(100)}`];
    const answer = await write(world, companyId, name, product.id);
    if (product.state === 'deleted') expect(answer).toBe('NOT_FOUND');
    else if (world.hidden.has(companyId) || world.hidden.has(product.companyId)) expect(answer).toBe('COMPANY_SUSPENDED');
    else {
      expect(answer).toBe(product.id);
      Object.assign(product, { companyId, name, state: product.state === 'public' ? 'public' : 'waiting' });
    }
  },
  async restrict(world, random) {
    const product = pick(world, random);
    if (product === undefined) return;
    expect(await restricted(product.id)).toBe(product.state === 'public');
    if (product.state === 'public') product.state = 'restricted';
  },
  async lift(world, random) {
    const product = pick(world, random);
    if (product === undefined) return;
    const isRestricted = product.state === 'restricted' || product.state === 'waiting';
    if (isRestricted) await lifted(product.id);
    else await expect(lifted(product.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    if (isRestricted) product.state = 'public';
  },
  async decide(world, random) {
    const product = pick(world, random);
    if (product === undefined) return;
    const approve = random(2) === 0;
    const code = await decidedProduct(product.id, approve);
    if (product.state === 'waiting') {
      expect(code).toBe(approve ? 'APPROVED' : 'REJECTED');
      product.state = approve ? 'public' : 'restricted';
    } else expect(code).toBe(product.state === 'deleted' ? 'NOT_FOUND' : 'ALREADY_DECIDED');
  },
  async remove(world, random) {
    const product = pick(world, random);
    if (product === undefined || random(3) > 0) return;
    const { status } = await call(deleteProduct, { token: world.owner.token, query: { id: product.id } });
    expect(status).toBe(product.state === 'deleted' ? 404 : 200);
    product.state = 'deleted';
  },
  async suspend(world, random) {
    const company = world.companies[random(2)]?.id ?? '';
    const isHidden = world.hidden.has(company);
    if (!isHidden && random(2) === 0) return;
    await (isHidden ? freed(company) : suspended(company));
    if (isHidden) world.hidden.delete(company);
    else world.hidden.add(company);
  },
};

/** Newest first is the order of insertion; ids are enough here. */
const idsOf = (products: readonly { id: string }[]): string[] => products.map(({ id }) => id).toSorted();

async function compare(world: World): Promise<void> {
  for (const { id: companyId } of world.companies) {
    const all = world.products.filter((each) => each.companyId === companyId && each.state !== 'deleted');
    const shown = all.filter(({ state }) => state === 'public');
    const listed = await call(getProductsByCompanyId, { query: { id: companyId } });
    if (world.hidden.has(companyId)) expect(listed.status).toBe(404);
    else expect(idsOf(listed.envelope.data?.products ?? [])).toEqual(idsOf(shown));
    const own = await data(getUserProducts, { token: world.owner.token, body: { companyId, page: 0, size: 50 } });
    expect(own.count).toBe(all.length);
    expect(own.products.length).toBe(Math.min(50, all.length));
    for (const { id, restriction } of own.products) {
      const state = all.find((each) => each.id === id)?.state;
      expect(restriction === undefined ? 'public' : restriction.dtResubmittedAt === null ? 'restricted' : 'waiting').toBe(state);
    }
    const [row] = await allRows('SELECT product_count, product_picture_count FROM company WHERE id=?1', companyId);
    expect(row).toEqual({ product_count: shown.length, product_picture_count: shown.length });
  }
}

test('lists and counts agree with the model, and search with the rows, after every step', { timeout: 120_000 }, async () => {
  const owner = await trader();
  const world: World = { owner, companies: [owner.company, await approvedCompany(owner)], hidden: new Set(), products: [] };
  // An edit writes the search texts and counts of a company.
  for (const company of world.companies) expect(await editedCompany({ ...owner, company }, {}, { Logo: logoFile() })).toBe('COMPANY_SAVED');
  const fraction = randomOf(seed);
  const random = (max: number): number => Math.floor(fraction() * max);
  const names = ['add', 'add', 'edit', 'edit', 'restrict', 'restrict', 'lift', 'decide', 'decide', 'remove', 'suspend'];
  const seen = new Set<string>();
  for (let count = 1; count <= stepCount; count += 1) {
    const name = names[random(names.length)] ?? '';
    await steps[name]?.(world, random);
    await compare(world);
    for (const { state } of world.products) seen.add(state);
    if (count % searchedEvery === 0) await expectSearch([{}, ...words.map((text) => ({ text }))]);
  }
  expect([...seen].toSorted()).toEqual(['deleted', 'public', 'restricted', 'waiting']);
});
