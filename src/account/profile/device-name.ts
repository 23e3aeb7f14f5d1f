/** Keeps a name of Latin letters together inside an Arabic sentence (first strong isolate … pop directional isolate). */
const apart = (name: string): string => `\u2068${name}\u2069`;

/**
 * The API names a device by browser and system, "Chrome, Windows"; every language joins them in its own way.
 * @returns null for a device that gave no name
 */
export function deviceName(device: string, join: (names: { browser: string; system: string }) => string): string | null {
  const [browser = '', system = ''] = device.split(', ');
  if (browser === '') return null;
  return system === '' ? apart(browser) : join({ browser: apart(browser), system: apart(system) });
}
