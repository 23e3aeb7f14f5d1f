/** The SHA-256 hash of inline code as content security policies name it, without quotes: `sha256-…`. @param code bytes are UTF-8 */
export async function policyHashOf(code: string | BufferSource): Promise<`sha256-${string}`> {
  const bytes = typeof code === 'string' ? new TextEncoder().encode(code) : code;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
