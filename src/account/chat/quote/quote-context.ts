import { createContext, use } from 'react';
import type { Quote } from '../../../../contract/quote/shapes.ts';

export interface QuoteActions {
  /** The composer of the chat is available. */
  mayWrite: boolean;
  /** The viewer's side is the seller. */
  isSelling: boolean;
  /** The chat answers the viewer's own request, for which other companies may quote too. */
  mayCompare: boolean;
  onRevise: (quote: Quote) => void;
  /** An action has added a message. */
  onChanged: () => void;
}

const Context = createContext<QuoteActions | null>(null);
export const QuoteActionsProvider = Context.Provider;

/** The actions on quotes of the open chat; null where quotes are shown only. */
export const useQuoteActions = (): QuoteActions | null => use(Context);
