import type { Remedy } from '../../client/session/remedies.ts';

/** Without a plan nothing can be done on the page, so the person is redirected. */
export const isLedAway = (remedy: Remedy | undefined): remedy is Remedy => remedy?.to === 'plans' && remedy.isOnlyWay;
