/** The fields of an owner's form that a rejection may refer to; their names are in moderation.json (`fields.<name>`). */
import type { ModerationKind } from './schemas.ts';

export const rejectFields = {
  company: [
    'name',
    'type',
    'description',
    'keywords',
    'email',
    'webSite',
    'video',
    'logo',
    'address',
    'phone',
    'taxNumber',
    'taxOffice',
    'documents',
    'categories',
  ],
  request: ['name', 'description', 'keywords', 'category', 'pictures', 'files', 'facts'],
  certificate: ['kind', 'number', 'issuer', 'validUntil', 'document'],
} as const satisfies Partial<Record<ModerationKind, readonly string[]>>;

export type RejectField = (typeof rejectFields)[keyof typeof rejectFields][number];

/** The fields for a kind of item; none if there is no form to correct. */
export const rejectFieldsOf = (kind: ModerationKind): readonly RejectField[] =>
  kind === 'company' || kind === 'request' || kind === 'certificate' ? rejectFields[kind] : [];
