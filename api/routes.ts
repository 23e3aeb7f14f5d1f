/** The handlers of all subjects, in one list. */
import { authRoutes } from './auth/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { lookupRoutes } from './lookup/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { numbersRoutes } from './numbers/routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { planRoutes } from './plan/routes.ts';
import type { Route } from './platform/handler.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { productRoutes } from './product/routes.ts';
import { quoteRoutes } from './quote/routes.ts';
import { requestRoutes } from './request/routes.ts';
import { savedRoutes } from './saved/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { startRoutes } from './start/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { translationRoutes } from './translation/routes.ts';
import { uploadRoutes } from './upload/routes.ts';
import { userRoutes } from './user/routes.ts';
import { watchRoutes } from './watch/routes.ts';

export const routes: readonly Route[] = [
  ...authRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...staffRoutes,
  ...startRoutes,
  ...savedRoutes,
  ...watchRoutes,
  ...notificationRoutes,
  ...pushRoutes,
  ...lookupRoutes,
  ...planRoutes,
  ...paymentRoutes,
  ...companyRoutes,
  ...productRoutes,
  ...requestRoutes,
  ...catalogueRoutes,
  ...chatRoutes,
  ...quoteRoutes,
  ...searchRoutes,
  ...contentRoutes,
  ...translationRoutes,
  ...uploadRoutes,
  ...publishingRoutes,
  ...moderationRoutes,
  ...systemRoutes,
  ...numbersRoutes,
];
