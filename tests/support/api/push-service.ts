/** A fake push service with a browser, by RFC 8030, 8291 and 8292: it accepts pushes and decrypts them. */
import { base64url, jwtVerify } from 'jose';

/** A push that reached a browser. */
export interface Arrived {
  message: Record<string, unknown>;
  headers: Headers;
}

export interface PushService {
  origin: string;
  arrived: Arrived[];
  /** The status of further answers. */
  status: number;
  /** Other requests, of which there should be none. */
  strays: string[];
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** Subscribes a new browser. */
  subscribe(): Promise<{ endpoint: string; p256dh: string; auth: string }>;
}

interface Browser {
  keys: CryptoKeyPair;
  publicKey: Uint8Array<ArrayBuffer>;
  auth: Uint8Array<ArrayBuffer>;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

async function hkdf(secret: BufferSource, salt: BufferSource, info: BufferSource, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8));
}

/** The browser's side of RFC 8291, implemented independently of api/push. */
async function read(body: Uint8Array<ArrayBuffer>, { keys, publicKey, auth }: Browser): Promise<string> {
  const salt = body.slice(0, 16);
  const recordSize = new DataView(body.buffer).getUint32(16);
  const idLength = body[20] ?? 0;
  const senderKey = body.slice(21, 21 + idLength);
  const record = body.slice(21 + idLength);
  if (idLength !== 65 || record.length > recordSize || body.length > 4096) throw new Error('not one record of aes128gcm');
  const sender = await crypto.subtle.importKey('raw', senderKey, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
  const exchange = { name: 'ECDH', public: sender } as unknown as Parameters<typeof crypto.subtle.deriveBits>[0];
  const shared = await crypto.subtle.deriveBits(exchange, keys.privateKey, 256);
  const info = new Uint8Array([...utf8('WebPush: info\0'), ...publicKey, ...senderKey]);
  const input = await hkdf(shared, auth, info, 32);
  const key = await crypto.subtle.importKey('raw', await hkdf(input, salt, utf8('Content-Encoding: aes128gcm\0'), 16), 'AES-GCM', false, [
    'decrypt',
  ]);
  const iv = await hkdf(input, salt, utf8('Content-Encoding: nonce\0'), 12);
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, record));
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.slice(end + 1).some((byte) => byte !== 0)) throw new Error('the record does not end');
  return new TextDecoder().decode(plain.slice(0, end));
}

/** @param vapidKey public key of its subscriptions */
export function startPushService(vapidKey: string, now: () => number, origin = 'https://updates.push.services.mozilla.com'): PushService {
  const browsers = new Map<string, Browser>();
  const service: PushService = {
    origin,
    arrived: [],
    strays: [],
    status: 201,
    async subscribe() {
      const keys = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])) as CryptoKeyPair;
      const publicKey = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer);
      const auth = crypto.getRandomValues(new Uint8Array(16));
      const endpoint = `${origin}/wpush/v2/${crypto.randomUUID()}`;
      browsers.set(endpoint, { keys, publicKey, auth });
      return { endpoint, p256dh: base64url.encode(publicKey), auth: base64url.encode(auth) };
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const browser = browsers.get(request.url);
      if (!request.url.startsWith(origin)) {
        service.strays.push(request.url);
        return new Response(null, { status: 400 });
      }
      if (browser === undefined || request.method !== 'POST') return new Response(null, { status: 404 });
      const { headers } = request;
      if (!/^\d+$/.test(headers.get('ttl') ?? '') || headers.get('content-encoding') !== 'aes128gcm')
        return new Response(null, { status: 400 });
      const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.get('authorization') ?? '') ?? [];
      if (key !== vapidKey) return new Response(null, { status: 403 });
      const point = base64url.decode(key);
      const jwk = { kty: 'EC', crv: 'P-256', x: base64url.encode(point.slice(1, 33)), y: base64url.encode(point.slice(33)) };
      const verifying = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
      const { payload } = await jwtVerify(token, verifying, { algorithms: ['ES256'], audience: origin, currentDate: new Date(now()) });
      const lifeSeconds = (payload.exp ?? Infinity) - now() / 1000;
      if (lifeSeconds > 24 * 3600 || !/^(?:mailto|https):/.test(payload.sub ?? '')) return new Response(null, { status: 403 });
      if (service.status === 201)
        service.arrived.push({
          message: JSON.parse(await read(new Uint8Array(await request.arrayBuffer()), browser)) as Record<string, unknown>,
          headers,
        });
      return new Response(null, { status: service.status, headers: { location: `${origin}/m/1` } });
    },
  };
  return service;
}
