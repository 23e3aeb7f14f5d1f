/** Certificates of a company: the owner adds them, moderators check each one, and only approved and valid ones are public. */
import { defineCall } from '../wire/call.ts';

const access = { who: 'member', flag: 'editAndDeleteCompany' } as const;

export const addAndEditCertificate = defineCall({
  method: 'POST',
  path: '/Company/AddAndEditCertificate',
  access,
  files: {
    /** Private: for the moderators and the owner only. An edit without a document keeps the stored one. */
    Document: { purpose: 'companyDocument', countMax: 1, isPrivate: true },
  },
  write: true,
  changes: ['company'],
});
export const deleteCertificate = defineCall({
  method: 'DELETE',
  path: '/Company/DeleteCertificate',
  access,
  write: true,
  changes: ['company'],
});
