/** The attacked product: raw requests, which no client normalizes, and queries of its database. */
import { Agent, type IncomingMessage, request } from 'node:http';
import type { CallDefinition } from '../contract/wire/call.ts';
import type { Envelope } from '../contract/wire/wire.ts';
import { addressOf, type CallInput, keyHeader, requestOf } from '../contract/wire/wire-call.ts';

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
}

export interface Sent {
  headers?: Readonly<Record<string, string>>;
  body?: string | FormData | Blob;
}

export interface Target {
  /** The path is sent unchanged. */
  send(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** Queries the database of the marketplace. */
  rows<Row = Record<string, number | string | null>>(sql: string, ...values: (number | string | null)[]): Promise<Row[]>;
}

/** A target that can be killed and started again on the same data. */
export interface CrashableTarget extends Target {
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** A fault, and how to repeat it. */
export interface Finding {
  what: string;
  repeat: string;
}

/** A round of attacks. @returns its findings */
export type Round<Attacked extends Target = Target> = (target: Attacked) => Promise<Finding[]>;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const answerWithinMs = 60_000;

const answerOf = ({ statusCode = 0, headersDistinct }: IncomingMessage, bytes: Buffer): Answer => {
  const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
  return { status: statusCode, headers: new Headers(pairs), bytes, text: bytes.toString('utf8') };
};

/** @param origin of the running product */
export const sendTo = (origin: string): Target['send'] => {
  const { hostname, port } = new URL(origin);
  return async (method, path, { headers = {}, body } = {}) => {
    const form = typeof body === 'object' ? new Response(body) : null;
    const bytes = form === null ? Buffer.from((body ?? '') as string) : Buffer.from(await form.arrayBuffer());
    const type = form?.headers.get('content-type');
    const sent = { ...headers, ...(type && { 'content-type': type }), ...(body !== undefined && { 'content-length': bytes.length }) };
    const once = (through: Agent | false): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const asked = request({ agent: through, hostname, port, method, path, headers: sent, timeout: answerWithinMs }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => resolve(answerOf(answer, Buffer.concat(chunks))));
        });
        // The product has opened a WebSocket.
        asked.on('upgrade', (answer, socket) => {
          socket.destroy();
          resolve(answerOf(answer, Buffer.alloc(0)));
        });
        asked.on('timeout', () => asked.destroy(new Error(`no answer within ${answerWithinMs} ms`)));
        asked.on('error', (error: NodeJS.ErrnoException) => {
          // The server closes a connection after it refused a body; like a browser, this repeats the request once.
          if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(once(false));
          else reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`));
        });
        asked.end(bytes);
      });
    return once(agent);
  };
};

export interface TargetAnswer extends Answer {
  envelope: Partial<Envelope<Record<string, unknown>>>;
}

export interface CallRequest {
  query?: unknown;
  params?: unknown;
  body?: unknown;
  files?: CallInput['files'];
  token?: string | undefined;
  key?: string | undefined;
  headers?: Readonly<Record<string, string>>;
}

const envelopeOf = (text: string): TargetAnswer['envelope'] => {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
};

/** Makes a call; the input may be invalid. */
export async function ask(
  target: Target,
  call: CallDefinition,
  { token, key, headers, ...input }: CallRequest = {},
): Promise<TargetAnswer> {
  const { method, headers: own, body } = requestOf(call, input, { token });
  if (key !== undefined) own.set(keyHeader, key);
  const answer = await target.send(method, addressOf(call, input), {
    headers: { ...Object.fromEntries(own), ...headers },
    ...(body !== undefined && { body }),
  });
  return { ...answer, envelope: envelopeOf(answer.text) };
}

const lengthShown = 600;

/** Describes a request so that a person can repeat it. */
export const repeatOf = (call: CallDefinition, who: string, { query, body, files, key, headers }: CallRequest = {}): string =>
  [
    `${call.method} ${addressOf(call, { query })} as ${who}`,
    ...Object.entries({ body, files: files && Object.keys(files), key, headers })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name} ${JSON.stringify(value).slice(0, lengthShown)}`),
  ].join(' ');

/** Clears all rate limits, so that one attack does not block the next. */
export const clearRateLimits = (target: Target): Promise<unknown> => target.rows('DELETE FROM throttle');

/** Texts in an answer that reveal internals. */
const internalsPattern =
  /\n\s+at \S+ ?\(|\.(?:ts|mjs|js):\d+:\d+|D1_ERROR|SQLITE_|UNIQUE constraint|constraint failed|\bSELECT\b[^<]{1,200}\bFROM\b|node_modules|TOKEN_SECRET/;

/** @returns internals that an error answer reveals, or null */
export const leakOf = ({ status, text }: Answer): string | null => (status < 400 ? null : (internalsPattern.exec(text)?.[0] ?? null));
