/** Keyboard shortcuts of a queue. They are bound to physical keys, independent of the layout, and can be switched off (WCAG 2.1.4). */
import { useEffect } from 'react';
import { $hasConsoleKeys } from '../../../client/console-keys.ts';

export const shortcuts = { approve: 'A', reject: 'R', next: 'N', previous: 'P' } as const;
export type Shortcut = keyof typeof shortcuts;

/** No shortcuts while someone types or a dialog is open. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]') !== null ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'));

/** Calls `run` with the shortcut of each pressed key. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!$hasConsoleKeys.get() || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const shortcut = (Object.keys(shortcuts) as Shortcut[]).find((each) => event.code === `Key${shortcuts[each]}`);
      if (shortcut === undefined) return;
      event.preventDefault();
      run(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [run]);
}
