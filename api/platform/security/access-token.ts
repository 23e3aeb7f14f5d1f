/** Access tokens: short-lived JWTs of a user and a session family, with one fixed algorithm. */
import { SignJWT, jwtVerify } from 'jose';
import type { Env } from '../env.ts';
import { minuteMs } from '../../../contract/limits.ts';

export const accessTokenMs = 15 * minuteMs;

const issuer = 'kervan';
const audience = 'kervan-api';
const type = 'access+jwt';

const keyOf = (env: Env): Uint8Array => new TextEncoder().encode(`access:${env.TOKEN_SECRET}`);

/** @returns a JWT that is valid for 15 minutes (docs/behaviour.md#token-lifetimes) */
export function signAccessToken(env: Env, userId: string, sessionId: string, nowMs: number): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(nowMs / 1000))
    .setExpirationTime(Math.floor((nowMs + accessTokenMs) / 1000))
    .sign(keyOf(env));
}

/** @returns the user and session of a valid token, or null */
export async function verifyAccessToken(env: Env, token: string, nowMs: number): Promise<{ userId: string; sessionId: string } | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(env), {
      algorithms: ['HS256'],
      typ: type,
      issuer,
      audience,
      currentDate: new Date(nowMs),
    });
    return typeof payload.sub === 'string' && typeof payload['sid'] === 'string'
      ? { userId: payload.sub, sessionId: payload['sid'] }
      : null;
  } catch {
    return null;
  }
}
