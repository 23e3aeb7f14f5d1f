/** The native app for Android, as the configuration of both Workers names it (`ANDROID_APP`). */
import { asciiUpperCase } from '../text/letter-case.ts';

export interface AndroidApp {
  name: string;
  /** SHA-256 of the certificates that sign it: 32 bytes in hex, separated by colons. */
  fingerprints: string[];
}

/** @param text `com.example.app SHA256[,SHA256]` @returns null without a valid name and fingerprint */
export function readAndroidApp(text = ''): AndroidApp | null {
  const [name = '', keys = ''] = text.trim().split(/\s+/);
  const fingerprints = asciiUpperCase(keys)
    .split(',')
    .filter((key) => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(key));
  return /^[a-z]\w*(?:\.\w+)+$/i.test(name) && fingerprints.length > 0 ? { name, fingerprints } : null;
}
