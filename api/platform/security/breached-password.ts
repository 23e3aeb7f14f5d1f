/**
 * Passwords that are known from breaches (docs/behaviour.md#passwords, ADR 042). The list has the first 32 bits of the SHA-1 of each
 * password: for each value of the first 16 bits how many passwords begin with it, then the next 16 bits of each, sorted. Of other
 * passwords one in 51,000 has such a hash too and is refused as well.
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
/** Hex digits by which the public service is asked: it learns neither password nor whole hash. */
const rangeDigits = 5;

interface List {
  /** Where the entries of a prefix begin; one more at the end. */
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

/** Asks a service with the protocol of Pwned Passwords (https://haveibeenpwned.com/API/v3#PwnedPasswords). A failure says nothing. */
async function isInRange(address: string, hash: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(hash.slice(0, rangeDigits), address), {
      // The length of the answer does not tell which range was asked for. Entries that only fill it have the count 0.
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

/** By the list that comes with the product, and where it is configured by the public service, which knows many more. */
export async function isBreached({ PASSWORD_RANGES = '' }: Pick<Env, 'PASSWORD_RANGES'>, password: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(normalPassword(password)));
  const hash = asciiUpperCase(hexOf(new Uint8Array(digest)));
  return isListed(hash) || (PASSWORD_RANGES !== '' && isInRange(PASSWORD_RANGES, hash));
}
