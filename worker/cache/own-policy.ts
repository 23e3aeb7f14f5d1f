/**
 * A page's policy with the hashes of its own scripts and styles alone. Astro's names those of the whole site: of 3.2 KB, which no compression makes
 * smaller, a page needs a quarter, and with the rest its first bytes do not fit into a connection's first trip (ADR 009).
 */
import { Buffer } from 'node:buffer';
import { BoundedMap } from './bounded-map.ts';

export const policyHeader = 'content-security-policy';

/** Tags of what is fetched, and of what is no script. */
const notInline = /\b(?:src=|type="application\/)/;
const policyHashes = / '(sha256-[\w+/]+=*)'/g;

/**
 * Scripts and styles that stand in a page. The page is looked through as Latin letters, a byte each, and no regular expression looks at each of
 * them: both cost a multiple.
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

/** Texts come again with every page, so each is hashed once; a megabyte of them is more than the site has. */
const hashes = new BoundedMap<string>(1_000_000);
/** Few: pages of one kind have the same. */
const policies = new BoundedMap<string>(500_000);

/** As policies name it: `sha256-…`. @param bytes of UTF-8 */
export async function policyHashOf(bytes: ArrayBufferView): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** @param text a byte each letter */
async function hashOf(text: string): Promise<string> {
  const cached = hashes.get(text);
  if (cached !== undefined) return cached;
  const hash = await policyHashOf(Buffer.from(text, 'latin1'));
  hashes.set(text, hash, 2 * text.length);
  return hash;
}

/**
 * @param policy the page's own, with the hashes of all pages
 * @param page its bytes; what stands in it without being named in the policy stays refused
 * @returns the policy without the hashes of what the page has not
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
