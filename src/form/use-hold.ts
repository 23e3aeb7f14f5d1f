import { useEffect } from 'react';
import { holdWindow } from '../client/session/leaving.ts';

/** Makes the browser ask before input is lost, for pages without a question of our own. */
export function useHold(isTyped: boolean): void {
  useEffect(() => (isTyped ? holdWindow() : undefined), [isTyped]);
}
