import { transferReasons } from '../plan/charge.ts';

/** Reasons of suspensions; translated in people.json (`reasons.<code>`). */
export const suspensionReasons = ['FRAUD', 'SPAM', 'FORBIDDEN_GOODS', 'STOLEN_ACCOUNT', 'FALSE_DATA', 'LEGAL', 'OTHER'] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** States of a person or company in the console. `ended` is final. */
export const standings = ['active', 'suspended', 'ended'] as const;
export type Standing = (typeof standings)[number];

/** Reasons of manual credit adjustments, which the owner reads in the history (plan.json, `membership.adjustments.<code>`). */
export const adjustmentKinds = ['COMPENSATION', 'CORRECTION', 'PROMOTION', 'MISUSE'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** Reasons of movements in the console's ledger; translated in people.json (`movement.<code>`). */
export const movements = [...transferReasons, 'adjustment'] as const;

/** Credits of one adjustment, added or removed. */
export const adjustmentMax = 100_000;
/** Length of a note in the audit log. */
export const peopleNoteMax = 500;
/** Search results on a page. */
export const foundPageSize = 10;
/** Requests of a company are counted up to this number. */
export const requestsCounted = 100;
/** Length of a search text. */
export const askedLengthMax = 100;
