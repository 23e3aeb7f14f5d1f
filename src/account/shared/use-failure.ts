import { useState } from 'react';
import { errorText } from '../../i18n/format.ts';
import type { Failure } from '../../client/call.ts';
import { useTexts } from './texts.tsx';

export interface ShownFailure {
  /** Why the last try failed; null for none. */
  text: string | null;
  clear: () => void;
  /** Says it inside the dialog: a toast beside it would be out of reach of readers. What was typed stays. */
  show: (failure: Failure) => true;
}

/** @param blame marks the fields that a refusal is about @param textOf what is said of it, where that is not its own text */
export function useFailure(blame: (failure: Failure) => void, textOf?: (failure: Failure) => string): ShownFailure {
  const { t } = useTexts();
  const [text, setText] = useState<string | null>(null);
  const show = (failure: Failure): true => {
    blame(failure);
    setText(textOf?.(failure) ?? errorText(t, failure));
    return true;
  };
  return { text, clear: () => setText(null), show };
}
