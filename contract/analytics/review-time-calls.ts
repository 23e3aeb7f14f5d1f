/** The call for those who wait for a review; apart from analytics, so that their pages load nothing else. */
import { defineCall } from '../wire/call.ts';

export const getReviewTimes = defineCall({
  method: 'GET',
  path: '/Analytics/GetReviewTimes',
  access: { who: 'member' },
  // Past days do not change.
  reads: [],
});
