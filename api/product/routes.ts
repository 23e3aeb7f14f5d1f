import {
  addAndEditProduct,
  deleteProduct,
  getProductDetailById,
  getProductsByCompanyId,
  getUserProducts,
} from '../../contract/product/calls.ts';
import { placePictures } from './picture-order.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { actingStatement, requireActing } from '../account/acting-store.ts';
import { validateCategory } from '../lookup/validate.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { actStatement } from '../platform/db/audit.ts';
import { checkTexts } from '../platform/text/author-texts.ts';
import { type Caller, type Context, type Deps, done, on, type Route } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { keepUrls } from '../platform/media-url.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { copyPictures, storeUploads } from '../platform/media.ts';
import { requiredValue } from '../platform/http/body-or-query.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { translatable } from '../platform/text/translator.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { checkKeywords } from '../platform/text/typed.ts';
import { readLimit, requirePlan, requireWithinPlan, useQuotaStatement } from '../plan/quota-store.ts';
import { writtenFacts } from './facts.ts';
import { listOwnProducts } from './list-store.ts';
import {
  addProductStatement,
  deleteProductStatements,
  editProductStatements,
  findOwnProduct,
  findProduct,
  isDeletedProduct,
  imageKeysOf,
  isOwnCompany,
  listProducts,
  shownStatement,
  type Viewer,
  type WrittenProduct,
} from './store.ts';

const viewerOf = (caller: Caller | null): Viewer => ({
  ownerUserId: caller?.masterUserId ?? null,
  isModerator: caller?.isModerator === true,
});

async function addOrEdit({ body, files, caller, deps }: Context<typeof addAndEditProduct>) {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const productId = body['Product.Id'];
  const before = productId === undefined ? null : await findOwnProduct(db, productId, caller.masterUserId);
  const copyOf = body['Product.CopyOf'];
  if (copyOf !== undefined && productId !== undefined) throw new Refusal('BAD_INPUT', { fields: { 'Product.CopyOf': 'INVALID' } });
  const source = copyOf === undefined ? before : await findOwnProduct(db, copyOf, caller.masterUserId);
  const isOwn = await isOwnCompany(db, caller.masterUserId, body.CompanyId);
  if (!isOwn || ((productId !== undefined || copyOf !== undefined) && source === null)) throw new Refusal('NOT_FOUND');
  // A restricted product must not be copied: the copy would be public.
  if (copyOf !== undefined && source !== null && source.restricted_at !== null) throw new Refusal('NOT_PUBLIC');
  // An edit that moves a product concerns both companies, and so does a copy: a suspended one keeps its products, and they stay hidden.
  const companyIds = [body.CompanyId, ...(source === null ? [] : [source.company_id])];
  await requireActing(db, ...companyIds);
  if (before === null) requirePlan(caller, now);
  const version = body['Product.Version'];
  if (before !== null && version !== undefined && version !== before.version) throw new Refusal('STALE_VERSION');

  const [name, description] = [body['Product.Name'], body['Product.Description']];
  const written = { text: `${name} ${description}`, language: body['Product.Language'], texts: body['Product.Texts'] };
  const texts = checkTexts(written, source, caller.language, 'Product');
  const lookups = await loadLookups(db, now);
  validateCategory(lookups, body['Product.CategoryId'], body['Product.SubCategoryId'], 'Product.SubCategoryId');
  const facts = writtenFacts(body['Product.Facts'], before?.facts ?? '{}', lookups);
  const keywords = checkKeywords(body['Product.ProductKeywords'], texts.language, 'Product.ProductKeywords');
  const keywordsBefore = before === null ? 0 : (JSON.parse(before.keywords) as string[]).length;
  await requireWithinPlan(
    db,
    caller,
    'AddProductKeywords',
    { now: keywords.length, before: keywordsBefore },
    'Product.ProductKeywords',
    now,
  );
  const imagesBefore = before === null ? [] : imageKeysOf(before);
  const given = files['ImageList'] ?? [];
  // A picture that was uploaded before the call is positioned by its address.
  const waiting = given.flatMap((file) => ('key' in file ? [file.key] : []));
  const named = keepUrls(body.ImageURLs, [...(source === null ? [] : imageKeysOf(source)), ...waiting], 'ImageURLs');
  const placed = named.filter((key) => waiting.includes(key));
  const imageCount = named.length + given.length - placed.length;
  if (imageCount === 0) throw new Refusal('BAD_INPUT', { fields: { ImageList: 'REQUIRED' } });
  await requireWithinPlan(db, caller, 'AddProductImage', { now: imageCount, before: imagesBefore.length }, 'ImageList', now);

  const positions = body.ImagePositions;
  // Checked before anything is stored.
  if (placePictures<unknown>(named, given.slice(placed.length), positions) === null)
    throw new Refusal('BAD_INPUT', { fields: { ImagePositions: 'INVALID' } });

  const target = { ownerUserId: caller.masterUserId, call: addAndEditProduct, field: 'ImageList' };
  const added = (await storeUploads(deps, given, target)).map(({ key }) => key);
  const stored = named.filter((key) => !waiting.includes(key));
  const copies = copyOf === undefined ? stored : await copyPictures(deps, stored, caller.masterUserId, 'ImageURLs');
  const ownKeys = named.map((key) => copies[stored.indexOf(key)] ?? key);
  const pictures = placePictures(
    ownKeys,
    added.filter((key) => !placed.includes(key)),
    positions,
  );
  const product: WrittenProduct = {
    id: before?.id ?? newId(),
    company_id: body.CompanyId,
    name,
    description,
    ...texts,
    code: body['Product.Code'] ?? before?.code ?? '',
    category_id: body['Product.CategoryId'],
    sub_category_id: body['Product.SubCategoryId'],
    keywords: JSON.stringify(keywords),
    images: JSON.stringify(pictures),
    facts,
  };
  const media = mediaChangeStatements(
    db,
    copyOf === undefined ? added : [...added, ...copies],
    imagesBefore.filter((key) => !ownKeys.includes(key)),
    { itemId: product.id },
  );
  if (before === null) {
    const limit = await readLimit(db, caller, 'ProductAdditionLimit', now);
    return commit(
      [
        actingStatement(db, ...companyIds),
        ...(source === null ? [] : [shownStatement(db, source.id)]),
        useQuotaStatement(db, caller, 'ProductAdditionLimit', limit),
        addProductStatement(db, product, lookups, now),
        ...media,
        actStatement(db, caller, 'product.add', product.id, now),
      ],
      done('PRODUCT_ADDED', 'The product was added.', { id: product.id }),
      'NOT_PUBLIC',
    );
  }
  return commit(
    [
      actingStatement(db, ...companyIds),
      ...editProductStatements(db, product, before, lookups, now),
      ...media,
      actStatement(db, caller, 'product.edit', product.id, now),
    ],
    before.restricted_at === null
      ? done('PRODUCT_SAVED', 'The product was saved.', { id: product.id })
      : done('PRODUCT_SENT', 'The product was saved and sent for review.', { id: product.id }),
    'STALE_VERSION',
  );
}

/** @param caller null for guests, who only see public content */
const shownTo = <Answer>(caller: Caller | null, deps: Deps, answer: Answer): Promise<Answer> | Answer =>
  caller === null ? answer : withHiddenFiles(deps, answer);

const showProduct = async (deps: Deps, caller: Caller | null, id: string, reader?: Language) => {
  const { db, env, clock } = deps;
  const product = await findProduct(db, id, viewerOf(caller), await loadLookups(db, clock.now()), reader);
  if (product === null) throw new Refusal((await isDeletedProduct(db, id, viewerOf(caller))) ? 'GONE' : 'NOT_FOUND');
  return shownTo(caller, deps, { product: { ...product, ...translatable(env, product, reader) } });
};

export const productRoutes: readonly Route[] = [
  on(getProductsByCompanyId, async ({ query, caller, deps }) => {
    const products = await listProducts(deps.db, query.id, viewerOf(caller), await loadLookups(deps.db, deps.clock.now()), query);
    if (products === null) throw new Refusal('NOT_FOUND');
    return shownTo(caller, deps, { products });
  }),
  on(getProductDetailById, async ({ body, query, caller, deps }) =>
    showProduct(deps, caller, requiredValue('id', body?.id, query.id), body?.language),
  ),
  on(getUserProducts, async ({ body, caller, deps }) => {
    const list = await listOwnProducts(
      deps.db,
      { ...body, text: body.text, ownerUserId: caller.masterUserId },
      await loadLookups(deps.db, deps.clock.now()),
    );
    if (list === null) throw new Refusal('NOT_FOUND');
    return withHiddenFiles(deps, list);
  }),
  on(addAndEditProduct, addOrEdit, ({ id }, { caller, deps }) => showProduct(deps, caller, id)),
  on(deleteProduct, async ({ query, caller, deps: { commit, db, clock } }) => {
    const product = await findOwnProduct(db, query.id, caller.masterUserId);
    if (product === null) throw new Refusal('NOT_FOUND');
    return commit(
      [...deleteProductStatements(db, product.id, clock.now()), actStatement(db, caller, 'product.delete', product.id, clock.now())],
      done('PRODUCT_DELETED', 'The product was deleted.', {}),
      'NOT_FOUND',
    );
  }),
];
