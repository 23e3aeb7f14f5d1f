/** Roles of the console. An account has one of them or none; who has none is told nothing of the console. */
export const consoleRoles = ['moderator', 'editor', 'administrator'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/**
 * Whether a role may do what another one is needed for: administrators may do all.
 * @param role of the person, or null for none
 * @param needed undefined where any role will do
 */
export const holdsRole = (role: ConsoleRole | null, needed: ConsoleRole | undefined): boolean =>
  role !== null && (needed === undefined || role === 'administrator' || role === needed);
