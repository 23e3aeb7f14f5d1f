import type { Route } from '../platform/handler.ts';

export const paymentRoutes: readonly Route[] = [];
