/** Ids are 12 bytes in hexadecimal letters everywhere. */
export const idLetters = '[0-9a-f]{24}';
export const idPattern = new RegExp(`^${idLetters}$`);
export const isId = (value: string | null | undefined): value is string => idPattern.test(value ?? '');

/** Means unset: never stored, only part of the wire format (docs/behaviour.md#ids). */
export const unsetId = '000000000000000000000000';

/** Bytes in hexadecimal letters. */
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 hash of bytes, or of a text in UTF-8, in 64 hexadecimal letters. */
export async function sha256(content: string | BufferSource): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
