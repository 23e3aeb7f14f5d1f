/**
 * Lists which subjects of texts are loaded where. The glob in server.ts repeats the list of the server
 * (tests/unit/structure/text-subjects.test.ts); astro.config.mjs publishes those of browsers.
 */
import type { Subject } from './keys.ts';

/** Only the business area uses these; the edge leaves them out, since the size of the Worker is limited. */
export const accountSubjects = [
  'analytics',
  'bulkImport',
  'chat',
  'company',
  'connection',
  'console',
  'dashboard',
  'favourite',
  'form',
  'moderation',
  'notification',
  'payment',
  'people',
  'publishing',
  'passkey',
  'proof',
  'quote',
  'secondFactor',
  'staff',
  'tradeForm',
  'user',
] as const satisfies readonly Subject[];

/** Texts of rendered pages. */
export type ServerSubject = Exclude<Subject, (typeof accountSubjects)[number]>;

/** Texts of the business area's shell, loaded for all its pages. */
export const shellSubjects = ['account', 'common', 'errors', 'nav', 'root'] as const satisfies readonly Subject[];

/** Texts that browsers fetch by subject, for the business area and for islands that load texts when they hydrate. */
export const fetchedSubjects = [
  ...accountSubjects,
  ...shellSubjects,
  'contact',
  'decision',
  'directory',
  'hsChapters',
  'notice',
  'page',
  'plan',
  'product',
  'request',
  'signUp',
  'trade',
] as const satisfies readonly Subject[];
export type FetchedSubject = (typeof fetchedSubjects)[number];
