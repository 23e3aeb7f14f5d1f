/**
 * A page's policy with the hashes of its own scripts and styles alone. Astro's names those of the whole site: of 3.2 KB, which no compression makes
 * smaller, a page needs a quarter, and with the rest its first bytes do not fit into a connection's first trip (decision 101).
 */
import { BoundedMap } from './bounded-map.ts';

export const policyHeader = 'content-security-policy';

/** Tags of what is fetched, and of what is no script. */
const notInline = /\b(?:src=|type="application\/)/;
const policyHashes = / '(sha256-[\w+/]+=*)'/g;

/** Scripts and styles that stand in a page. No regular expression: it would look at each letter of a page that has few. */
function inlineTextsOf(html: string): string[] {
  const texts: string[] = [];
  for (let at = html.indexOf('<s'); at !== -1; at = html.indexOf('<s', at + 1)) {
    const name = ['<style', '<script'].find((each) => html.startsWith(each, at));
    const begin = html.indexOf('>', at) + 1;
    if (name === undefined || begin === 0 || !/[\s>]/.test(html.charAt(at + name.length))) continue;
    const end = html.indexOf(`</${name.slice(1)}`, begin);
    if (end > begin && !notInline.test(html.slice(at, begin))) texts.push(html.slice(begin, end));
    at = Math.max(begin, end);
  }
  return texts;
}

/** Texts come again with every page, so each is hashed once; a megabyte of them is more than the site has. */
const hashes = new BoundedMap<string>(1_000_000);
/** Few: pages of one kind have the same. */
const policies = new BoundedMap<string>(500_000);

/** As policies name it: `sha256-…`. */
export async function policyHashOf(text: string): Promise<string> {
  const kept = hashes.get(text);
  if (kept !== undefined) return kept;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  hashes.set(text, hash, 2 * text.length);
  return hash;
}

/**
 * @param policy the page's own, with the hashes of all pages
 * @param html the page; what stands in it without being named in the policy stays refused
 * @returns the policy without the hashes of what the page has not
 */
export async function ownPolicy(policy: string, html: string): Promise<string> {
  const present = new Set(await Promise.all(inlineTextsOf(html).map(policyHashOf)));
  const key = [policy, ...present].join(' ');
  const known = policies.get(key);
  if (known !== undefined) return known;
  const own = policy.replaceAll(policyHashes, (named, hash: string) => (present.has(hash) ? named : ''));
  policies.set(key, own, key.length + own.length);
  return own;
}
