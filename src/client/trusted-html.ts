/** Trusted Types: browsers convert text to HTML only through a named policy (worker/security-headers.ts). */

interface Policies {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): unknown };
}
/** @returns a function that marks our own HTML (from editors' Markdown or our server) as trusted; its result is used like a text */
export function htmlPolicy(): (html: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('kervan', { createHTML: (text) => text });
  return (html) => (policy?.createHTML(html) ?? html) as string;
}
