/** Codes of authenticator apps: TOTP (RFC 6238) with HMAC-SHA-1, six digits and 30 seconds, as all apps use. */
const digits = 6;
const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Accepted deviation of the clocks, in steps. */
const stepsAside = 1;

/** The number of the 30-second step at a time. */
export const stepOf = (nowMs: number): number => Math.floor(nowMs / stepMs);

/** @returns six digits */
export async function codeOf(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const number = mac.getUint32(mac.getUint8(mac.byteLength - 1) & 15) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of a code, near this time, or null for a wrong one. */
export async function stepOfCode(secret: Uint8Array<ArrayBuffer>, code: string, nowMs: number): Promise<number | null> {
  const now = stepOf(nowMs);
  for (let step = now - stepsAside; step <= now + stepsAside; step += 1) if ((await codeOf(secret, step)) === code) return step;
  return null;
}

/** RFC 4648, without padding. */
export function base32Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

/** @param text in base32, without padding */
export function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((part) => Number.parseInt(part, 2)));
}
