import { useState } from 'react';
import { errorText } from '../../i18n/format.ts';
import type { Failure } from '../../client/call.ts';
import { useTexts } from './texts.tsx';

export interface ShownFailure {
  /** The text of the last failure; null without one. */
  text: string | null;
  clear: () => void;
  /** Shows a failure inside the dialog, because screen readers cannot reach a toast outside of it. Typed values stay. */
  show: (failure: Failure) => true;
}

/** @param blame marks the fields that a refusal refers to @param textOf the text of a refusal, if not the usual one */
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
