import { atom } from 'nanostores';

export type Mode = 'light' | 'dark';
const modeKey = 'mode';

const systemMode = (): Mode => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const storedMode = (): Mode | null => {
  const stored = localStorage.getItem(modeKey);
  return stored === 'light' || stored === 'dark' ? stored : null;
};

export const $mode = atom<Mode>(storedMode() ?? systemMode());

/** Light ↔ dark, stored; the page follows at once. */
export function toggleMode(): void {
  const mode: Mode = $mode.get() === 'dark' ? 'light' : 'dark';
  $mode.set(mode);
  localStorage.setItem(modeKey, mode);
  document.documentElement.dataset['mode'] = mode;
}
