/**
 * The rows and columns of /transparency. Each entry lists the counted parts that the row adds up. Texts are in transparency.json
 * (`rows.<key>`), those of reasons in notice.json.
 */
import { asciiUpperCase } from '../text/letter-case.ts';
import { noticeKinds, noticeReasons } from '../notice/fields.ts';

export const transparencyGroups = ['reports', 'reasons', 'cases', 'restrictions', 'appeals', 'deciders'] as const;
export type TransparencyGroup = (typeof transparencyGroups)[number];

export interface CountedRow {
  readonly key: string;
  readonly group: TransparencyGroup;
  /** The kind in `decision_count`. */
  readonly kind: 'report' | 'case' | 'caseWait' | 'restriction' | 'appeal' | 'decider';
  readonly part: RegExp;
  /** Minutes within which half of the counted cases were decided, instead of their number. */
  readonly isMedian?: true;
}

const capital = (word: string): string => asciiUpperCase(word.charAt(0)) + word.slice(1);

/** Keys of restrictions: the measure and the kind of content, as in `decision_count`. */
const restrictions: readonly (readonly [key: string, part: string])[] = [
  ['takenDownCompany', 'TAKEN_DOWN company'],
  ['takenDownProduct', 'TAKEN_DOWN product'],
  ['takenDownRequest', 'TAKEN_DOWN request'],
  ['takenDownCertificate', 'TAKEN_DOWN certificate'],
  ['picturesRemoved', 'PICTURES_REMOVED .+'],
  ['reduced', 'REDUCED company'],
  ['warned', 'WARNED .+'],
  ['filesWithdrawn', 'FILES_WITHDRAWN chat'],
  ['rejectedCompany', 'REJECTED company'],
  ['rejectedRequest', 'REJECTED request'],
  ['rejectedProduct', 'REJECTED product'],
  ['rejectedCertificate', 'REJECTED certificate'],
  ['suspendedCompany', 'SUSPENDED company'],
  ['suspendedUser', 'SUSPENDED user'],
];

export const transparencyRows: readonly CountedRow[] = [
  { key: 'reports', group: 'reports', kind: 'report', part: /./ },
  ...noticeKinds.map(
    (kind) => ({ key: `reports${capital(kind)}`, group: 'reports', kind: 'report', part: new RegExp(`^${kind} `) }) as const,
  ),
  ...noticeReasons.map((reason) => ({ key: reason, group: 'reasons', kind: 'report', part: new RegExp(` ${reason}$`) }) as const),
  { key: 'cases', group: 'cases', kind: 'case', part: /./ },
  { key: 'casesLeft', group: 'cases', kind: 'case', part: /^no-action$/ },
  { key: 'casesTakenDown', group: 'cases', kind: 'case', part: /^taken-down$/ },
  { key: 'casesRestricted', group: 'cases', kind: 'case', part: /^restricted$/ },
  { key: 'casesMedian', group: 'cases', kind: 'caseWait', part: /./, isMedian: true },
  ...restrictions.map(([key, part]) => ({ key, group: 'restrictions', kind: 'restriction', part: new RegExp(`^${part}$`) }) as const),
  { key: 'appeals', group: 'appeals', kind: 'appeal', part: /./ },
  { key: 'appealsUpheld', group: 'appeals', kind: 'appeal', part: /^upheld$/ },
  { key: 'appealsDismissed', group: 'appeals', kind: 'appeal', part: /^dismissed$/ },
  { key: 'byPerson', group: 'deciders', kind: 'decider', part: /^person$/ },
  { key: 'automatic', group: 'deciders', kind: 'decider', part: /^automatic$/ },
];

/** Half-years (UTC), by which decisions are counted: twice the year, plus one from July on. */
export const halvesShown = 4;

export function halfOf(ms: number): number {
  const at = new Date(ms);
  return at.getUTCFullYear() * 2 + (at.getUTCMonth() < 6 ? 0 : 1);
}

export const yearOfHalf = (half: number): number => Math.floor(half / 2);
export const isFirstHalf = (half: number): boolean => half % 2 === 0;
