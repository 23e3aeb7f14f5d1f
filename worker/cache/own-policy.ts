/**
 * Reduces a page's policy to the hashes of its own scripts and styles. Astro's policy has the hashes of the whole site. These are 3.2 KB
 * that do not compress; a page needs a quarter of them, and with all of them its beginning would not fit in the first round trip of a
 * connection (ADR 009).
 */
import { Buffer } from 'node:buffer';
import { policyHashOf } from '../../contract/wire/policy-hash.ts';
import { BoundedMap } from './bounded-map.ts';

export const policyHeader = 'content-security-policy';

/** Tags whose content is not inline code: they load a file or contain data. */
const notInline = /\b(?:src=|type="application\/)/;
const policyHashes = / '(sha256-[\w+/]+=*)'/g;

/**
 * Inline scripts and styles. The page is searched as Latin-1, one byte per character and without a regular expression over each text:
 * decoding and regular expressions would take several times as long.
 */
function inlineTextsOf(page: ArrayBuffer): string[] {
  const letters = Buffer.from(page).toString('latin1');
  const texts: string[] = [];
  for (let at = letters.indexOf('<s'); at !== -1; at = letters.indexOf('<s', at + 1)) {
    const name = ['<style', '<script'].find((each) => letters.startsWith(each, at));
    const begin = letters.indexOf('>', at) + 1;
    if (name === undefined || begin === 0 || !/[\s>]/.test(letters.charAt(at + name.length))) continue;
    const end = letters.indexOf(`</${name.slice(1)}`, begin);
    if (end > begin && !notInline.test(letters.slice(at, begin))) texts.push(letters.slice(begin, end));
    at = Math.max(begin, end);
  }
  return texts;
}

/** Inline texts recur on every page, so each is hashed once. The limit is enough for all inline texts of the site. */
const hashes = new BoundedMap<string>(1_000_000);
/** There are few entries, since pages of one kind share a policy. */
const policies = new BoundedMap<string>(500_000);

/** @param text one byte per character */
async function hashOf(text: string): Promise<string> {
  const cached = hashes.get(text);
  if (cached !== undefined) return cached;
  const hash = await policyHashOf(Buffer.from(text, 'latin1'));
  hashes.set(text, hash, 2 * text.length);
  return hash;
}

/**
 * @param policy the page's own, with the hashes of all pages
 * @param page its bytes; inline content whose hash is not in the policy stays refused
 * @returns the policy without hashes that the page does not need
 */
export async function ownPolicy(policy: string, page: ArrayBuffer): Promise<string> {
  const present = new Set(await Promise.all(inlineTextsOf(page).map(hashOf)));
  const key = [policy, ...present].join(' ');
  const known = policies.get(key);
  if (known !== undefined) return known;
  const own = policy.replaceAll(policyHashes, (named, hash: string) => (present.has(hash) ? named : ''));
  policies.set(key, own, key.length + own.length);
  return own;
}
