/** The marketplace in numbers, for administrators; a company and a request in numbers, for those who own them. */
import { defineCall } from '../wire/call.ts';

export const getNumbers = defineCall({
  name: 'GetNumbers',
  method: 'GET',
  path: '/Numbers/GetNumbers',
  access: { who: 'console', role: 'administrator' },
  // Days that are over.
  reads: [],
});
export const getSearchMisses = defineCall({
  name: 'GetSearchMisses',
  method: 'GET',
  path: '/Numbers/GetSearchMisses',
  access: { who: 'console', role: 'administrator' },
  // Days that are over.
  reads: [],
});

export const getNumbersFile = defineCall({
  name: 'GetNumbersFile',
  method: 'GET',
  path: '/Numbers/GetNumbersFile',
  access: { who: 'console', role: 'administrator' },
  // Days that are over.
  reads: [],
});

export const getCompanyNumbers = defineCall({
  name: 'GetCompanyNumbers',
  method: 'GET',
  path: '/Company/GetCompanyNumbers',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  // Days that are over.
  reads: [],
});
export const getRequestNumbers = defineCall({
  name: 'GetRequestNumbers',
  method: 'GET',
  path: '/Requests/GetRequestNumbers',
  access: { who: 'member', flag: 'requestsAccess' },
  // Days that are over.
  reads: [],
});
export const getCompanyNumbersFile = defineCall({
  name: 'GetCompanyNumbersFile',
  method: 'GET',
  path: '/Company/GetCompanyNumbersFile',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  // Days that are over.
  reads: [],
});
export const getRequestNumbersFile = defineCall({
  name: 'GetRequestNumbersFile',
  method: 'GET',
  path: '/Requests/GetRequestNumbersFile',
  access: { who: 'member', flag: 'requestsAccess' },
  // Days that are over.
  reads: [],
});
