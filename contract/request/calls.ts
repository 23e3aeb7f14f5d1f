import { defineCall } from '../wire/call.ts';
import { requestDocumentsMax, requestPicturesMax } from '../limits.ts';

export const getRequestCards = defineCall({
  method: 'POST',
  path: '/Company/GetRequestCards',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const getRequestCardsFromCategoriesOrSubCategories = defineCall({
  method: 'POST',
  path: '/Company/GetRequestCardsFromCategoriesOrSubCategories',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const getRequestsByCompanyId = defineCall({
  method: 'POST',
  path: '/Company/GetRequestsByCompanyId',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const getRequestFacets = defineCall({
  method: 'GET',
  path: '/Company/GetRequestFacets',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const getRequestDetailById = defineCall({
  method: 'POST',
  path: '/Company/GetRequestDetailById',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const ownRequestSorts = ['newest', 'oldest', 'name', 'state'] as const;
export type OwnRequestSort = (typeof ownRequestSorts)[number];

export const getUserAllRequestCards = defineCall({
  method: 'GET',
  path: '/User/GetUserAllRequestCards',
  access: { who: 'member', flag: 'requestsAccess' },
  reads: ['request'],
});
export const getUserRequestById = defineCall({
  method: 'GET',
  path: '/User/GetUserRequestById',
  access: { who: 'member', flag: 'requestsAccess' },
  reads: ['request'],
});
export const addAndEditRequest = defineCall({
  method: 'POST',
  path: '/Company/AddAndEditRequest',
  access: { who: 'member', flag: 'requestsAccess', spends: true },
  files: {
    ImageList: { purpose: 'picture', countMax: requestPicturesMax },
    FileList: { purpose: 'requestDocument', countMax: requestDocumentsMax },
  },
  write: true,
  changes: ['request', 'user'],
});
export const sendToApproveOfRequest = defineCall({
  method: 'POST',
  path: '/Company/SendToApproveOfRequest',
  access: { who: 'member', flag: 'requestsAccess' },
  write: true,
  changes: ['request'],
});
export const setRequestPause = defineCall({
  method: 'POST',
  path: '/Company/SetRequestPause',
  access: { who: 'member', flag: 'requestsAccess' },
  write: true,
  changes: ['request'],
});
export const deleteRequest = defineCall({
  method: 'DELETE',
  path: '/Company/DeleteRequest',
  access: { who: 'member', flag: 'requestsAccess' },
  write: true,
  changes: ['request'],
});
