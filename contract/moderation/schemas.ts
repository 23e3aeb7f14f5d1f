import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { reportReasons } from '../chat/fields.ts';
import { chatFile } from '../chat/shapes.ts';
import { ownCertificate, ownCompany } from '../company/shapes.ts';
import { asciiLowerCase } from '../text/letter-case.ts';
import { productPicturesMax } from '../limits.ts';
import { id, language, nothing, numberText, time } from '../wire/wire.ts';
import { pastDecision, shownAppeal } from '../decision/schemas.ts';
import { shownCase } from '../notice/schemas.ts';
import { product } from '../product/shapes.ts';
import { ownRequest } from '../request/shapes.ts';
import { unfoundedMax } from '../strike/fields.ts';
import { shownProposal } from '../strike/schemas.ts';
import { optionalText, requiredLine } from '../text/text.ts';
import { title, titled } from '../text/author-texts.ts';
import { claimStates, moderationKinds } from './calls.ts';
import { allCaseActs } from '../decision/fields.ts';
import { decisionLengths } from './rejection.ts';
import type { queueFilters } from './filters.ts';

const rejectReasonsMax = 10;
const rejectFaultsMax = 40;

export const moderationKind = z.enum(moderationKinds, 'INVALID');
export type ModerationKind = z.infer<typeof moderationKind>;

/** The moderator who has claimed an item, and until when. */
const itemClaim = z.object({ by: z.string(), isOwn: z.boolean(), dtUntil: time });
export type ItemClaim = z.infer<typeof itemClaim>;

export const queueItem = z.object({
  id: z.string(),
  kind: moderationKind,
  version: z.number(),
  title: z.string(),
  /** Title of a request in the moderator's language. */
  readerTitle: z.optional(title),
  subtitle: z.string(),
  /** Two-letter country code, lower case, or empty. */
  country: z.string(),
  dtSentAt: time,
  /** The owner's language; null for a contact message. */
  language: z.optional(z.nullable(language)),
  claim: z.optional(z.nullable(itemClaim)),
  /** Whether its public texts contain bank details. */
  hasBankDetails: z.optional(z.boolean()),
});
export type QueueItem = z.infer<typeof queueItem>;

/** The messages of a reported chat; no others are included. */
export const reportedChat = z.object({
  reason: z.enum(reportReasons),
  note: z.string(),
  /** The chat's name. */
  subject: z.string(),
  ...titled,
  reporterCompany: z.string(),
  reportedCompany: z.string(),
  messages: z.array(
    z.object({
      /** Sent by the reported side. */
      isReported: z.boolean(),
      text: z.string(),
      file: z.nullable(chatFile),
      dtCreatedAt: time,
    }),
  ),
});
export type ReportedChat = z.infer<typeof reportedChat>;

const queueCounts = z.object({
  company: z.number(),
  request: z.number(),
  product: z.number(),
  phone: z.number(),
  contact: z.number(),
  report: z.number(),
  notice: z.number(),
  appeal: z.number(),
  proposal: z.number(),
  certificate: z.number(),
});

export const getQueue = {
  query: z.object({
    kind: moderationKind,
    page: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID')))),
    ...({
      language: z.optional(language),
      country: z.optional(
        z.pipe(
          z.string().check(z.regex(/^[a-z]{2}$/i, 'INVALID')),
          z.transform((code: string) => asciiLowerCase(code)),
        ),
      ),
      olderThanHours: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID'), z.lte(10_000, 'INVALID')))),
      claimed: z.optional(z.enum(claimStates, 'INVALID')),
    } satisfies Record<keyof typeof queueFilters, z.ZodMiniType>),
  }),
  data: z.object({
    items: z.array(queueItem),
    /** Numbers of the items on which the caller may decide. */
    counts: queueCounts,
    /** Items of the caller's own account, which are not listed: a colleague decides on them. */
    own: z.optional(
      z.object({
        counts: queueCounts,
        /** Whether somebody of another account works in the queues; if not, these items wait. */
        hasColleague: z.boolean(),
      }),
    ),
  }),
  summary: 'Items that wait for a decision, the oldest first, 50 per page; without those of the own account.',
} as const satisfies CallSchemas;
export const getItem = {
  query: z.object({ kind: moderationKind, id }),
  data: z.object({
    item: queueItem,
    company: z.nullable(ownCompany),
    /** The approved version of an item with a pending edit. */
    approvedCompany: z.optional(z.nullable(ownCompany)),
    approvedRequest: z.optional(z.nullable(ownRequest)),
    /** The certificate; `company` is the company that has it. */
    certificate: z.nullable(ownCertificate),
    /** Companies with the same tax number, ten at most. */
    taxTwins: z.array(z.object({ id: z.string(), name: z.string(), ownerName: z.string() })),
    /** Other items with the same description, ten at most. */
    textTwins: z.optional(z.array(z.object({ id: z.string(), name: z.string(), ownerName: z.string() }))),
    request: z.nullable(ownRequest),
    /** A restricted product, as its owner has corrected it. */
    product: z.nullable(product),
    owner: z.nullable(
      z.object({ id: z.string(), fullName: z.string(), email: z.string(), stPhone: z.string(), language: z.string(), dtCreatedAt: time }),
    ),
    message: z.nullable(z.string()),
    report: z.nullable(reportedChat),
    notice: z.nullable(shownCase),
    appeal: z.nullable(shownAppeal),
    proposal: z.nullable(shownProposal),
    /** Earlier decisions about the account and its content, the newest first; twenty at most. */
    decisions: z.optional(z.array(pastDecision)),
    history: z.array(z.object({ action: z.string(), outcome: z.string(), detail: z.string(), actor: z.string(), at: time })),
  }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  summary: 'All a moderator needs to decide on one item, with its history from the audit log.',
} as const satisfies CallSchemas;
export const claimItem = {
  body: z.strictObject({ kind: moderationKind, id, isClaimed: z.boolean() }),
  data: z.object({ claim: z.nullable(itemClaim) }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DECIDED', 'ITEM_CLAIMED'],
  summary: 'Claims an item for ten minutes, renews or releases the claim; `data` of the refusal names the moderator who has claimed it.',
} as const satisfies CallSchemas;
export const decide = {
  body: z.strictObject({
    kind: moderationKind,
    id,
    version: z.int(),
    approve: z.boolean(),
    /** Codes of reasons; a rejection needs one, except of kinds without any. */
    reasons: z.optional(z.array(requiredLine(40)).check(z.maxLength(rejectReasonsMax, 'TOO_MANY'))),
    note: optionalText(decisionLengths.note),
    /** What is done about reported content that is rejected; `TAKEN_DOWN` by default. */
    act: z.optional(z.enum(allCaseActs, 'INVALID')),
    /** For `PICTURES_REMOVED`: keys of `notice.pictures`. No other kind of content has more pictures than a product. */
    pictures: z.optional(z.array(requiredLine(100)).check(z.maxLength(productPicturesMax, 'TOO_MANY'))),
    /** The field of the owner's form to which a reason refers. */
    faults: z.optional(
      z.array(z.strictObject({ reason: requiredLine(40), field: requiredLine(40) })).check(z.maxLength(rejectFaultsMax, 'TOO_MANY')),
    ),
    /** Numbers of the reports of this case that are manifestly unfounded; allowed only if the content stays public. */
    unfounded: z.optional(z.array(requiredLine(40)).check(z.maxLength(unfoundedMax, 'TOO_MANY'))),
  }),
  data: nothing,
  errors: [
    'NOT_FOUND',
    'OWN_ACCOUNT',
    'STALE_VERSION',
    'ALREADY_DECIDED',
    'ITEM_CLAIMED',
    'COMPANY_NOT_APPROVED',
    'REQUEST_RAN_OUT',
    'NOT_PUBLIC',
    'STRIKES_ENDED',
    'LAST_MODERATOR',
  ],
  summary: 'Approves or rejects; written to the audit log and mailed to the owner in their language.',
} as const satisfies CallSchemas;
