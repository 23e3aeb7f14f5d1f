import { defineCall } from '../wire/call.ts';
import { requestDocumentsMax, requestPicturesMax } from '../limits.ts';

export const getRequestCards = defineCall({
  name: 'GetRequestCards',
  method: 'POST',
  path: '/Company/GetRequestCards',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const getRequestCardsFromCategoriesOrSubCategories = defineCall({
  name: 'GetRequestCardsFromCategoriesOrSubCategories',
  method: 'POST',
  path: '/Company/GetRequestCardsFromCategoriesOrSubCategories',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const getRequestsByCompanyId = defineCall({
  name: 'GetRequestsByCompanyId',
  method: 'POST',
  path: '/Company/GetRequestsByCompanyId',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const getRequestFacets = defineCall({
  name: 'GetRequestFacets',
  method: 'GET',
  path: '/Company/GetRequestFacets',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const getRequestDetailById = defineCall({
  name: 'GetRequestDetailById',
  method: 'POST',
  path: '/Company/GetRequestDetailById',
  access: { who: 'anyone' },
  reads: ['request', 'company'],
});
export const ownRequestSorts = ['newest', 'oldest', 'name', 'state'] as const;
export type OwnRequestSort = (typeof ownRequestSorts)[number];

export const getUserAllRequestCards = defineCall({
  name: 'GetUserAllRequestCards',
  method: 'GET',
  path: '/User/GetUserAllRequestCards',
  access: { who: 'member', flag: 'requestsAccess' },
  reads: ['request'],
});
export const getUserRequestById = defineCall({
  name: 'GetUserRequestById',
  method: 'GET',
  path: '/User/GetUserRequestById',
  access: { who: 'member', flag: 'requestsAccess' },
  reads: ['request'],
});
export const addAndEditRequest = defineCall({
  name: 'AddAndEditRequest',
  method: 'POST',
  path: '/Company/AddAndEditRequest',
  access: { who: 'member', flag: 'requestsAccess' },
  files: {
    ImageList: { purpose: 'picture', countMax: requestPicturesMax },
    FileList: { purpose: 'requestDocument', countMax: requestDocumentsMax },
  },
  write: true,
  changes: ['request', 'user'],
});
export const sendToApproveOfRequest = defineCall({
  name: 'SendToApproveOfRequest',
  method: 'POST',
  path: '/Company/SendToApproveOfRequest',
  access: { who: 'member', flag: 'requestsAccess' },
  write: true,
  changes: ['request'],
});
export const setRequestPause = defineCall({
  name: 'SetRequestPause',
  method: 'POST',
  path: '/Company/SetRequestPause',
  access: { who: 'member', flag: 'requestsAccess' },
  write: true,
  changes: ['request'],
});
export const deleteRequest = defineCall({
  name: 'DeleteRequest',
  method: 'DELETE',
  path: '/Company/DeleteRequest',
  access: { who: 'member', flag: 'requestsAccess' },
  write: true,
  changes: ['request'],
});
