import {
  claimItem,
  decide,
  getItem,
  getQueue,
  type ModerationKind,
  type QueueItem,
  type ReportedChat,
} from '../../contract/moderation/calls.ts';
import { type Evidence, readReport } from '../chat/report-store.ts';
import { shownFile } from '../chat/shown-file.ts';
import type { Context, Deps } from '../platform/handler.ts';
import { findCertificate } from '../company/certificate-store.ts';
import { ownCertificateOf } from '../company/certificates.ts';
import type { CompanyRow } from '../company/row.ts';
import { findCompany } from '../company/store.ts';
import { listTaxTwins } from '../company/tax-twin-store.ts';
import { ownView } from '../company/view.ts';
import { isoTime } from '../platform/clock.ts';
import { on, type Route } from '../platform/handler.ts';
import { withEdit } from '../platform/pending-edit.ts';
import { Refusal } from '../platform/refusal.ts';
import { ownRequestOf, type RequestOfCompany } from '../request/row.ts';
import { withContent } from '../request/archive.ts';
import { findRequest } from '../request/store.ts';
import { claim, claimOf } from './claim.ts';
import { consoleRoutes } from './console-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { decideItem } from './decide.ts';
import {
  countWaiting,
  findWaiting,
  type OwnerRow,
  type QueueRow,
  readCompanyName,
  readHistory,
  readMessage,
  readOwner,
  readQueue,
} from './store.ts';
import { listTextTwins } from './twin-store.ts';

const itemOf = (kind: ModerationKind, row: QueueRow, userId: string): QueueItem => ({
  id: row.id,
  kind,
  version: row.version,
  title: row.title,
  subtitle: row.subtitle,
  country: row.country,
  dtSentAt: isoTime(row.sent_at),
  language: row.language,
  claim: claimOf(row, userId),
});

const ownerOf = (owner: OwnerRow) => ({
  id: owner.id,
  fullName: owner.full_name,
  email: owner.email,
  stPhone: owner.phone === null ? '' : `+${owner.phone}`,
  language: owner.language,
  dtCreatedAt: isoTime(owner.created_at),
});

/** What was shown of a chat, its files by addresses of their own. */
async function reportOf({ db, env, clock }: Deps, id: string): Promise<ReportedChat | null> {
  const row = await readReport(db, id);
  if (row === null) return null;
  const evidence = JSON.parse(row.evidence) as Evidence[];
  return {
    reason: row.reason,
    note: row.note,
    subject: row.subject,
    reporterCompany: row.reporter_company_name,
    reportedCompany: row.reported_company_name,
    messages: await Promise.all(
      evidence.map(async ({ companyId, text, file, createdAt }) => ({
        isReported: companyId === row.reported_company_id,
        text,
        file: await shownFile(env, file, clock.now()),
        dtCreatedAt: isoTime(createdAt),
      })),
    ),
  };
}

/** The version that everyone sees, beside which an edit waits. */
async function approvedOf(deps: Deps, company: CompanyRow | null, request: RequestOfCompany | null) {
  const none = { pending_edit: null, pending_status: null };
  const isEdit = request !== null && request.pending_edit !== null;
  return {
    approvedCompany: company === null || company.pending_edit === null ? null : await ownView(deps, { ...company, ...none }),
    approvedRequest: isEdit
      ? ownRequestOf({ ...request, ...none, company_name: await readCompanyName(deps.db, request.company_id) }, deps.clock.now())
      : null,
  };
}

async function twinsOf(db: D1DatabaseSession, company: CompanyRow | null, request: RequestOfCompany | null) {
  if (company !== null) return listTextTwins(db, 'company', company.id, withEdit(company).description);
  return request === null ? [] : listTextTwins(db, 'request', request.id, withEdit(request).description);
}

async function look({ query: { kind, id }, caller, deps }: Context<typeof getItem>) {
  const { db, clock } = deps;
  const row = await findWaiting(db, kind, id, clock.now());
  if (row === null) throw new Refusal('NOT_FOUND');
  const certificate = kind === 'certificate' ? await findCertificate(db, id) : null;
  const companyId = kind === 'company' ? id : certificate?.company_id;
  const company = companyId === undefined ? null : await findCompany(db, companyId);
  const request = kind === 'request' ? await withContent(deps.env, await findRequest(db, id)) : null;
  const owner = kind === 'contact' || kind === 'report' ? null : await readOwner(db, kind, id);
  return {
    item: itemOf(kind, row, caller.userId),
    company: company === null ? null : await ownView(deps, company),
    certificate: certificate === null ? null : await ownCertificateOf(deps, certificate),
    ...(await approvedOf(deps, kind === 'company' ? company : null, request)),
    textTwins: await twinsOf(db, kind === 'company' ? company : null, request),
    taxTwins: company === null ? [] : await listTaxTwins(db, withEdit(company)),
    request: request === null ? null : ownRequestOf(request, deps.clock.now()),
    owner: owner === null ? null : ownerOf(owner),
    message: kind === 'contact' ? await readMessage(db, id) : null,
    report: kind === 'report' ? await reportOf(deps, id) : null,
    history: (await readHistory(db, kind, id)).map(({ at, ...entry }) => ({ ...entry, at: isoTime(at) })),
  };
}

/** All of the console; other subjects of it have lists of routes of their own. */
export const moderationRoutes: readonly Route[] = [
  ...consoleRoutes,
  ...peopleRoutes,
  on(getQueue, async ({ query: { kind, page, ...filter }, caller: { userId }, deps: { db, clock } }) => ({
    items: (await readQueue(db, kind, page ?? 1, filter, { userId, now: clock.now() })).map((row) => itemOf(kind, row, userId)),
    counts: await countWaiting(db),
  })),
  on(getItem, look),
  on(claimItem, claim),
  on(decide, ({ body, caller, deps }) => decideItem(deps, caller, body)),
];
