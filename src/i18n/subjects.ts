/** Which files of texts are carried where. The glob of server.ts says the same (tests/unit/structure/text-subjects.test.ts); astro.config.mjs puts those of browsers aside. */
import type { Subject } from './keys.ts';

/** Only the business area uses these; the edge leaves them out, since the size of the Worker is limited. */
export const accountSubjects = [
  'analytics',
  'bulkImport',
  'chat',
  'company',
  'console',
  'dashboard',
  'favourite',
  'form',
  'moderation',
  'notification',
  'payment',
  'people',
  'publishing',
  'quote',
  'staff',
  'tradeForm',
  'user',
] as const satisfies readonly Subject[];

/** What pages are rendered with. */
export type ServerSubject = Exclude<Subject, (typeof accountSubjects)[number]>;

/** What the account app's shell brings for all its pages. */
export const shellSubjects = ['account', 'common', 'errors', 'nav', 'root'] as const satisfies readonly Subject[];

/** What browsers fetch by subject: the account app, and islands that need texts chosen late. */
export const fetchedSubjects = [
  ...accountSubjects,
  ...shellSubjects,
  'contact',
  'directory',
  'hsChapters',
  'page',
  'plan',
  'product',
  'request',
  'signUp',
  'trade',
] as const satisfies readonly Subject[];
export type FetchedSubject = (typeof fetchedSubjects)[number];
