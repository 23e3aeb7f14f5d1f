/** Analytics: of the marketplace for administrators, and of a company or request for its owner. */
import { defineCall } from '../wire/call.ts';

export const getAnalytics = defineCall({
  method: 'GET',
  path: '/Analytics/GetAnalytics',
  access: { who: 'console', role: 'administrator' },
  // Counts are read from the database each time, and past days do not change.
  reads: [],
});
export const getSearchMisses = defineCall({
  method: 'GET',
  path: '/Analytics/GetSearchMisses',
  access: { who: 'console', role: 'administrator' },
  // Counts are read from the database each time, and past days do not change.
  reads: [],
});

export const getAnalyticsFile = defineCall({
  method: 'GET',
  path: '/Analytics/GetAnalyticsFile',
  access: { who: 'console', role: 'administrator' },
  // Counts are read from the database each time, and past days do not change.
  reads: [],
});

export const getCompanyAnalytics = defineCall({
  method: 'GET',
  path: '/Company/GetCompanyAnalytics',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  // Counts are read from the database each time, and past days do not change.
  reads: [],
});
export const getRequestAnalytics = defineCall({
  method: 'GET',
  path: '/Requests/GetRequestAnalytics',
  access: { who: 'member', flag: 'requestsAccess' },
  // Counts are read from the database each time, and past days do not change.
  reads: [],
});
export const getCompanyAnalyticsFile = defineCall({
  method: 'GET',
  path: '/Company/GetCompanyAnalyticsFile',
  access: { who: 'member', flag: 'editAndDeleteCompany' },
  // Counts are read from the database each time, and past days do not change.
  reads: [],
});
export const getRequestAnalyticsFile = defineCall({
  method: 'GET',
  path: '/Requests/GetRequestAnalyticsFile',
  access: { who: 'member', flag: 'requestsAccess' },
  // Counts are read from the database each time, and past days do not change.
  reads: [],
});
