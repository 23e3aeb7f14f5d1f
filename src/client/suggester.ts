import { type DataOf, pathOf } from '../../contract/wire/call.ts';
import { searchLengthMax, searchLengthMin } from '../../contract/limits.ts';
import { navigationSearch, type SearchKind, searchTypes } from '../../contract/search/calls.ts';
import { envelopeOf, requestOf } from '../../contract/wire/wire-call.ts';

export type Found = DataOf<typeof navigationSearch>;

/** Pause in typing before suggestions are requested. */
const pauseMs = 150;
const shown = 6;

export interface Suggester {
  /** Present content of the form. */
  consider: (kind: SearchKind, text: string, language: string) => void;
  /** Cancels the request and hides suggestions. */
  stop: () => void;
}

/**
 * Requests suggestions during typing, and never shows them for an earlier text.
 * @param show gets the result; null if there is nothing to show
 */
export function suggester(show: (found: Found | null, kind: SearchKind) => void): Suggester {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  let asked = '';

  const ask = async (kind: SearchKind, text: string, language: string): Promise<void> => {
    const { signal } = asking;
    const body = { text: text.slice(0, searchLengthMax), searchTypeEnum: searchTypes[kind], size: shown, language };
    try {
      const response = await fetch(pathOf(navigationSearch), {
        ...requestOf(navigationSearch, { body }, { isOwn: true }),
        signal,
      });
      const content: unknown = await response.json();
      if (!signal.aborted) show(envelopeOf<Found>(content)?.data ?? null, kind);
    } catch {
      // A failure only hides the suggestions, because the form works without them. An aborted request is ignored: a newer one follows.
      if (!signal.aborted) show(null, kind);
    }
  };
  const leave = (): void => {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
  };
  const stop = (): void => {
    leave();
    asked = '';
    show(null, 'all');
  };
  return {
    stop,
    consider: (kind, typed, language) => {
      const text = typed.trim();
      if (text.length < searchLengthMin) return stop();
      const question = kind + text;
      if (question === asked) return;
      asked = question;
      leave();
      timer = setTimeout(() => void ask(kind, text, language), pauseMs);
    },
  };
}
