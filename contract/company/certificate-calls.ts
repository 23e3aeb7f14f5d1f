/** Certificates of a company: its owner names them, moderators check each, and only what is checked and still valid is public. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { requiredLine } from '../text.ts';
import { certificates } from '../trade/codes.ts';
import { calendarDay, id, nothing, numberText, optionalId } from '../wire.ts';
import { certificateLengths } from './fields.ts';
import { ownCertificate } from './shapes.ts';

const access = { who: 'member', flag: 'editAndDeleteCompany' } as const;

export const addAndEditCertificate = defineCall({
  name: 'AddAndEditCertificate',
  method: 'POST',
  path: '/Company/AddAndEditCertificate',
  access,
  body: z.strictObject({
    CompanyId: id,
    Id: optionalId,
    /** The version that was read: an edit of an older one is refused. */
    Version: z.optional(numberText),
    Kind: z.enum(certificates, 'INVALID'),
    Number: requiredLine(certificateLengths.number),
    Issuer: requiredLine(certificateLengths.issuer),
    /** Its last day. */
    ValidUntil: calendarDay,
  }),
  files: {
    /** For the moderators: nobody else but the owner sees it. An edit without one keeps it. */
    Document: { purpose: 'companyDocument', countMax: 1 },
  },
  data: z.object({ certificate: ownCertificate }),
  errors: ['COMPANY_SUSPENDED', 'NOT_FOUND', 'COMPANY_GONE', 'CERTIFICATES_FULL', 'STALE_VERSION', 'UNSUPPORTED_MEDIA', 'TOO_LARGE'],
  write: true,
  summary: 'Adds a certificate (no or all-zero id) or edits one; moderators check it then, and until they have it is not public.',
});
export const deleteCertificate = defineCall({
  name: 'DeleteCertificate',
  method: 'DELETE',
  path: '/Company/DeleteCertificate',
  access,
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  write: true,
  summary: 'Deletes a certificate with its document.',
});
