/** Marks bank details, in comparison with earlier ones of the same side. */
import type { BankMention } from '../../../contract/bank-details/mention.ts';
import type { BankMark } from '../../../contract/bank-details/shapes.ts';

/** `iban`, `swift` or `account`. */
export const kindOf = (detail: string): string => detail.slice(0, detail.indexOf(':'));

const accountKinds = ['iban', 'account'];
/** The kinds that replace a detail: an account can be given as an IBAN or by its number. */
const replacingKinds = (detail: string): readonly string[] => {
  const kind = kindOf(detail);
  return accountKinds.includes(kind) ? accountKinds : [kind];
};

/** A detail when it was first given. */
export interface SeenDetail {
  /** The company that gave it first. */
  companyId: string;
  mark: NonNullable<BankMark>;
  /** Whether it was only given outside of the chat: on a public page or in an earlier pro-forma. */
  isOutside: boolean;
}

/** Details that were given before. */
export interface SeenDetails {
  find: (detail: string) => SeenDetail | undefined;
  /** Whether a company was the first to give details of these kinds: anywhere, or in the chat itself. */
  hasGiven: (companyId: string, kinds: readonly string[], isInChat: boolean) => boolean;
}

export const strongerMark = (one: BankMark, other: BankMark): BankMark =>
  one === 'changed' || other === 'changed' ? 'changed' : (one ?? other);

/**
 * The mark of a text.
 * @param companyId of the author: each side has its own details, but may repeat those of the other side
 */
export function bankMarkOf({ details, isOfNewAccount }: BankMention, companyId: string, seen: SeenDetails): BankMark {
  if (isOfNewAccount) return 'changed';
  const isChange = (detail: string): boolean => {
    const known = seen.find(detail);
    if (known === undefined) return seen.hasGiven(companyId, replacingKinds(detail), false);
    // If this chat began with other details, those of an earlier deal are a change, too.
    return known.isOutside && (known.mark === 'changed' || seen.hasGiven(companyId, replacingKinds(detail), true));
  };
  if (details.some(isChange)) return 'changed';
  // Details that were only given outside are new in the chat and unconfirmed.
  return details.some((detail) => seen.find(detail)?.isOutside !== false) ? 'first' : null;
}

/**
 * The mark of a document, which may be read without the chat: its details are never treated as known, and a change is marked in all its
 * versions.
 */
export function documentMarkOf(mention: BankMention, companyId: string, seen: SeenDetails): BankMark {
  const own = mention.details.length === 0 ? null : 'first';
  const known = mention.details.map((detail) => seen.find(detail)?.mark ?? null);
  return [bankMarkOf(mention, companyId, seen), ...known].reduce(strongerMark, own);
}

/** Details in the order in which they were given, in memory, in addition to those stored elsewhere. */
export class DetailLog implements SeenDetails {
  readonly #beneath: SeenDetails | undefined;
  readonly #details = new Map<string, SeenDetail>();

  constructor(beneath?: SeenDetails) {
    this.#beneath = beneath;
  }

  find(detail: string): SeenDetail | undefined {
    return this.#details.get(detail) ?? this.#beneath?.find(detail);
  }

  hasGiven(companyId: string, kinds: readonly string[], isInChat: boolean): boolean {
    for (const [detail, given] of this.#details)
      if (given.companyId === companyId && kinds.includes(kindOf(detail)) && !(isInChat && given.isOutside)) return true;
    return this.#beneath?.hasGiven(companyId, kinds, isInChat) ?? false;
  }

  /** Adds the details of a text; known ones keep their first author. @param mark that of the text */
  note(details: readonly string[], companyId: string, mark: BankMark, isOutside = false): void {
    for (const detail of details) {
      const known = this.find(detail);
      if (known === undefined) this.#details.set(detail, { companyId, mark: mark ?? 'first', isOutside });
      else if (known.isOutside && !isOutside) this.#details.set(detail, { ...known, isOutside: false });
    }
  }

  /** Added details, in order. */
  noted(): [string, SeenDetail][] {
    return [...this.#details];
  }
}

/** Details that were visible before the first message of a chat. */
export interface SeenBefore {
  companyId: string;
  details: string[];
  /** Whether the detail is part of the chat, in its subject. */
  isOfChat: boolean;
}

/** Adds these details in order; known ones stay unchanged. */
export function noteBefore(log: DetailLog, before: readonly SeenBefore[]): void {
  for (const { companyId, details, isOfChat } of before)
    log.note(details, companyId, bankMarkOf({ details, isOfNewAccount: false }, companyId, log), !isOfChat);
}
