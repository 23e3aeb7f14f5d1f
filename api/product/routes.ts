import type { Route } from '../platform/handler.ts';

export const productRoutes: readonly Route[] = [];
