/**
 * Any sequence of edits, submissions, decisions, hidings and deletions, compared with a small model of what the public and the owner see
 * (docs/behaviour.md#approved-version).
 * @module-tag sweep
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { plainAddress } from '../../../contract/media-size.ts';
import { statusBesideApproved, statusByCompleteness } from '../../../contract/company/approval.ts';
import { deleteCompany, getCompanyByPath } from '../../../contract/company/calls.ts';
import { dayMs, requestPublicMs } from '../../../contract/limits.ts';
import { deleteRequest, getRequestDetailById, setRequestPause } from '../../../contract/request/calls.ts';
import { checkValidUntil, publicUntil } from '../../../contract/request/rules.ts';
import type { GoodsFacts } from '../../../contract/trade/shown.ts';
import { call, clock, testEnv } from '../../support/api/api-client.ts';
import { signIn } from '../../support/api/api-fixtures.ts';
import { expectLists } from '../../support/api/search/listed-facts.ts';
import {
  decided,
  editedCompany,
  editedRequest,
  ownCompany,
  ownRequest,
  type Published,
  published,
  sentCompany,
  sentRequest,
} from '../../support/api/published.ts';
import { logoFile, pictureFile } from '../../support/data/sample-files.ts';
import { allRows } from '../../support/api/database.ts';

const names = ['Sail and Rope', 'Mast and Oar', 'Keel and Anchor'];
const [firstName = ''] = names;

/** The contents of a version. */
interface Version {
  name: string;
  description: string;
  /** Addresses of its pictures, without the signature that shows hidden ones. */
  pictures: string[];
  /** For a company: no required item is missing. */
  isComplete: boolean;
  /** For a request: its trade facts, as the public sees them. */
  facts?: GoodsFacts;
}
interface Edit {
  version: Version;
  status: 1 | 2 | 3;
}
/** `shown` is the approved version, `edit` the pending edit, or the only version before an approval. */
interface Modelled {
  shown: Version | null;
  edit: Edit | null;
  isDeleted: boolean;
}
interface Model {
  company: Modelled & { shown: Version; isActive: boolean };
  request: Modelled & { approvedAt: number; expiresAt: number; isPaused: boolean };
}

/** The trade facts of an edit: unchanged, none, or these. */
const factsSent = {
  absent: () => undefined,
  cleared: () => ({}),
  wire: () => ({ hsCode: '7408', certificates: ['millTest', 'ce'] as GoodsFacts['certificates'] }),
  linen: () => ({
    hsCode: '630231',
    delivery: { incoterm: 'FOB' as const },
    validUntil: new Date(clock.now() + 30 * dayMs).toISOString().slice(0, 10),
  }),
} satisfies Record<string, () => GoodsFacts | undefined>;
type Facts = keyof typeof factsSent;
const shownFacts = (facts: GoodsFacts | undefined) =>
  facts === undefined || Object.keys(facts).length === 0 ? undefined : { goods: facts };

type Step =
  | { do: 'editCompany'; name: string; isComplete: boolean; hasLogo: boolean }
  | { do: 'editRequest'; name: string; hasPicture: boolean; keepsPictures: boolean; isSent: boolean; facts: Facts }
  | { do: 'setActive'; isActive: boolean }
  | { do: 'decide'; kind: 'company' | 'request'; approve: boolean }
  | { do: 'send'; kind: 'company' | 'request' }
  | { do: 'pause'; isPaused: boolean }
  | { do: 'runOut' }
  | { do: 'monthPasses' }
  | { do: 'delete'; kind: 'company' | 'request' };

const name = fc.constantFrom(...names);
const kind = fc.constantFrom('company' as const, 'request' as const);
const requestEdit = fc.record({
  do: fc.constant('editRequest' as const),
  name,
  hasPicture: fc.boolean(),
  keepsPictures: fc.boolean(),
  isSent: fc.boolean(),
  facts: fc.constantFrom(...(Object.keys(factsSent) as Facts[])),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('editCompany' as const),
      name,
      isComplete: fc.constantFrom(true, true, true, false),
      hasLogo: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: requestEdit },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('setActive' as const), isActive: fc.boolean() }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('decide' as const), kind, approve: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), kind }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pause' as const), isPaused: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('runOut' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('monthPasses' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), kind }) },
);
/** Actions on a request only, most of which are approvals. */
const ofRequest = fc.constant('request' as const);
const requestStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: requestEdit.map((edit) => ({ ...edit, hasPicture: false, name: edit.isSent ? edit.name : firstName })) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('decide' as const), kind: ofRequest, approve: fc.constantFrom(true, true, false) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), kind: ofRequest }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pause' as const), isPaused: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('monthPasses' as const) }) },
);

const seenOf = ({ shown, edit }: Modelled): Version | null => edit?.version ?? shown;
const statusOf = ({ edit }: Modelled): 1 | 2 | 3 | 4 => edit?.status ?? 4;
const isRequestLive = ({ company, request }: Model): boolean =>
  request.shown !== null && !request.isDeleted && !request.isPaused && company.isActive && request.expiresAt > clock.now();

/** Stores an edit in the model. */
function take(its: Modelled, version: Version, status: 1 | 2 | 3 | 4): void {
  if (status === 4) Object.assign(its, { shown: version, edit: null });
  else its.edit = { version, status };
}

async function editCompanyIn(
  its: Published,
  model: Model,
  { name: Name, isComplete, hasLogo }: Step & { do: 'editCompany' },
): Promise<void> {
  const { company } = model;
  const description = `Edit ${crypto.randomUUID()}`;
  const before = seenOf(company) ?? company.shown;
  const after = statusOf(company) >= 3 ? 3 : statusByCompleteness(isComplete);
  const status = statusBesideApproved(4, Name !== company.shown.name, after);
  const replaced = status === 4 ? company.shown : before;
  const code = await editedCompany(
    its,
    { Name, Description: description, WebSite: isComplete ? 'https://sail.example' : '' },
    hasLogo ? { Logo: logoFile() } : {},
  );
  if (company.isDeleted) return expect(code).toBe('NOT_FOUND');
  if (status >= 3 && replaced.isComplete && !isComplete) return expect(code).toBe('BAD_INPUT');
  expect(code).toBe(status === 3 ? 'COMPANY_SAVED_FOR_REVIEW' : 'COMPANY_SAVED');
  const pictures = hasLogo ? [plainAddress((await ownCompany(its)).logoURL)] : before.pictures;
  if (hasLogo) expect(pictures).not.toEqual(before.pictures);
  take(company, { name: Name, description, pictures, isComplete }, status);
}

const isPast = (facts: GoodsFacts | undefined): boolean => checkValidUntil(facts?.validUntil, clock.now()) !== null;

/** Submits it, if that is possible: an expired one starts a new period. @returns whether it was submitted */
function sendRequest(request: Model['request']): boolean {
  const { edit, shown } = request;
  if (edit?.status === 2) {
    edit.status = 3;
    return true;
  }
  if (edit !== null || shown === null || request.expiresAt > clock.now()) return false;
  Object.assign(request, { shown: null, edit: { version: shown, status: 3 }, isPaused: false });
  return true;
}

async function pauseIn(its: Published, { company, request }: Model, isPaused: boolean): Promise<void> {
  const { envelope } = await call(setRequestPause, { token: its.token, body: { id: its.requestId, isPaused } });
  if (request.isDeleted || company.isDeleted) return expect(envelope.code).toBe('NOT_FOUND');
  if (request.shown === null || request.expiresAt <= clock.now()) return expect(envelope.code).toBe('NOT_PUBLIC');
  if (request.isPaused && !isPaused && !company.isActive) return expect(envelope.code).toBe('COMPANY_NOT_APPROVED');
  expect(envelope.code).toBe(isPaused ? 'REQUEST_PAUSED' : 'REQUEST_RESUMED');
  request.isPaused = isPaused;
}

async function editRequestIn(
  its: Published,
  model: Model,
  { name: Name, hasPicture, keepsPictures, isSent, facts: saying }: Step & { do: 'editRequest' },
): Promise<void> {
  const { request, company } = model;
  const description = `Edit ${crypto.randomUUID()}`;
  const picturesBefore = keepsPictures ? (seenOf(request)?.pictures ?? []) : [];
  const sentFacts: GoodsFacts | undefined = factsSent[saying]();
  const facts = sentFacts ?? seenOf(request)?.facts;
  const change = {
    'Request.Id': its.requestId,
    'Request.Name': Name,
    'Request.Description': description,
    'Request.ImageUrls': picturesBefore,
    ...(isSent && { 'Request.Send': 'true' }),
    ...(sentFacts !== undefined && { 'Request.Facts': JSON.stringify(sentFacts) }),
  };
  const answer = await editedRequest(its, change, hasPicture ? { ImageList: pictureFile() } : {});
  if (request.isDeleted || company.isDeleted) return expect(answer.code).toBe('NOT_FOUND');
  if (isSent && !company.isActive) return expect(answer.code).toBe('COMPANY_NOT_APPROVED');
  if (isSent && isPast(facts)) return expect(answer.code).toBe('BAD_INPUT');
  const isRenamed = Name !== request.shown?.name;
  const status = statusBesideApproved(request.shown === null ? 3 : 4, isRenamed, statusOf(request) >= 3 ? 3 : 2);
  expect(answer.code).toBe('REQUEST_SAVED');
  const pictures = (answer.request?.imageUrls ?? []).map(plainAddress);
  expect([pictures.slice(0, picturesBefore.length), pictures.length]).toEqual([picturesBefore, picturesBefore.length + Number(hasPicture)]);
  take(request, { name: Name, description, pictures, isComplete: true, facts }, status);
  if (status === 4 && request.expiresAt > clock.now()) request.expiresAt = publicUntil(request.approvedAt, facts?.validUntil);
  if (isSent) sendRequest(request);
}

async function decideIn(its: Published, model: Model, { kind: what, approve }: Step & { do: 'decide' }): Promise<void> {
  const item = model[what];
  const code = await decided(what, what === 'company' ? its.company.id : its.requestId, approve);
  if (item.isDeleted) return expect(code).toBe('NOT_FOUND');
  const { edit } = item;
  if (edit?.status !== 3) return expect(code).toBe('ALREADY_DECIDED');
  if (approve && what === 'request' && isPast(edit.version.facts)) return expect(code).toBe('REQUEST_RAN_OUT');
  if (approve && what === 'request' && !model.company.isActive) return expect(code).toBe('COMPANY_NOT_APPROVED');
  expect(code).toBe(approve ? 'APPROVED' : 'REJECTED');
  if (!approve) edit.status = what === 'request' ? 1 : statusByCompleteness(edit.version.isComplete) === 2 ? 2 : 1;
  else {
    take(item, edit.version, 4);
    if (what === 'request')
      Object.assign(model.request, { approvedAt: clock.now(), expiresAt: publicUntil(clock.now(), edit.version.facts?.validUntil) });
  }
}

async function sendIn(its: Published, { company, request }: Model, what: 'company' | 'request'): Promise<void> {
  const item = what === 'company' ? company : request;
  const code = await (what === 'company' ? sentCompany(its) : sentRequest(its, its.requestId));
  if (item.isDeleted) return expect(code).toBe('NOT_FOUND');
  if (what === 'request' && !company.isActive) return expect(code).toBe('COMPANY_NOT_APPROVED');
  const { edit } = item;
  const isRunOut = edit === null && request.shown !== null && request.expiresAt <= clock.now();
  if (what === 'request' && (isRunOut || (edit !== null && edit.status < 3)) && isPast(seenOf(request)?.facts))
    return expect(code).toBe('NOT_COMPLETE');
  if (edit === null) {
    const isSent = what === 'request' && sendRequest(request);
    return expect(code).toBe(isSent ? 'REQUEST_SENT' : 'NOT_SENDABLE');
  }
  if (edit.status === 3) return expect(code).toBe('NOT_SENDABLE');
  const isReady = what === 'request' || edit.version.isComplete;
  expect(code).toBe(isReady ? `${what.toUpperCase()}_SENT` : 'NOT_COMPLETE');
  if (isReady) edit.status = 3;
}

async function run(its: Published, model: Model, one: Step): Promise<void> {
  const { company, request } = model;
  switch (one.do) {
    case 'editCompany':
      return editCompanyIn(its, model, one);
    case 'editRequest':
      return editRequestIn(its, model, one);
    case 'decide':
      return decideIn(its, model, one);
    case 'pause':
      return pauseIn(its, model, one.isPaused);
    case 'send':
      return sendIn(its, model, one.kind);
    case 'setActive': {
      if (company.isDeleted) return;
      const before = seenOf(company) ?? company.shown;
      const change = { Name: before.name, Description: before.description, WebSite: before.isComplete ? 'https://sail.example' : '' };
      const code = await editedCompany(its, { ...change, IsActive: String(one.isActive) });
      // Saves the pending edit unchanged.
      expect(code).toBe(statusOf(company) === 3 ? 'COMPANY_SAVED_FOR_REVIEW' : 'COMPANY_SAVED');
      company.isActive = one.isActive;
      return;
    }
    case 'runOut':
    case 'monthPasses':
      clock.advance(one.do === 'runOut' ? requestPublicMs + 1 : 31 * dayMs);
      await runScheduled(testEnv, clock);
      its.token = await signIn(its);
      return;
    case 'delete': {
      const isThere = one.kind === 'company' ? !company.isDeleted : !request.isDeleted;
      const { envelope } = await (one.kind === 'company'
        ? call(deleteCompany, { token: its.token, query: { id: its.company.id } })
        : call(deleteRequest, { token: its.token, query: { id: its.requestId } }));
      expect(envelope.code).toBe(isThere ? `${one.kind.toUpperCase()}_DELETED` : 'NOT_FOUND');
      if (one.kind === 'company') Object.assign(company, { isDeleted: true, isActive: false });
      request.isDeleted = true;
    }
  }
}

/** The public sees the approved version or nothing, the owner the edit and its state. */
async function expectSight(its: Published, model: Model): Promise<void> {
  const { company, request } = model;
  const page = (await call(getCompanyByPath, { body: { path: its.company.path } })).envelope.data?.company;
  const shownPage = page && { name: page.name, description: page.description, pictures: [page.logoURL], status: page.approveStatus };
  const { name: shownName, description, pictures } = company.shown;
  expect(shownPage).toEqual(company.isActive ? { name: shownName, description, pictures, status: 4 } : undefined);

  const detail = (await call(getRequestDetailById, { query: { id: its.requestId } })).envelope.data?.request;
  const shownDetail = detail && {
    name: detail.name,
    description: detail.description,
    pictures: detail.imageUrls,
    company: detail.company.name,
    facts: detail.facts,
  };
  const { isComplete: _, facts, ...version } = request.shown ?? company.shown;
  expect(shownDetail).toEqual(isRequestLive(model) ? { ...version, facts: shownFacts(facts), company: shownName } : undefined);

  if (!company.isDeleted) {
    const own = await ownCompany(its);
    expect([own.name, own.description, own.approveStatus]).toEqual([
      seenOf(company)?.name,
      seenOf(company)?.description,
      statusOf(company),
    ]);
    if (own.approveStatus >= 3) expect(own.rejectReason).toBeNull();
  }
  if (!request.isDeleted) {
    const own = await ownRequest(its, its.requestId);
    expect([own.name, own.description, own.approveStatus, own.facts]).toEqual([
      seenOf(request)?.name,
      seenOf(request)?.description,
      statusOf(request),
      shownFacts(seenOf(request)?.facts),
    ]);
    if (own.approveStatus >= 3) expect(own.rejectReason).toBeNull();
  }
}

const all = async <Row>(sql: string): Promise<Row[]> => await allRows<Row>(sql);

/** Totals equal the counted rows, the search index contains public rows, and a file exists as long as it is referenced. */
async function expectStore(): Promise<void> {
  for (const table of ['company', 'request']) {
    const live = `approve_status=4 AND is_active=1${table === 'company' ? ' AND is_user_company=0' : ''}`;
    const counted = await all(
      `SELECT k.value AS facet, COUNT(*) AS n FROM ${table}, json_each(count_keys) k WHERE ${live} GROUP BY 1 ORDER BY 1`,
    );
    const counts = await all(`SELECT facet, n FROM facet_count WHERE kind='${table}' AND n<>0 AND facet NOT LIKE '%|%|%' ORDER BY 1`);
    expect(counts, table).toEqual(counted);
    expect(await all(`SELECT rowid AS seq FROM ${table}_fts ORDER BY 1`), table).toEqual(
      await all(`SELECT seq FROM ${table} WHERE ${live} ORDER BY 1`),
    );
  }
  const lists = ['', 'pending_'].flatMap((version) => {
    const of = (column: string): string => (version === '' ? column : `json_extract(pending_edit, '$.${column}')`);
    return [
      `company, json_each(json_array(${of('logo_key')}, ${of('cover_key')})) f`,
      `request, json_each(${of('images')}) f WHERE deleted_at IS NULL`,
    ];
  });
  const files = [...lists, 'product, json_each(images) f WHERE deleted_at IS NULL'].map((from) =>
    all<{ key: string }>(`SELECT f.value AS key FROM ${from}`),
  );
  const named = new Set((await Promise.all(files)).flat().map(({ key }) => key));
  const media = await all<{ r2_key: string; state: string }>('SELECT r2_key, state FROM media');
  expect(media.filter(({ r2_key, state }) => (state === 'live') !== named.has(r2_key))).toEqual([]);
  expect(
    await all(
      'SELECT r.id FROM request r JOIN company c ON c.id=r.company_id WHERE r.approve_status=4 AND r.is_active=1 AND NOT(c.approve_status=4 AND c.is_active=1)',
    ),
  ).toEqual([]);
}

const holdsAfter = (steps: fc.Arbitrary<Step>, numRuns: number, length: { minLength: number; maxLength: number }): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(steps, length), async (taken) => {
      const its = await published(firstName, firstName);
      const [company, request] = [await ownCompany(its), await ownRequest(its, its.requestId)];
      const version = { name: firstName, isComplete: true };
      const model: Model = {
        company: {
          shown: { ...version, description: company.description, pictures: [plainAddress(company.logoURL)] },
          edit: null,
          isActive: true,
          isDeleted: false,
        },
        request: {
          shown: { ...version, description: request.description, pictures: request.imageUrls.map(plainAddress) },
          edit: null,
          approvedAt: clock.now(),
          expiresAt: clock.now() + requestPublicMs,
          isPaused: false,
          isDeleted: false,
        },
      };
      for (const one of taken) {
        await run(its, model, one);
        await expectSight(its, model);
        await expectStore();
        await expectLists();
      }
    }),
    { numRuns, seed: 20_261_122 },
  );

test('the public sees the last approved version or nothing, the owner the pending edit; totals, search and files are consistent', async () => {
  await expect(holdsAfter(step, 14, { minLength: 10, maxLength: 16 })).resolves.toBeUndefined();
}, 300_000);

test('trade facts are shown, listed, counted and found as approved, and end the request on their day', async () => {
  await expect(holdsAfter(requestStep, 10, { minLength: 24, maxLength: 32 })).resolves.toBeUndefined();
}, 300_000);
