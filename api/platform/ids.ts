const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new public id: 24 random hex characters (D-5). */
export const newId = (): string => hex(crypto.getRandomValues(new Uint8Array(12)));
/** A new secret for a link: 256 bit, hex. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 of a text or bytes, hex. */
export async function sha256(value: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
