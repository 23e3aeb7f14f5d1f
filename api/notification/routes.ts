import type { Route } from '../platform/handler.ts';

export const notificationRoutes: readonly Route[] = [];
