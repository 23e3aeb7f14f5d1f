/** The sections of the console, in order. A new one is a line here and its name in console.json (`section.<id>`). */
import { lazy, type ComponentType } from 'react';
import { type ConsoleRole, holdsRole } from '../../../contract/moderation/roles.ts';

export interface SectionProps {
  /** Parameters of the address: `section` names the section, the others belong to it. */
  search: Readonly<Record<string, string>>;
  consoleRole: ConsoleRole;
}

interface Section {
  /** The role that sees the section. Administrators see all sections. */
  role: ConsoleRole;
  Section: ComponentType<SectionProps>;
}

export const sections = {
  queues: { role: 'moderator', Section: lazy(async () => ({ default: (await import('./queue/Queues.tsx')).Queues })) },
  content: { role: 'editor', Section: lazy(async () => ({ default: (await import('./content/Content.tsx')).Content })) },
  people: { role: 'moderator', Section: lazy(async () => ({ default: (await import('./people/People.tsx')).People })) },
  companies: { role: 'moderator', Section: lazy(async () => ({ default: (await import('./people/Companies.tsx')).Companies })) },
  orders: { role: 'administrator', Section: lazy(async () => ({ default: (await import('./orders/Orders.tsx')).Orders })) },
  numbers: { role: 'administrator', Section: lazy(async () => ({ default: (await import('./system/Analytics.tsx')).Analytics })) },
  audit: { role: 'administrator', Section: lazy(async () => ({ default: (await import('./system/AuditLog.tsx')).AuditLog })) },
  system: { role: 'administrator', Section: lazy(async () => ({ default: (await import('./system/System.tsx')).System })) },
  team: { role: 'administrator', Section: lazy(async () => ({ default: (await import('./team/Team.tsx')).Team })) },
} as const satisfies Record<string, Section>;

export type SectionId = keyof typeof sections;

/** The sections that a role sees. */
export const sectionsOf = (role: ConsoleRole): SectionId[] =>
  (Object.keys(sections) as SectionId[]).filter((id) => holdsRole(role, sections[id].role));

/** The address of a section; the first one has the address of the console. */
export const sectionAddress = (id: SectionId): string => `/moderation?section=${id}`;
