/** Dependencies of the marketplace. Without one of the first four the marketplace is down; the others may be late. */
export const partsThatMatter = ['database', 'media', 'rooms', 'lookups'] as const;
export const partNames = [...partsThatMatter, 'outbox', 'scheduledRun'] as const;
export type PartName = (typeof partNames)[number];

/** `unknown`: could not be checked, because the database is down. */
export const partStates = ['ok', 'late', 'down', 'unknown'] as const;
export type PartState = (typeof partStates)[number];

/** Rows of the outbox are counted up to this number. */
export const outboxCountMax = 100;
