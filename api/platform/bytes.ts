/** Functions that read files and forms as bytes. */
const latin = new TextDecoder('latin1');

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
export const ascii = (bytes: Uint8Array, offset: number, length: number): string => latin.decode(bytes.subarray(offset, offset + length));

export const startsWith = (bytes: Uint8Array, what: readonly number[] | Uint8Array, offset = 0): boolean =>
  what.every((byte, index) => bytes[offset + index] === byte);

/** @returns one array of all parts */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}
