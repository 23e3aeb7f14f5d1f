/** Contents of the public pages, and messages of the contact form. */
import type { Subject } from '../platform/subject/subject.ts';
import { moderatedContact } from './queue.ts';
import { contentRoutes } from './routes.ts';
import { sweepMessagesStatement } from './store.ts';

const published = { stays: 'content of the marketplace, which editors replace' };

export const content: Subject = {
  name: 'content',
  routes: contentRoutes,
  tables: {
    banner: published,
    cms_page: published,
    contact_message: {
      notExported: 'identified by an address only, which does not prove who wrote it',
      notForgotten: "the operator's correspondence, deleted some time after it is settled",
    },
    news: published,
    what_we_do: published,
  },
  retention: { hour: [sweepMessagesStatement] },
  moderation: [moderatedContact],
};
