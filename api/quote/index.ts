/** Quotes and pro-formas. */
import type { Subject } from '../platform/subject/subject.ts';
import { partnersOfEndedStatement } from './ending-store.ts';
import { exported } from './store.ts';
import { forgetProFormasStatement } from './pro-forma-store.ts';
import { quoteRoutes } from './routes.ts';

export const quote: Subject = {
  name: 'quote',
  routes: quoteRoutes,
  tables: {
    pro_forma: {},
    pro_forma_bank: { notExported: 'exported in the pro-forma' },
    quote: { stays: 'an agreement', notOfPerson: 'offered for the company', notForgotten: 'an agreement between companies' },
  },
  personalData: { exported, forgetAccount: [partnersOfEndedStatement], forgetContent: [forgetProFormasStatement] },
};
