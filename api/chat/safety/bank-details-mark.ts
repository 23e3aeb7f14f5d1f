/** How details are marked: against what was given before, each side for itself. */
import type { BankMention } from '../../../contract/bank-details/mention.ts';
import type { BankMark } from '../../../contract/bank-details/shapes.ts';

/** `iban`, `swift` or `account`. */
export const kindOf = (detail: string): string => detail.slice(0, detail.indexOf(':'));

/** One detail as it came in. */
export interface SeenDetail {
  /** Who gave it first. */
  companyId: string;
  mark: NonNullable<BankMark>;
  /** It stood outside of the chat only: on a public page, in an earlier pro-forma. */
  isOutside: boolean;
}

/** What was said of accounts before. */
export interface SeenDetails {
  find: (detail: string) => SeenDetail | undefined;
  /** Whether a company has given details of this kind that were nobody's before: anywhere, or in the chat itself. */
  hasGiven: (companyId: string, kind: string, isInChat: boolean) => boolean;
}

export const strongerMark = (one: BankMark, other: BankMark): BankMark =>
  one === 'changed' || other === 'changed' ? 'changed' : (one ?? other);

/**
 * The mark of a text.
 * @param companyId whose text it is: each side has details of its own, and may repeat those of the other
 */
export function bankMarkOf({ details, isOfNewAccount }: BankMention, companyId: string, seen: SeenDetails): BankMark {
  if (isOfNewAccount) return 'changed';
  const isChange = (detail: string): boolean => {
    const known = seen.find(detail);
    if (known === undefined) return seen.hasGiven(companyId, kindOf(detail), false);
    // Those of an earlier deal are a change too, where this one began with others.
    return known.isOutside && (known.mark === 'changed' || seen.hasGiven(companyId, kindOf(detail), true));
  };
  if (details.some(isChange)) return 'changed';
  // What stood outside is said here for the first time, and nobody has confirmed it.
  return details.some((detail) => seen.find(detail)?.isOutside !== false) ? 'first' : null;
}

/** The mark of a document, which is read alone: its details are never taken for granted, and a change stays one in every version of it. */
export function documentMarkOf(mention: BankMention, companyId: string, seen: SeenDetails): BankMark {
  const own = mention.details.length === 0 ? null : 'first';
  const known = mention.details.map((detail) => seen.find(detail)?.mark ?? null);
  return [bankMarkOf(mention, companyId, seen), ...known].reduce(strongerMark, own);
}

/** Details in the order in which they were given, kept in memory; beneath it those that are kept elsewhere. */
export class DetailLog implements SeenDetails {
  readonly #beneath: SeenDetails | undefined;
  readonly #details = new Map<string, SeenDetail>();

  constructor(beneath?: SeenDetails) {
    this.#beneath = beneath;
  }

  find(detail: string): SeenDetail | undefined {
    return this.#details.get(detail) ?? this.#beneath?.find(detail);
  }

  hasGiven(companyId: string, kind: string, isInChat: boolean): boolean {
    for (const [detail, given] of this.#details)
      if (given.companyId === companyId && kindOf(detail) === kind && !(isInChat && given.isOutside)) return true;
    return this.#beneath?.hasGiven(companyId, kind, isInChat) ?? false;
  }

  /** Keeps what a text gives; what was given before stays its first giver's. @param mark that of the text */
  note(details: readonly string[], companyId: string, mark: BankMark, isOutside = false): void {
    for (const detail of details) {
      const known = this.find(detail);
      if (known === undefined) this.#details.set(detail, { companyId, mark: mark ?? 'first', isOutside });
      else if (known.isOutside && !isOutside) this.#details.set(detail, { ...known, isOutside: false });
    }
  }

  /** What was noted, in its order. */
  noted(): [string, SeenDetail][] {
    return [...this.#details];
  }
}

/** What was read before a chat's messages. */
export interface SeenBefore {
  companyId: string;
  details: string[];
  /** It stands in the chat itself: its subject. */
  isOfChat: boolean;
}

/** Notes what was read before, in its order; what is known already stays as it is. */
export function noteBefore(log: DetailLog, before: readonly SeenBefore[]): void {
  for (const { companyId, details, isOfChat } of before)
    log.note(details, companyId, bankMarkOf({ details, isOfNewAccount: false }, companyId, log), !isOfChat);
}
