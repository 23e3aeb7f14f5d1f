import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { requiredLine, requiredText } from '../text/text.ts';
import { title } from '../text/author-texts.ts';
import { booleanText, email, id, language, time } from '../wire/wire.ts';
import { shownEvidence } from './evidence.ts';
import { needsRights, noticeKinds, noticeLengths, noticeReasons } from './fields.ts';
import { snapshot } from './snapshot.ts';

const kind = z.enum(noticeKinds, 'INVALID');
const reason = z.enum(noticeReasons, 'INVALID');

const shownTarget = z.object({
  kind,
  id: z.string(),
  title,
  /** Empty for an article. */
  companyName: z.string(),
  /** Path of the public page, without language prefix. */
  path: z.string(),
});
export type NoticeTarget = z.infer<typeof shownTarget>;

/** A case in the console: all reports about one item of public content that wait for one decision. */
export const shownCase = z.object({
  /** The reported item. If it was deleted, with its last name and an empty path. */
  target: shownTarget,
  isPublic: z.boolean(),
  /** Whether more than a warning is possible: it is public, or will be again without a review. */
  canAct: z.boolean(),
  /** Its public pictures, which can be removed individually. */
  pictures: z.array(z.object({ key: z.string(), url: z.string() })),
  /** The content when the case was opened; null after the account was deleted. */
  was: z.nullable(snapshot),
  /** The present content; null if the item was deleted. */
  now: z.nullable(snapshot),
  /** The pictures of `was` that are no longer stored. */
  lostPictures: z.array(z.string()),
  /** Other cases about the same account that are open or were closed without action; the newest twenty. */
  otherCases: z.array(
    z.object({
      id: z.string(),
      /** The reported item; without a title if it was deleted. */
      target: shownTarget,
      isPublic: z.boolean(),
      reports: z.number(),
      dtOpenedAt: time,
      dtHandledAt: z.nullable(time),
    }),
  ),
  /** The reports of the case, the oldest hundred. */
  notices: z.array(
    z.object({
      number: z.string(),
      reason,
      text: z.string(),
      rights: z.string(),
      name: z.string(),
      email: z.string(),
      dtCreatedAt: time,
      /** Version of the reported item when the report was written. */
      version: z.number(),
      files: shownEvidence,
    }),
  ),
});
export type NoticeCase = z.infer<typeof shownCase>;

export const getNoticeTarget = {
  query: z.object({ kind, id, lang: z.optional(language) }),
  data: shownTarget,
  errors: ['NOT_FOUND'],
  summary: 'What a report would be about: a public company, product, request, certificate or article.',
} as const satisfies CallSchemas;
export const addNotice = {
  body: z
    .strictObject({
      kind,
      id,
      reason,
      text: requiredText(noticeLengths.text),
      /** The right that is infringed, and its owner. */
      rights: z.optional(requiredLine(noticeLengths.rights)),
      name: requiredLine(noticeLengths.name),
      email: z.pipe(email, z.string().check(z.maxLength(noticeLengths.email, 'TOO_LONG'))),
      /** "To the best of my knowledge this is true and complete." */
      isTrue: z.pipe(booleanText, z.literal(true, 'REQUIRED')),
    })
    .check(z.refine(({ reason, rights }) => !needsRights(reason) || rights !== undefined, { error: 'REQUIRED', path: ['rights'] })),
  data: z.object({ number: z.string() }),
  errors: ['NOT_FOUND', 'ALREADY_REPORTED', 'THROTTLED', 'UNSUPPORTED_MEDIA', 'EMPTY_FILE', 'TOO_LARGE', 'UPLOAD_GONE'],
  summary:
    'Reports public content to the moderators, with up to three private files (pdf, jpg, png, webp). Reports of the same thing are one case; the reporter gets mails of receipt and outcome.',
} as const satisfies CallSchemas;
