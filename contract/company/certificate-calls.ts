/** Certificates of a company: its owner adds them, moderators check each, and only checked and valid ones are public. */
import { defineCall } from '../wire/call.ts';

const access = { who: 'member', flag: 'editAndDeleteCompany' } as const;

export const addAndEditCertificate = defineCall({
  method: 'POST',
  path: '/Company/AddAndEditCertificate',
  access,
  files: {
    /** For the moderators: nobody else but the owner sees it. An edit without one keeps it. */
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
