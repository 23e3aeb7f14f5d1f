import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { requiredLine } from '../text/text.ts';
import { certificates } from '../trade/codes.ts';
import { calendarDay, id, nothing, numberText, optionalId } from '../wire/wire.ts';
import { certificateLengths } from './fields.ts';
import { ownCertificate } from './shapes.ts';

export const addAndEditCertificate = {
  body: z.strictObject({
    CompanyId: id,
    Id: optionalId,
    /** The version that was read: an edit of an older one is refused. */
    Version: z.optional(numberText),
    Kind: z.enum(certificates, 'INVALID'),
    Number: requiredLine(certificateLengths.number),
    Issuer: requiredLine(certificateLengths.issuer),
    /** Its last valid day. */
    ValidUntil: calendarDay,
  }),
  data: z.object({ certificate: ownCertificate }),
  errors: [
    'COMPANY_SUSPENDED',
    'NOT_FOUND',
    'COMPANY_GONE',
    'CERTIFICATES_FULL',
    'STALE_VERSION',
    'UNSUPPORTED_MEDIA',
    'EMPTY_FILE',
    'TOO_LARGE',
  ],
  summary: 'Adds a certificate (no or all-zero id) or edits one; it is public after moderators have approved it.',
} as const satisfies CallSchemas;
export const deleteCertificate = {
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Deletes a certificate with its document.',
} as const satisfies CallSchemas;
