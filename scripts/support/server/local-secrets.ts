/**
 * Local versions of production's secrets, created once per data folder and readable by its owner only: sessions, subscriptions and
 * payments survive a restart.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPushKeys } from './push-keys.ts';

const storedSecret = (dataDir: string, name: string, make: () => string): string => {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
};

export const tokenSecret = (dataDir: string): string => storedSecret(dataDir, 'token-secret', () => randomBytes(32).toString('hex'));

export const pushKeys = (dataDir: string): Record<string, string> => {
  const keys = storedSecret(dataDir, 'push-keys.json', () => JSON.stringify(newPushKeys()));
  const { publicKey, privateKey } = JSON.parse(keys) as ReturnType<typeof newPushKeys>;
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
};

/** The sandbox bank as the shop sees it. */
export interface BankAccess {
  /** Its own origin: browsers resolve every host below localhost to this machine. */
  origin: string;
  apiKey: string;
  secretKey: string;
}

export const bankAccess = (dataDir: string, siteOrigin: string): BankAccess => {
  const { protocol, host } = new URL(siteOrigin);
  const secretKey = createHash('sha256').update(`bank:${tokenSecret(dataDir)}`);
  return { origin: `${protocol}//bank.${host}`, apiKey: 'sandbox-kervan', secretKey: secretKey.digest('hex') };
};
