import { useEffect } from 'react';
import { holdWindow } from '../client/session/leaving.ts';

/** Without room for a question of our own, the browser asks before input is lost. */
export function useHold(isTyped: boolean): void {
  useEffect(() => (isTyped ? holdWindow() : undefined), [isTyped]);
}
