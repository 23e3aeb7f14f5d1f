import type { Route } from '../platform/handler.ts';

export const chatRoutes: readonly Route[] = [];
