/** Contents of the public pages, and messages of the contact form. */
import type { Subject } from '../platform/subject.ts';
import { moderatedContact } from './queue.ts';
import { contentRoutes } from './routes.ts';

export const content: Subject = {
  name: 'content',
  routes: contentRoutes,
  tables: {
    banner: {},
    cms_page: {},
    contact_message: {},
    news: {},
    what_we_do: {},
  },
  moderation: [moderatedContact],
};
