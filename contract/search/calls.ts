import { defineCall } from '../call.ts';
import { navigationSearchPlace } from './suggest.ts';

export const navigationSearch = defineCall({
  name: 'NavigationSearch',
  ...navigationSearchPlace,
  access: { who: 'anyone' },
});

export const countResults = defineCall({
  name: 'CountResults',
  method: 'POST',
  path: '/Pages/CountResults',
  access: { who: 'anyone' },
});

export const getCompanyFacets = defineCall({
  name: 'GetCompanyFacets',
  method: 'GET',
  path: '/Company/GetCompanyFacets',
  access: { who: 'anyone' },
});
