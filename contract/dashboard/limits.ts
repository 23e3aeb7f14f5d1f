import { dayMs } from '../limits.ts';

/** Days that the dashboard shows, today included. */
export const trafficDays = 30;
/** Daily counts are kept as long. */
export const trafficDaysKept = 90;
/** A request that ends within this ends soon. */
export const endsSoonMs = 14 * dayMs;
/** Rows of each list of the dashboard. */
export const dashboardListMax = 5;
/** Among so many chats, the last active ones, those without an answer are looked for. */
export const dashboardChatsRead = 50;
/** Among so many matches of saved searches, the newest, those in public are looked for. */
export const dashboardMatchesRead = 30;
