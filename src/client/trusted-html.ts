/** Trusted Types: browsers convert text to HTML only through a named policy (worker/security-headers.ts). */

interface Policies {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): unknown };
}
/** @returns marks HTML that is ours, from editors' Markdown or our own server; the result is used as a text */
export function htmlPolicy(): (html: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('kervan', { createHTML: (text) => text });
  return (html) => (policy?.createHTML(html) ?? html) as string;
}
