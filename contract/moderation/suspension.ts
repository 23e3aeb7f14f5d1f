import { transferReasons } from '../plan/charge.ts';

/** Why somebody or something is suspended; translated in people.json (`reasons.<code>`). */
export const suspensionReasons = ['FRAUD', 'SPAM', 'FORBIDDEN_GOODS', 'STOLEN_ACCOUNT', 'FALSE_DATA', 'LEGAL', 'OTHER'] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** Of a person or company in the console. Nobody comes back from `ended`. */
export const standings = ['active', 'suspended', 'ended'] as const;
export type Standing = (typeof standings)[number];

/** Why credits are given or taken by hand: what their owner reads in the history (plan.json, `membership.adjustments.<code>`). */
export const adjustmentKinds = ['COMPENSATION', 'CORRECTION', 'PROMOTION', 'MISUSE'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** Why credits moved, as the console's ledger says it; translated in people.json (`movement.<code>`). */
export const movements = [...transferReasons, 'adjustment'] as const;

/** Credits of one adjustment, given or taken. */
export const adjustmentMax = 100_000;
/** Letters of a note that stays in the audit log. */
export const peopleNoteMax = 500;
/** What is found, a page. */
export const foundPageSize = 10;
/** Requests of a company are counted up to this. */
export const requestsCounted = 100;
/** Letters of a search. */
export const askedLengthMax = 100;
