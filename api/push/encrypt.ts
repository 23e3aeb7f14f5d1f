/** Encrypts a push for one browser: RFC 8291 over RFC 8188 (aes128gcm), in one record. */
import { base64url } from 'jose';
import { joined } from '../platform/bytes.ts';

/** A browser's keys from its subscription, as bytes. */
export interface Receiver {
  /** Its public key, an uncompressed point of P-256. */
  publicKey: Uint8Array;
  /** 16 bytes that only the browser and we know. */
  auth: Uint8Array;
}

/** Generated for each message; tests use those of the standard. */
export interface Ephemeral {
  keys: CryptoKeyPair;
  salt: Uint8Array;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** Push services accept at least 4096 bytes (RFC 8030, 7.2): 86 of them are header, 17 tag and delimiter. */
const recordBytes = 4096;
export const textBytesMax = recordBytes - 86 - 17;

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

async function derived(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8));
}

export const newEphemeral = async (): Promise<Ephemeral> => ({
  keys: (await crypto.subtle.generateKey(curve, false, ['deriveBits'])) as CryptoKeyPair,
  salt: crypto.getRandomValues(new Uint8Array(16)),
});

/** @throws for a public key that is not on the curve, and for a text that is too long */
export async function encryptPush(
  text: string,
  { publicKey, auth }: Receiver,
  { keys, salt }: Ephemeral,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = utf8(text);
  if (content.length > textBytesMax) throw new RangeError('too long for one push');
  const own = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer);
  const theirs = await crypto.subtle.importKey('raw', publicKey, curve, false, []);
  // Types of the Workers' runtime spell the field with a dollar sign; the runtime itself does not.
  const exchange = { name: 'ECDH', public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  const shared = new Uint8Array(await crypto.subtle.deriveBits(exchange, keys.privateKey, 256));
  const input = await derived(shared, auth, joined([utf8('WebPush: info\0'), publicKey, own]), 32);
  const contentKey = await derived(input, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await derived(input, salt, utf8('Content-Encoding: nonce\0'), 12);
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  // 2 ends the last record.
  const record = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, joined([content, Uint8Array.of(2)]));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordBytes);
  return joined([salt, size, Uint8Array.of(own.length), own, new Uint8Array(record)]);
}

/** A topic of at most 32 characters: of pending messages with the same topic, a browser gets only the newest (RFC 8030, 5.4). */
export const topicOf = async (text: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))).slice(0, 32);
