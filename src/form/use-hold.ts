import { useEffect } from 'react';
import { holdWindow } from '../client/session/leaving.ts';

/** Where there is no room for a question of our own: the browser asks before what was typed is lost. */
export function useHold(isTyped: boolean): void {
  useEffect(() => (isTyped ? holdWindow() : undefined), [isTyped]);
}
