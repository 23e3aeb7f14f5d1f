/** Requests and companies that members have starred. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported, forgetFavouritesStatement } from './store.ts';
import { favouriteRoutes } from './routes.ts';

export const favourite: Subject = {
  name: 'favourite',
  routes: favouriteRoutes,
  tables: {
    favourite: {},
  },
  personalData: { exported, forgetPeople: [forgetFavouritesStatement] },
};
