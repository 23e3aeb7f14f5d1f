/** Quotes and pro-formas. */
import type { Subject } from '../platform/subject.ts';
import { exported } from './exported.ts';
import { forgetProFormasStatement } from './pro-forma-store.ts';
import { quoteRoutes } from './routes.ts';

export const quote: Subject = {
  name: 'quote',
  routes: quoteRoutes,
  tables: {
    pro_forma: {},
    pro_forma_bank: {},
    quote: {},
  },
  personalData: { exported, forgetContent: [forgetProFormasStatement] },
};
