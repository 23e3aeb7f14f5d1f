/** Answers that the edge makes itself. */
import { type ErrorCode, errors } from '../contract/wire/errors.ts';
import { ApiFailure } from './api/api-failure.ts';

/** A refusal in the API's own envelope (docs/behaviour.md#envelope). */
export function refuse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const { status, message } = errors[code];
  return Response.json({ success: false, message, code }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** An API that cannot be reached or answers too late (docs/behaviour.md#status-codes). */
export function refuseFailure(error: unknown): Response {
  return refuse(error instanceof ApiFailure && error.status === 504 ? 'UPSTREAM_SLOW' : 'UPSTREAM_UNREACHABLE');
}

/** An uncached redirect: it depends on cookies or on a preference. */
export function redirectTo(path: string, status: 301 | 302 | 303 | 307 | 308): Response {
  return new Response(null, { status, headers: { location: path, 'cache-control': 'no-store' } });
}
