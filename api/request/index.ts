/** Requests, from draft to end. */
import type { Subject } from '../platform/subject/subject.ts';
import { archiveRequests } from './archive.ts';
import { expireRequestsStatement } from './edit-store.ts';
import { exported, forgetRequestsStatements } from './personal-data-store.ts';
import { moderatedRequest } from './queue.ts';
import { requestRoutes } from './routes.ts';

export const request: Subject = {
  name: 'request',
  routes: requestRoutes,
  tables: {
    archive_leftover: { stays: 'deleted with its copy' },
    request: { stays: 'an emptied row, to which chats and quotes refer', notOfPerson: 'published for the company' },
    request_copy: { stays: 'deleted when its request no longer refers to it' },
  },
  jobs: [
    { name: 'requests', statements: expireRequestsStatement },
    { name: 'archiveRequests', run: ({ env, db, now }) => archiveRequests(env, db, now) },
  ],
  personalData: { exported, forgetContent: [forgetRequestsStatements] },
  moderation: [moderatedRequest],
};
