/**
 * The rows of /transparency, each one entry: which counted parts it adds up. Texts are in transparency.json (`rows.<key>`), those of reasons in
 * notice.json.
 */
import { asciiUpperCase } from '../text/letter-case.ts';
import { noticeKinds, noticeReasons } from '../notice/fields.ts';

export const transparencyGroups = ['reports', 'reasons', 'cases', 'restrictions', 'appeals', 'deciders'] as const;
export type TransparencyGroup = (typeof transparencyGroups)[number];

export interface CountedRow {
  readonly key: string;
  readonly group: TransparencyGroup;
  /** Of `decision_count`. */
  readonly kind: 'report' | 'case' | 'caseWait' | 'restriction' | 'appeal' | 'decider';
  readonly part: RegExp;
  /** Minutes within which half of the counted cases were decided, instead of their number. */
  readonly isMedian?: true;
}

const capital = (word: string): string => asciiUpperCase(word.charAt(0)) + word.slice(1);

export const transparencyRows: readonly CountedRow[] = [
  { key: 'reports', group: 'reports', kind: 'report', part: /./ },
  ...noticeKinds.map(
    (kind) => ({ key: `reports${capital(kind)}`, group: 'reports', kind: 'report', part: new RegExp(`^${kind} `) }) as const,
  ),
  ...noticeReasons.map((reason) => ({ key: reason, group: 'reasons', kind: 'report', part: new RegExp(` ${reason}$`) }) as const),
  { key: 'cases', group: 'cases', kind: 'case', part: /./ },
  { key: 'casesLeft', group: 'cases', kind: 'case', part: /^kept$/ },
  { key: 'casesTakenDown', group: 'cases', kind: 'case', part: /^taken-down$/ },
  { key: 'casesMedian', group: 'cases', kind: 'caseWait', part: /./, isMedian: true },
  ...noticeKinds.map(
    (kind) =>
      ({ key: `takenDown${capital(kind)}`, group: 'restrictions', kind: 'restriction', part: new RegExp(`^takenDown ${kind}$`) }) as const,
  ),
  { key: 'rejectedCompany', group: 'restrictions', kind: 'restriction', part: /^company\.reject$/ },
  { key: 'rejectedRequest', group: 'restrictions', kind: 'restriction', part: /^request\.reject$/ },
  { key: 'rejectedCertificate', group: 'restrictions', kind: 'restriction', part: /^certificate\.reject$/ },
  { key: 'suspendedCompany', group: 'restrictions', kind: 'restriction', part: /^company\.suspend$/ },
  { key: 'suspendedUser', group: 'restrictions', kind: 'restriction', part: /^user\.suspend$/ },
  { key: 'appeals', group: 'appeals', kind: 'appeal', part: /./ },
  { key: 'appealsUpheld', group: 'appeals', kind: 'appeal', part: /^upheld$/ },
  { key: 'appealsDismissed', group: 'appeals', kind: 'appeal', part: /^dismissed$/ },
  { key: 'byPerson', group: 'deciders', kind: 'decider', part: /^person$/ },
  { key: 'automatic', group: 'deciders', kind: 'decider', part: /^automatic$/ },
];
