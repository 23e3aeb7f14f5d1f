/** Roles of the console. An account has one or none; without a role nothing of the console is visible. */
export const consoleRoles = ['moderator', 'editor', 'administrator'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/**
 * Whether a role includes another one: administrators may do everything.
 * @param role of the person, or null
 * @param needed undefined if any role is sufficient
 */
export const holdsRole = (role: ConsoleRole | null, needed: ConsoleRole | undefined): boolean =>
  role !== null && (needed === undefined || role === 'administrator' || role === needed);
