import { createContext, use } from 'react';
import type { Quote } from '../../../../contract/quote/shapes.ts';

export interface QuoteActions {
  /** Something can be said in the chat. */
  mayWrite: boolean;
  /** The viewer's side sells here. */
  isSelling: boolean;
  /** The chat answers the viewer's own request: others may quote for it too. */
  mayCompare: boolean;
  onRevise: (quote: Quote) => void;
  /** A message has come of it. */
  onChanged: () => void;
}

const Context = createContext<QuoteActions | null>(null);
export const QuoteActionsProvider = Context.Provider;

/** What can be done with the quotes of the chat that is open; null where it is only shown. */
export const useQuoteActions = (): QuoteActions | null => use(Context);
