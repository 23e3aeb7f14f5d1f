import { isolated } from '../../../contract/text/isolate.ts';

/**
 * The API names a device by browser and system, "Chrome, Windows"; each language joins them in its own way.
 * @returns null for an unknown device
 */
export function deviceName(device: string, join: (names: { browser: string; system: string }) => string): string | null {
  const [browser = '', system = ''] = device.split(', ');
  if (browser === '') return null;
  return system === '' ? isolated(browser) : join({ browser: isolated(browser), system: isolated(system) });
}
