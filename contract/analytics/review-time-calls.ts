/** The review times for people who wait for a review. In a file of its own, so that their pages do not load the calls of analytics. */
import { defineCall } from '../wire/call.ts';

export const getReviewTimes = defineCall({
  method: 'GET',
  path: '/Analytics/GetReviewTimes',
  access: { who: 'member' },
  // The times are computed on each call, and past days do not change.
  reads: [],
});
