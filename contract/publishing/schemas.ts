import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { inEachApiLanguage } from '../text/languages.ts';
import { id, instant, jsonText, nothing, numberText, optionalId, time } from '../wire/wire.ts';
import { contentKinds, contentPageSize, versionsShown } from './kinds.ts';

const contentKind = z.enum(contentKinds, 'INVALID');
const version = z.pipe(numberText, z.int().check(z.gte(0, 'INVALID_NUMBER'), z.lte(1_000_000, 'INVALID_NUMBER')));
const fieldTexts = z.record(z.string(), z.string());
const titles = z.object(inEachApiLanguage(() => z.optional(z.string())));

const contentEntry = z.object({
  id: z.string(),
  kind: contentKind,
  /** The key of an information page, the service type of a price, the slug of a category. */
  key: z.string(),
  /** Titles in the languages that have one. */
  titles,
  /** The name of a sub-category's category. */
  parent: z.nullable(titles),
  /** The last saved version. */
  version: z.number(),
  /** The published version; null if there is none. */
  live: z.nullable(z.number()),
  /** The version that is scheduled for publication; null if there is none. */
  due: z.nullable(z.number()),
  dtDueAt: z.nullable(time),
  dtChangedAt: z.nullable(time),
});
export type ContentEntry = z.infer<typeof contentEntry>;

const contentVersion = z.object({
  version: z.number(),
  /** Empty for content from before the first edit, and for forgotten people. */
  by: z.string(),
  dtCreatedAt: z.nullable(time),
  dtPublishedAt: z.nullable(time),
  restoredFrom: z.nullable(z.number()),
});

const values = z.object({ shared: fieldTexts, texts: z.object(inEachApiLanguage(() => z.optional(fieldTexts))) });

export const getContents = {
  query: z.object({ kind: contentKind, after: z.optional(numberText) }),
  data: z.object({ entries: z.array(contentEntry), next: z.nullable(z.number()) }),
  errors: ['FORBIDDEN'],
  summary: `Entries of a kind, ${contentPageSize} a page, the newest first for kinds with new entries. Plans, packs and prices are for administrators only.`,
} as const satisfies CallSchemas;
export const getContent = {
  query: z.object({ id, version: z.optional(version) }),
  data: z.object({
    entry: contentEntry,
    /** Contents of the requested version, by default of the last. */
    values,
    /** Last part of the public address in each language; it never changes. */
    paths: titles,
    /** Currencies of the prices, by language. */
    currencies: titles,
    versions: z.array(contentVersion),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  summary: `An entry with the contents of one version, and its last ${versionsShown} versions.`,
} as const satisfies CallSchemas;
const languageTexts = z.optional(jsonText(fieldTexts));
export const saveContent = {
  body: z.strictObject({
    /** Without it a new entry is made. */
    id: optionalId,
    kind: contentKind,
    /** The version that was edited, 0 for a new entry; a newer one is not overwritten. */
    version,
    /** Fields that are not sent stay unchanged. */
    shared: languageTexts,
    ...inEachApiLanguage(() => languageTexts),
  }),
  data: z.object({ id: z.string(), version: z.number() }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE_VERSION'],
  summary: 'Saves a new version as a draft, which is not public.',
} as const satisfies CallSchemas;
export const publishContent = {
  body: z.strictObject({
    id,
    /** The last version; it is the one that is published. */
    version,
    /** Time of publication; without it, the version is published at once. */
    at: z.optional(instant),
  }),
  data: nothing,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE_VERSION'],
  summary: 'Publishes the last version, now or later.',
} as const satisfies CallSchemas;
export const restoreContent = {
  body: z.strictObject({ id, version, from: version }),
  data: z.object({ version: z.number() }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE_VERSION'],
  summary: 'Restores an earlier version as a new draft.',
} as const satisfies CallSchemas;
export const withdrawContent = {
  body: z.strictObject({ id, version, what: z.enum(['schedule', 'public'], 'INVALID') }),
  data: nothing,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE_VERSION', 'NOT_PUBLIC'],
  summary: 'Cancels a scheduled publication, or withdraws a published entry; the versions stay.',
} as const satisfies CallSchemas;
