/** Contents of the public pages, and messages of the contact form. */
import type { Subject } from '../platform/subject/subject.ts';
import { moderatedContact } from './queue.ts';
import { contentRoutes } from './routes.ts';

const published = { stays: 'content of the marketplace, which editors replace' };

export const content: Subject = {
  name: 'content',
  routes: contentRoutes,
  tables: {
    banner: published,
    cms_page: published,
    contact_message: {
      stays: "the operator's correspondence",
      notExported: 'identified by an address only, which does not prove who wrote it',
      notForgotten: "the operator's correspondence",
    },
    news: published,
    what_we_do: published,
  },
  moderation: [moderatedContact],
};
