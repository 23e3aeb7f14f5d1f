/** Editing and publishing of contents. */
import type { Subject } from '../platform/subject/subject.ts';
import { publishDue } from './due.ts';
import { exported, forgetAuthorsStatement } from './entry-store.ts';
import { publishingRoutes } from './routes.ts';

export const publishing: Subject = {
  name: 'publishing',
  routes: publishingRoutes,
  tables: {
    content_entry: { stays: 'content of the marketplace' },
    content_version: { stays: 'an editor may restore it' },
  },
  jobs: [{ name: 'content', run: ({ db, now }) => publishDue(db, now) }],
  personalData: { exported, forgetPeople: [forgetAuthorsStatement] },
};
