import { dayMs } from '../limits.ts';

/** Days of analytics on the dashboard, including today. */
export const trafficDays = 30;
/** Days of retention of daily counts. */
export const trafficRetentionDays = 90;
/** A request that expires within this time is listed as expiring soon. */
export const endsSoonMs = 14 * dayMs;
/** Rows of each list of the dashboard. */
export const dashboardListMax = 5;
/** Number of chats, the last active first, among which unanswered ones are searched. */
export const dashboardChatsRead = 50;
/** Number of matches of saved searches, the newest first, among which public ones are searched. */
export const dashboardMatchesRead = 30;
