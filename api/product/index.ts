/** Products of companies. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported, forgetProductsStatements } from './personal-data-store.ts';
import { renewFindTexts } from './list-store.ts';
import { moderatedProduct } from './queue.ts';
import { productRoutes } from './routes.ts';

export const product: Subject = {
  name: 'product',
  routes: productRoutes,
  tables: {
    product: { stays: 'an emptied row, to which chats and favourites may refer' },
  },
  jobs: [{ name: 'productTexts', after: ['keywords', 'categoryNames'], run: ({ db, now }) => renewFindTexts(db, now) }],
  personalData: { exported, forgetContent: [forgetProductsStatements] },
  moderation: [moderatedProduct],
};
