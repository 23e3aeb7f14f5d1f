import { defineCall } from '../wire/call.ts';

export const navigationSearch = defineCall({
  method: 'POST',
  path: '/Pages/NavigationSearch',
  access: { who: 'anyone' },
  reads: ['company', 'product', 'request'],
});

export const countResults = defineCall({
  method: 'POST',
  path: '/Pages/CountResults',
  access: { who: 'anyone' },
  reads: ['company', 'product', 'request'],
});

export const getCompanyFacets = defineCall({
  method: 'GET',
  path: '/Company/GetCompanyFacets',
  access: { who: 'anyone' },
  reads: ['company'],
});
