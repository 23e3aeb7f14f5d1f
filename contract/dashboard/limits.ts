import { dayMs } from '../limits.ts';

/** Days of analytics on the dashboard, including today. */
export const trafficDays = 30;
/** Days of retention of daily counts. */
export const trafficRetentionDays = 90;
/** A request that expires within this time is listed as expiring soon. */
export const endsSoonMs = 14 * dayMs;
/** Rows of each list of the dashboard. */
export const dashboardListMax = 5;
/** Unanswered chats are searched among this many chats, the last active ones. */
export const dashboardChatsRead = 50;
/** Public matches are searched among this many matches of saved searches, the newest ones. */
export const dashboardMatchesRead = 30;
