import { claimItem, decide, getItem, getQueue } from '../../contract/moderation/calls.ts';
import type { ModerationKind, QueueItem, ReportedChat } from '../../contract/moderation/schemas.ts';
import { bankDetailsIn } from '../../contract/bank-details/mention.ts';
import { typedTexts } from '../chat/typed-texts.ts';
import { type Evidence, readReport } from '../chat/report-store.ts';
import { shownEvidence } from '../chat/shown-file.ts';
import { writeBeside } from '../platform/guard.ts';
import type { Context, Deps } from '../platform/handler.ts';
import { findCertificate } from '../company/certificate-store.ts';
import { ownCertificateOf } from '../company/certificates.ts';
import type { CompanyRow } from '../company/row.ts';
import { lookStatement } from '../company/look-store.ts';
import { findCompany } from '../company/store.ts';
import { listTaxTwins } from '../company/tax-twin-store.ts';
import { ownView } from '../company/view.ts';
import { isoTime } from '../platform/clock.ts';
import { on, onOthers, type Route } from '../platform/handler.ts';
import { withEdit } from '../platform/pending-edit.ts';
import { Refusal } from '../platform/refusal.ts';
import { ownRequestOf, type RequestOfCompany } from '../request/row.ts';
import { withContent } from '../request/archive.ts';
import { findRequest } from '../request/store.ts';
import { claim, claimOf } from './claim.ts';
import { consoleRoutes } from './console-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { decideItem } from './decide.ts';
import { readItemAccounts, readOwnWaiting } from './own-store.ts';
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
  hasBankDetails: row.typed !== null && bankDetailsIn(typedTexts(row.typed)).length > 0,
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
        file: await shownEvidence(env, file, clock.now()),
        dtCreatedAt: isoTime(createdAt),
      })),
    ),
  };
}

/** The version that everyone sees, beside which an edit waits. */
async function approvedOf(deps: Deps, company: CompanyRow | null, request: RequestOfCompany | null, isWhole: boolean) {
  const none = { pending_edit: null, pending_status: null };
  const isEdit = request !== null && request.pending_edit !== null;
  return {
    approvedCompany: company === null || company.pending_edit === null ? null : await ownView(deps, { ...company, ...none }, isWhole),
    approvedRequest: isEdit
      ? ownRequestOf({ ...request, ...none, company_name: await readCompanyName(deps.db, request.company_id) }, deps.clock.now())
      : null,
  };
}

async function twinsOf(db: D1DatabaseSession, company: CompanyRow | null, request: RequestOfCompany | null) {
  if (company !== null) return listTextTwins(db, 'company', company.id, withEdit(company).description);
  return request === null ? [] : listTextTwins(db, 'request', request.id, withEdit(request).description);
}

/** The company of a certificate is shown as everyone of its account sees it: its tax fields and documents are not what is decided on. */
async function look({ query: { kind, id }, caller, deps }: Context<typeof getItem>) {
  const { db, clock } = deps;
  const row = await findWaiting(db, kind, id, clock.now());
  if (row === null) throw new Refusal('NOT_FOUND');
  // Who can not decide, because somebody else has it, is not shown what is private of it.
  const isWhole = claimOf(row, caller.userId)?.isOwn !== false;
  if (isWhole && (kind === 'company' || kind === 'certificate'))
    await writeBeside(db, [lookStatement(db, kind, { id, userId: caller.userId }, clock.now())]);
  const certificate = kind === 'certificate' ? await findCertificate(db, id) : null;
  const companyId = kind === 'company' ? id : certificate?.company_id;
  const company = companyId === undefined ? null : await findCompany(db, companyId);
  const request = kind === 'request' ? await withContent(deps.env, await findRequest(db, id)) : null;
  const owner = kind === 'contact' || kind === 'report' ? null : await readOwner(db, kind, id);
  return {
    item: itemOf(kind, row, caller.userId),
    company: company === null ? null : await ownView(deps, company, isWhole && kind === 'company'),
    certificate: certificate === null ? null : await ownCertificateOf(deps, certificate, isWhole),
    ...(await approvedOf(deps, kind === 'company' ? company : null, request, isWhole)),
    textTwins: await twinsOf(db, kind === 'company' ? company : null, request),
    taxTwins: company === null ? [] : await listTaxTwins(db, withEdit(company)),
    request: request === null ? null : ownRequestOf(request, deps.clock.now()),
    owner: owner === null ? null : ownerOf(owner),
    message: kind === 'contact' ? await readMessage(db, id) : null,
    report: kind === 'report' ? await reportOf(deps, id) : null,
    history: (await readHistory(db, kind, id)).map(({ at, ...entry }) => ({ ...entry, at: isoTime(at) })),
  };
}

type Counts = Record<ModerationKind, number>;
const others = (waiting: Counts, own: Counts): Counts => ({
  company: waiting.company - own.company,
  request: waiting.request - own.request,
  phone: waiting.phone - own.phone,
  contact: waiting.contact - own.contact,
  report: waiting.report - own.report,
  certificate: waiting.certificate - own.certificate,
});

/** All of the console; other subjects of it have lists of routes of their own. */
export const moderationRoutes: readonly Route[] = [
  ...consoleRoutes,
  ...peopleRoutes,
  on(getQueue, async ({ query: { kind, page, ...filter }, caller: { userId, masterUserId }, deps: { db, clock } }) => {
    const [rows, waiting, own] = await Promise.all([
      readQueue(db, kind, page ?? 1, filter, { userId, masterUserId, now: clock.now() }),
      countWaiting(db),
      readOwnWaiting(db, masterUserId),
    ]);
    return {
      items: rows.map((row) => itemOf(kind, row, userId)),
      counts: others(waiting, own.counts),
      own,
    };
  }),
  onOthers(getItem, ({ query, deps }) => readItemAccounts(deps.db, query.kind, query.id), look),
  onOthers(claimItem, ({ body, deps }) => readItemAccounts(deps.db, body.kind, body.id), claim),
  onOthers(
    decide,
    ({ body, deps }) => readItemAccounts(deps.db, body.kind, body.id),
    ({ body, caller, deps }) => decideItem(deps, caller, body),
  ),
];
