/** Company pages, directory and the owner's company management. */
import { defineCall } from '../wire/call.ts';
import { companyDocumentsMax } from '../limits.ts';

export const getCompanyCards = defineCall({
  name: 'GetCompanyCards',
  method: 'POST',
  path: '/Company/GetCompanyCards',
  access: { who: 'anyone' },
  reads: ['company'],
});

export const getCompanyByPath = defineCall({
  name: 'GetCompanyByPath',
  method: 'POST',
  path: '/Company/GetCompanyByPath',
  access: { who: 'anyone' },
  reads: ['company'],
});
export const getOtherCompanies = defineCall({
  name: 'GetOtherCompanies',
  method: 'GET',
  path: '/Company/GetOtherCompanies',
  access: { who: 'anyone' },
  reads: ['company'],
});
export const getCompanyById = defineCall({
  name: 'GetCompanyById',
  method: 'POST',
  path: '/Company/GetCompanyById',
  access: { who: 'member' },
  reads: ['company'],
});
export const getUserCompanies = defineCall({
  name: 'GetUserCompanies',
  method: 'GET',
  path: '/Company/GetUserCompanies',
  access: { who: 'member' },
  reads: ['company'],
});

export const limitErrors = ['LIMIT_REACHED', 'COMPANY_EMAIL_USED', 'COMPANY_NAME_USED', 'CATEGORY_INVALID'] as const;

export const addCompany = defineCall({
  name: 'AddCompany',
  method: 'POST',
  path: '/Company/AddCompany',
  access: { who: 'member', flag: 'addCompany' },
  write: true,
  changes: ['company', 'user'],
});

export const editCompany = defineCall({
  name: 'EditCompany',
  method: 'POST',
  path: '/Company/EditCompany',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  files: {
    Logo: { purpose: 'logo', countMax: 1 },
    MainPhoto: { purpose: 'cover', countMax: 1 },
    /** For the moderators: nobody else but the owner sees them. */
    OtherDocuments: { purpose: 'companyDocument', countMax: companyDocumentsMax, isPrivate: true },
  },
  write: true,
  changes: ['company', 'user'],
});

export const deleteCompany = defineCall({
  name: 'DeleteCompany',
  method: 'DELETE',
  path: '/Company/DeleteCompany',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  write: true,
  changes: ['company', 'product', 'request', 'user'],
});
export const sendToApproveOfCompany = defineCall({
  name: 'SendToApproveOfCompany',
  method: 'POST',
  path: '/Company/SendToApproveOfCompany',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  write: true,
  changes: ['company', 'user'],
});
export const boostCompany = defineCall({
  name: 'BoostCompany',
  method: 'POST',
  path: '/Company/BoostCompany',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  write: true,
  changes: ['company', 'user'],
});
export const addCompanyView = defineCall({
  name: 'AddCompanyView',
  method: 'POST',
  path: '/Company/AddCompanyView',
  access: { who: 'anyone' },
  // Views are counted behind the answer.
  changes: [],
});
