/** Whether single keys work in the console's queues; stored on this device. */
import { atom } from 'nanostores';
import { readText, writeText } from './store/stored.ts';

const storeKey = 'console-keys';

export const $hasConsoleKeys = atom(readText(storeKey) !== 'off');

export function switchConsoleKeys(isOn: boolean): void {
  $hasConsoleKeys.set(isOn);
  writeText(storeKey, isOn ? null : 'off');
}
