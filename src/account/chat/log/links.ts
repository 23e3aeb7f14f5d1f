/** Links in texts that people write, with their real targets. */

/** A part of a message: plain text or a link. */
export interface TextPart {
  text: string;
  /** Absolute; null in plain text. */
  address: string | null;
}

const candidate = /(?:https?:\/\/|www\.)[^\s<>"`\u2066-\u2069\u200e\u200f\u202a-\u202e]+/giu;
const closing = /[.,;:!?'…،؛؟»”’\])}]$/u;
const opened = { ')': '(', ']': '[', '}': '{' } as const;

const countOf = (text: string, letter: string): number => text.split(letter).length - 1;

/** Punctuation after a link is not part of it; a closing bracket is, if the link contains the opening one. */
function withoutEnd(text: string): string {
  let shown = text;
  while (closing.test(shown)) {
    const last = shown.at(-1) as keyof typeof opened;
    const opening = opened[last];
    if (opening !== undefined && countOf(shown, opening) >= countOf(shown, last)) break;
    shown = shown.slice(0, -1);
  }
  return shown;
}

/** @returns the address as the browser parses it; null unless it is a web address */
function addressOf(text: string): string | null {
  try {
    const { protocol, hostname, href } = new URL(/^www\./i.test(text) ? `https://${text}` : text);
    return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) ? href : null;
  } catch {
    return null;
  }
}

/** Splits a text into plain parts and links; joined they are the text again. */
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

/** The host as the browser writes it: look-alike letters of other scripts become `xn--…`. */
export const hostOf = (address: string): string => new URL(address).host;

/** Whether a link leads to another site. */
export const leadsAway = (address: string): boolean => new URL(address).origin !== location.origin;
