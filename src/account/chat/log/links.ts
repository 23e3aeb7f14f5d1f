/** Links inside of what people write: found, and judged by where they really lead. */

/** A piece of a message: plain, or with where it leads. */
export interface TextPart {
  text: string;
  /** Absolute; null in plain text. */
  address: string | null;
}

const candidate = /(?:https?:\/\/|www\.)[^\s<>"`\u2066-\u2069\u200e\u200f\u202a-\u202e]+/giu;
const closing = /[.,;:!?'…،؛؟»”’\])}]$/u;
const opened = { ')': '(', ']': '[', '}': '{' } as const;

const countOf = (text: string, letter: string): number => text.split(letter).length - 1;

/** What ends a sentence is not the end of its link; a bracket that the link itself has opened is. */
function withoutEnd(text: string): string {
  let kept = text;
  while (closing.test(kept)) {
    const last = kept.at(-1) as keyof typeof opened;
    const opening = opened[last];
    if (opening !== undefined && countOf(kept, opening) >= countOf(kept, last)) break;
    kept = kept.slice(0, -1);
  }
  return kept;
}

/** @returns the address as the browser understands it; null when it is none that pages have */
function addressOf(text: string): string | null {
  try {
    const { protocol, hostname, href } = new URL(/^www\./i.test(text) ? `https://${text}` : text);
    return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) ? href : null;
  } catch {
    return null;
  }
}

/** Cuts a text into plain pieces and links; put together they are the text again. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const plain = (until: number): void => {
    if (until > end) parts.push({ text: text.slice(end, until), address: null });
  };
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const link = withoutEnd(found);
    const address = /[\p{L}\p{N}@_.-]/u.test(text[index - 1] ?? '') ? null : addressOf(link);
    if (address === null) continue;
    plain(index);
    parts.push({ text: link, address });
    end = index + link.length;
  }
  plain(text.length);
  return parts;
}

/** The name of the place, as the browser writes it: look-alike letters of other scripts stand there as `xn--…`. */
export const hostOf = (address: string): string => new URL(address).host;

/** Whether a link goes to another site. */
export const leadsAway = (address: string): boolean => new URL(address).origin !== location.origin;
