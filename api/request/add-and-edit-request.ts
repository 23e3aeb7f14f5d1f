import type { BodyOf } from '../../contract/wire/call.ts';
import { approval, requestStatusAfterEdit, statusBesideApproved } from '../../contract/company/approval.ts';
import { chargeOf, createRequestService } from '../../contract/plan/charge.ts';
import { addAndEditRequest } from '../../contract/request/calls.ts';
import { isExpired, checkValidUntil, needsLogisticTypes, publicUntil, requestCodeOf } from '../../contract/request/rules.ts';
import { actingStatement, requireActing } from '../account/acting-store.ts';
import { readBalance, spendStatement } from '../credit/ledger-store.ts';
import { requireShownPrice } from '../credit/shown-price.ts';
import { validateCategory, validateType } from '../lookup/validate.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import { actStatement } from '../platform/db/audit.ts';
import { isRenamed, checkTexts } from '../platform/text/author-texts.ts';
import { type Caller, type Context, done, on } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { keepUrls } from '../platform/media-url.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { storeUploads } from '../platform/media.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { checkKeywords } from '../platform/text/typed.ts';
import { readLimit, requirePlan, requireWithinPlan, useQuotaStatement } from '../plan/quota-store.ts';
import { readServicePrice } from '../plan/store.ts';
import { sendRequestStatements } from './approval-store.ts';
import { followCompanyStatement, showRequestsStatement } from './company-store.ts';
import { requireOwnHere, withContent } from './archive.ts';
import { addRequestStatement, editRequestStatements, holdStatements, type WrittenRequest } from './edit-store.ts';
import { factsOf, commonFacts, noFacts } from './facts.ts';
import { factsField, validateFacts } from './validate-facts.ts';
import { filesOf, imageKeysOf, keywordsOf, mediaKeysOf, ownRequestOf, type RequestOfCompany } from './row.ts';
import { requireOwn, findPostingCompany, mayPostFor, type PostingCompany } from './store.ts';

type Call = typeof addAndEditRequest;
type Body = BodyOf<Call>;

/** The edited request. */
interface Existing {
  /** As stored: the public version, or the only one. */
  row: RequestOfCompany;
  /** As its owner sees it: with the pending edit. */
  before: RequestOfCompany;
}

/**
 * The concerned companies: for an edit also the present ones in the public version and the pending edit, since requests of a suspended
 * company must not change.
 */
const companyIdsOf = (body: Body, existing: Existing | null): string[] => [
  ...new Set([body['Request.CompanyId'], ...(existing === null ? [] : [existing.row.company_id, existing.before.company_id])]),
];

/**
 * The public company that a request is posted for: the account's own, not its user company (docs/behaviour.md#request-company). An edit may
 * keep its present company, which is checked when the request is submitted.
 * @throws Refusal NOT_FOUND, COMPANY_SUSPENDED, COMPANY_NOT_APPROVED
 */
async function requireCompany(
  db: D1DatabaseSession,
  caller: Caller,
  body: Body,
  existing: Existing | null,
): Promise<PostingCompany & { country_id: string }> {
  const company = await findPostingCompany(db, caller.masterUserId, body['Request.CompanyId']);
  if (company === null) throw new Refusal('NOT_FOUND');
  await requireActing(db, ...companyIdsOf(body, existing));
  const isUnchanged = existing?.before.company_id === company.id && body['Request.Send'] !== true;
  const { country_id } = company;
  if ((!mayPostFor(company) && !isUnchanged) || country_id === null) throw new Refusal('COMPANY_NOT_APPROVED');
  return { ...company, country_id };
}

function logisticTypesOf(body: Body, lookups: Lookups): { logistic_type_id: string | null; shipping_type_id: string | null } {
  if (!needsLogisticTypes(body['Request.InServiceEnum'])) return { logistic_type_id: null, shipping_type_id: null };
  const one = (kind: 'logistic' | 'shipping', field: 'Request.LogisticTypeId' | 'Request.ShippingTypeId'): string => {
    const id = body[field];
    if (id === undefined) throw new Refusal('BAD_INPUT', { fields: { [field]: 'REQUIRED' } });
    return validateType(lookups, kind, id, field);
  };
  return { logistic_type_id: one('logistic', 'Request.LogisticTypeId'), shipping_type_id: one('shipping', 'Request.ShippingTypeId') };
}

/**
 * docs/behaviour.md#reviewed-edits and docs/behaviour.md#approved-version: a new name, in any language, needs a review beside the version
 * that is public.
 */
function statusOf(after: Pick<WrittenRequest, 'name' | 'texts'>, existing: Existing | null): WrittenRequest['approve_status'] {
  if (existing === null) return approval.ready;
  const { row, before } = existing;
  const isNew = isRenamed(after, row);
  return statusBesideApproved(row.approve_status, isNew, requestStatusAfterEdit(before.approve_status, isNew));
}

/** Whether the request has to be submitted after the edit: a pending one is already submitted, and a public one need not be. */
const isSendable = ({ row }: Existing, { approve_status }: WrittenRequest, now: number): boolean =>
  approve_status === approval.ready || isExpired(approve_status, row.expires_at, now);

/** Whether the edit waits beside the public version. */
const isHeld = ({ row }: Existing, { approve_status }: WrittenRequest): boolean =>
  row.approve_status === approval.approved && approve_status !== approval.approved;

/**
 * The sent facts, otherwise the previous ones (docs/behaviour.md#additional-fields). A request whose last day has passed cannot be
 * submitted.
 */
async function factsFor(
  { body, caller, deps: { db, clock } }: Context<Call>,
  before: RequestOfCompany | null,
  lookups: Lookups,
): Promise<string> {
  const { 'Request.Facts': sent, 'Request.InServiceEnum': serviceType } = body;
  const now = clock.now();
  if (sent !== undefined) return validateFacts(db, sent, { serviceType, ownerUserId: caller.masterUserId, before, now }, lookups);
  const facts = before === null ? noFacts : commonFacts(before, serviceType);
  const fault = body['Request.Send'] === true ? checkValidUntil(factsOf({ facts }).validUntil, now) : null;
  if (fault !== null) throw new Refusal('BAD_INPUT', { fields: { [`${factsField}.validUntil`]: fault } });
  return facts;
}

/** The end of a public request follows its facts; an expired one stays expired until it is sent again. */
function expiryOf(existing: Existing | null, facts: string, now: number): number | null {
  if (existing === null) return null;
  const { approve_status, approved_at, expires_at } = existing.row;
  if (approved_at === null || approve_status !== approval.approved || isExpired(approve_status, expires_at, now)) return expires_at;
  return publicUntil(approved_at, factsOf({ facts }).validUntil);
}

/** The text fields in stored form; files are validated and stored afterwards. */
async function validateFields(
  context: Context<Call>,
  company: PostingCompany & { country_id: string },
  existing: Existing | null,
  lookups: Lookups,
): Promise<WrittenRequest> {
  const {
    body,
    caller,
    deps: { db, clock },
  } = context;
  validateCategory(lookups, body['Request.CategoryId'], body['Request.SubCategoryId'], 'Request.SubCategoryId');
  const [name, description] = [body['Request.Name'], body['Request.Description']];
  const written = { text: `${name} ${description}`, language: body['Request.Language'], texts: body['Request.Texts'] };
  const texts = checkTexts(written, existing?.before ?? null, caller.language, 'Request');
  const keywords = checkKeywords(body['Request.Keywords'], texts.language, 'Request.Keywords');
  const keywordsBefore = existing === null ? 0 : keywordsOf(existing.before).length;
  await requireWithinPlan(
    db,
    caller,
    'AddRequestKeyword',
    { now: keywords.length, before: keywordsBefore },
    'Request.Keywords',
    clock.now(),
  );
  const facts = await factsFor(context, existing?.before ?? null, lookups);
  return {
    company_id: company.id,
    service_type: body['Request.InServiceEnum'],
    name,
    description,
    ...texts,
    category_id: body['Request.CategoryId'],
    sub_category_id: body['Request.SubCategoryId'],
    ...logisticTypesOf(body, lookups),
    keywords: JSON.stringify(keywords),
    images: '[]',
    files: '[]',
    facts,
    expires_at: expiryOf(existing, facts, clock.now()),
    country_id: company.country_id,
    country_code: lookups.countries.get(company.country_id)?.code ?? '',
    approve_status: statusOf({ name, texts: texts.texts }, existing),
    boost_expires_at: company.boost_expires_at,
    is_boosted: company.is_boosted,
  };
}

/** Stores uploaded files and determines which ones stay. @returns statements for the batch */
async function takeFiles(
  { body, files, caller, deps }: Context<Call>,
  request: WrittenRequest,
  existing: Existing | null,
  itemId: string,
): Promise<D1PreparedStatement[]> {
  const imagesBefore = existing === null ? [] : imageKeysOf(existing.before);
  const filesBefore = existing === null ? [] : filesOf(existing.before);
  const images = keepUrls(body['Request.ImageUrls'], imagesBefore, 'Request.ImageUrls');
  const fileKeys = keepUrls(
    body['Request.FileUrls'],
    filesBefore.map(({ key }) => key),
    'Request.FileUrls',
  );
  const fields = addAndEditRequest.files;
  const tooMany = (field: keyof typeof fields, present: number): boolean => present + (files[field]?.length ?? 0) > fields[field].countMax;
  if (tooMany('ImageList', images.length)) throw new Refusal('BAD_INPUT', { fields: { ImageList: 'TOO_MANY' } });
  if (tooMany('FileList', fileKeys.length)) throw new Refusal('BAD_INPUT', { fields: { FileList: 'TOO_MANY' } });
  const target = { ownerUserId: caller.masterUserId, call: addAndEditRequest };
  const newImages = await storeUploads(deps, files['ImageList'], { ...target, field: 'ImageList' });
  const newFiles = await storeUploads(deps, files['FileList'], { ...target, field: 'FileList' });
  request.images = JSON.stringify([...images, ...newImages.map(({ key }) => key)]);
  request.files = JSON.stringify([
    ...filesBefore.filter(({ key }) => fileKeys.includes(key)),
    ...newFiles.map(({ key, name, bytes }) => ({ key, name, bytes })),
  ]);
  const present = existing === null ? [] : [...mediaKeysOf(existing.row), ...mediaKeysOf(existing.before)];
  const usedKeys = [...mediaKeysOf(request), ...(existing !== null && isHeld(existing, request) ? mediaKeysOf(existing.row) : [])];
  return mediaChangeStatements(
    deps.db,
    [...newImages, ...newFiles].map(({ key }) => key),
    present.filter((key) => !usedKeys.includes(key)),
    { itemId },
  );
}

/** Quota and charge of a new request, in its own batch (docs/behaviour.md#credit-ledger). */
async function costStatements(
  { body, caller, deps: { db, clock }, operationKey }: Context<Call>,
  id: string,
  name: string,
): Promise<D1PreparedStatement[]> {
  const now = clock.now();
  const limit = await readLimit(db, caller, 'RequestAdditionLimit', now);
  const { credits } = chargeOf(await readServicePrice(db, createRequestService));
  requireShownPrice(body['Request.ShownPrice'], credits);
  const charge = {
    ownerUserId: caller.masterUserId,
    amount: credits,
    reason: 'create_request' as const,
    operationKey: `request:${caller.userId}:${operationKey}`,
    targetType: 'request',
    targetId: id,
    actorUserId: caller.userId,
    detail: name,
  };
  return [useQuotaStatement(db, caller, 'RequestAdditionLimit', limit), ...(credits > 0 ? [spendStatement(db, charge, now)] : [])];
}

/** Adding needs a plan, a verified e-mail, an approved company, remaining quota and credits, in this order; editing is free. */
async function addOrEdit(context: Context<Call>) {
  const { body, caller, deps } = context;
  const { commit, db, clock } = deps;
  const now = clock.now();
  const requestId = body['Request.Id'];
  const row = requestId === undefined ? null : await requireOwnHere(deps, caller.masterUserId, requestId);
  const existing = row === null ? null : { row, before: withEdit(row) };
  const version = body['Request.Version'];
  if (row !== null && version !== undefined && version !== row.version) throw new Refusal('STALE_VERSION');
  if (existing === null) {
    requirePlan(caller, now);
    if (!caller.isEmailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
    if ((await readLimit(db, caller, 'CreateRequest', now)) === 0) throw new Refusal('LIMIT_REACHED');
  }
  const isSent = body['Request.Send'] === true;
  const company = await requireCompany(db, caller, body, existing);
  const lookups = await loadLookups(db, now);
  const request = await validateFields(context, company, existing, lookups);
  const id = existing?.row.id ?? newId();
  const media = await takeFiles(context, request, existing, id);
  const action = existing === null ? 'request.add' : 'request.edit';
  const audit = actStatement(db, caller, action, id, now);
  const acting = actingStatement(db, ...companyIdsOf(body, existing));
  if (existing === null) {
    const ids = {
      id,
      code: requestCodeOf(crypto.getRandomValues(new Uint8Array(8))),
      ownerUserId: caller.masterUserId,
      authorUserId: caller.userId,
    };
    const adding = [
      acting,
      ...(await costStatements(context, id, request.name)),
      addRequestStatement(db, ids, request, lookups, now),
      followCompanyStatement(db, id),
      ...(isSent ? sendRequestStatements(db, { id, version: 0, now }) : []),
      ...media,
      audit,
    ];
    return commit(adding, done('REQUEST_ADDED', 'The request was added.', { id }));
  }
  const change = isHeld(existing, request)
    ? holdStatements(db, existing.row, request, now)
    : [
        ...editRequestStatements(db, existing.row, request, lookups),
        followCompanyStatement(db, id),
        showRequestsStatement(db, { requestId: id }, now),
      ];
  const sending =
    isSent && isSendable(existing, request, now) ? sendRequestStatements(db, { id, version: existing.row.version + 1, now }) : [];
  return commit([acting, ...change, ...sending, ...media, audit], done('REQUEST_SAVED', 'The request was saved.', { id }), 'STALE_VERSION');
}

async function showStored({ id }: { id: string }, { caller, deps }: Context<Call>) {
  const { db, env, clock } = deps;
  const stored = await withContent(env, await requireOwn(db, caller.masterUserId, id));
  return withHiddenFiles(deps, { request: ownRequestOf(stored, clock.now()), inCredit: await readBalance(db, caller.masterUserId) });
}

export const addAndEditRequestRoute = on(addAndEditRequest, addOrEdit, showStored);
