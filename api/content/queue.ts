/** The queue of messages from the contact form. */
import { normalEmailOf } from '../platform/db/normal-email.ts';
import type { Moderated } from '../platform/subject/moderated.ts';
import { closeMessageStatements, readMessage } from './store.ts';

export const moderatedContact: Moderated = {
  kind: 'contact',
  id: 'm.id',
  title: 'm.name',
  subtitle: 'm.email',
  country: "''",
  language: 'NULL',
  sentAt: 'm.created_at',
  from: 'contact_message m',
  where: 'm.handled_at IS NULL',
  order: 'm.seq',
  waiting: 'contact_message WHERE handled_at IS NULL',
  known: 'contact_message WHERE id = ?1',
  accounts: [],
  // The author is identified by the e-mail address only.
  people: [`(SELECT id FROM users WHERE email_normal = ${normalEmailOf('m.email')} AND deleted_at IS NULL)`],
  decide: (db, verdict) => closeMessageStatements(db, { id: verdict.id, version: verdict.version, now: verdict.now }),
  shown: async ({ db }, id) => ({ message: await readMessage(db, id) }),
};
