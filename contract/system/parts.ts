/** What the marketplace depends on. Without the first four it is down; the others can be late. */
export const partsThatMatter = ['database', 'media', 'rooms', 'lookups'] as const;
export const partNames = [...partsThatMatter, 'outbox', 'minute'] as const;
export type PartName = (typeof partNames)[number];

/** `unknown`: could not be asked, because the database is down. */
export const partStates = ['ok', 'late', 'down', 'unknown'] as const;
export type PartState = (typeof partStates)[number];

/** Rows of the outbox are counted up to here. */
export const outboxCountMax = 100;
