/** Company pages, directory and the owner's company management. */
import { defineCall } from '../wire/call.ts';
import { companyDocumentsMax } from '../limits.ts';

export const getCompanyCards = defineCall({
  method: 'POST',
  path: '/Company/GetCompanyCards',
  access: { who: 'anyone' },
  reads: ['company'],
});

export const getCompanyByPath = defineCall({
  method: 'POST',
  path: '/Company/GetCompanyByPath',
  access: { who: 'anyone' },
  reads: ['company'],
});
export const getOtherCompanies = defineCall({
  method: 'GET',
  path: '/Company/GetOtherCompanies',
  access: { who: 'anyone' },
  reads: ['company'],
});
export const getCompanyById = defineCall({
  method: 'POST',
  path: '/Company/GetCompanyById',
  access: { who: 'member' },
  reads: ['company'],
});
export const getUserCompanies = defineCall({
  method: 'GET',
  path: '/Company/GetUserCompanies',
  access: { who: 'member' },
  reads: ['company'],
});

export const limitErrors = ['LIMIT_REACHED', 'COMPANY_EMAIL_USED', 'COMPANY_NAME_USED', 'CATEGORY_INVALID'] as const;

export const addCompany = defineCall({
  method: 'POST',
  path: '/Company/AddCompany',
  access: { who: 'member', flag: 'addCompany' },
  write: true,
  changes: ['company', 'user'],
});

export const editCompany = defineCall({
  method: 'POST',
  path: '/Company/EditCompany',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  files: {
    Logo: { purpose: 'logo', countMax: 1 },
    MainPhoto: { purpose: 'cover', countMax: 1 },
    /** Private: for the moderators and the owner only. */
    OtherDocuments: { purpose: 'companyDocument', countMax: companyDocumentsMax, isPrivate: true },
  },
  write: true,
  changes: ['company', 'user'],
});

export const deleteCompany = defineCall({
  method: 'DELETE',
  path: '/Company/DeleteCompany',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  write: true,
  changes: ['company', 'product', 'request', 'user'],
});
export const sendToApproveOfCompany = defineCall({
  method: 'POST',
  path: '/Company/SendToApproveOfCompany',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  write: true,
  changes: ['company', 'user'],
});
export const boostCompany = defineCall({
  method: 'POST',
  path: '/Company/BoostCompany',
  access: { who: 'member', flag: 'editAndDeleteCompany', spends: true },
  write: true,
  changes: ['company', 'user'],
});
export const addCompanyView = defineCall({
  method: 'POST',
  path: '/Company/AddCompanyView',
  access: { who: 'anyone' },
  // Views are counted after the answer.
  changes: [],
});

/** Certificates: the owner adds them, moderators check each one, and only approved and valid ones are public. */
export const addAndEditCertificate = defineCall({
  method: 'POST',
  path: '/Company/AddAndEditCertificate',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
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
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  write: true,
  changes: ['company'],
});
