/** WebSockets. Browsers cannot set headers of a WebSocket, so they send the token as a sub-protocol; here it becomes a header. */
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { bearer } from '../../contract/wire/wire-call.ts';
import { fetchApi } from './api-fetch.ts';
import { refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';
import { isForeignRequest } from '../session/origin-guard.ts';
import { cleanAnswer, headersForApi, refuseFailure } from './proxy.ts';

const protocol = 'kervan';
const bearerPattern = /^bearer\.([\w.~+/=-]+)$/;

/** `GET /api/Tools/Connect` with `Sec-WebSocket-Protocol: kervan, bearer.<token>`; programs may send Authorization. */
export async function connectSocket(request: Request, env: EdgeEnv): Promise<Response> {
  if (asciiLowerCase(request.headers.get('upgrade') ?? '') !== 'websocket') return refuse('BAD_INPUT');
  // The same-origin policy does not apply to sockets.
  if (isForeignRequest(request, env)) return refuse('FOREIGN_ORIGIN');
  const offered = (request.headers.get('sec-websocket-protocol') ?? '').split(',').map((part) => part.trim());
  const token = offered.map((part) => bearerPattern.exec(part)?.[1]).find((value) => value !== undefined);
  const headers = headersForApi(request, env);
  if (token !== undefined) headers.set('authorization', bearer(token));
  if (!headers.has('authorization')) return refuse('UNAUTHENTICATED');
  headers.set('upgrade', 'websocket');
  const url = new URL(request.url);
  try {
    const response = await fetchApi(env, url.pathname + url.search, { headers });
    if (response.webSocket === null) return cleanAnswer(response);
    return new Response(null, {
      status: 101,
      webSocket: response.webSocket,
      ...(offered.includes(protocol) && { headers: { 'sec-websocket-protocol': protocol } }),
    });
  } catch (error) {
    return refuseFailure(error);
  }
}
