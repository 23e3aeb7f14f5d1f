/**
 * A page's policy with the hashes of its own scripts and styles alone. Astro's names those of the whole site: of 3.2 KB, which no compression makes
 * smaller, a page needs a quarter, and with the rest its first bytes do not fit into a connection's first trip (decision 101).
 */
import { BoundedMap } from './bounded-map.ts';

const inlineTexts =
  /<(?:style|script)\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([^<]*(?:<(?!\/(?:style|script))[^<]*)*)<\/(?:style|script)/g;
const policyHashes = / '(sha256-[\w+/]+=*)'/g;

/** Texts come again with every page, so each is hashed once; a megabyte of them is more than the site has. */
const known = new BoundedMap<string>(1_000_000);

async function hashOf(text: string): Promise<string> {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  known.set(text, hash, 2 * text.length);
  return hash;
}

/**
 * @param policy the page's own, with the hashes of all pages
 * @param html the page; what stands in it without being named in the policy stays refused
 * @returns the policy without the hashes of what the page has not
 */
export async function ownPolicy(policy: string, html: string): Promise<string> {
  const texts = [...html.matchAll(inlineTexts)].map(([, text = '']) => text).filter((text) => text !== '');
  const present = new Set(await Promise.all(texts.map(hashOf)));
  return policy.replaceAll(policyHashes, (named, hash: string) => (present.has(hash) ? named : ''));
}
