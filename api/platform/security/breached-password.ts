/**
 * Passwords that are known from breaches (docs/behaviour.md#passwords, ADR 042). The list contains the first 32 bits of the SHA-1 of each
 * password: for each value of the first 16 bits the number of entries, then the next 16 bits of each entry, sorted. One in 51,000 other
 * passwords has an equal hash and is refused as well.
 */
import { hexOf } from '../../../contract/wire/ids.ts';
import { asciiUpperCase } from '../../../contract/text/letter-case.ts';
import { secondMs } from '../../../contract/limits.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../log.ts';
import { traceOf } from '../../../contract/wire/request-log.ts';
import { normalPassword } from './password.ts';
import list from './breached-passwords.json';

const prefixes = 65_536;
const rangeTimeoutMs = 2 * secondMs;
/** Number of hex digits that the public service gets, so that it learns neither the password nor its whole hash. */
const rangeDigits = 5;

interface List {
  /** Start positions of the entries of each prefix, and the end of the last one. */
  starts: Uint32Array;
  rests: DataView;
}
let read: List | undefined;

function readList(): List {
  const bytes = Uint8Array.from(atob(list.hashes), (letter) => letter.charCodeAt(0));
  const starts = new Uint32Array(prefixes + 1);
  for (let prefix = 0; prefix < prefixes; prefix += 1) starts[prefix + 1] = (starts[prefix] ?? 0) + (bytes[prefix] ?? 0);
  return { starts, rests: new DataView(bytes.buffer, prefixes) };
}

/** @param hash the SHA-1 in upper-case hex */
function isListed(hash: string): boolean {
  const { starts, rests } = (read ??= readList());
  const prefix = Number.parseInt(hash.slice(0, 4), 16);
  const rest = Number.parseInt(hash.slice(4, 8), 16);
  const end = starts[prefix + 1] ?? 0;
  for (let at = starts[prefix] ?? 0; at < end; at += 1) if (rests.getUint16(at * 2) === rest) return true;
  return false;
}

/**
 * Asks a service with the protocol of Pwned Passwords (https://haveibeenpwned.com/API/v3#PwnedPasswords). A failure counts as not breached.
 */
async function isInRange(address: string, hash: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(hash.slice(0, rangeDigits), address), {
      // Pads the answer, so that its length does not reveal the range. Padding entries have the count 0.
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(rangeTimeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const rest = hash.slice(rangeDigits);
    return (await response.text()).split(/\r?\n/).some((line) => line.startsWith(`${rest}:`) && Number(line.slice(rest.length + 1)) > 0);
  } catch (error) {
    logFailure({ call: 'password range', error: traceOf(error) });
    return false;
  }
}

/** Checks the list of the product and, if configured, the public service, which has many more passwords. */
export async function isBreached({ PASSWORD_RANGES = '' }: Pick<Env, 'PASSWORD_RANGES'>, password: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(normalPassword(password)));
  const hash = asciiUpperCase(hexOf(new Uint8Array(digest)));
  return isListed(hash) || (PASSWORD_RANGES !== '' && isInRange(PASSWORD_RANGES, hash));
}
