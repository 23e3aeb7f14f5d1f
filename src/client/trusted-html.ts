/** Trusted Types: browsers that know them put text into a page as HTML only where a named policy says so (worker/security-headers.ts). */

interface Policies {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): unknown };
}
/** @returns what marks HTML that we made ourselves, of our editors' markdown or by our own server; it is still used as a text */
export function htmlPolicy(): (html: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('kervan', { createHTML: (text) => text });
  return (html) => (policy?.createHTML(html) ?? html) as string;
}
