/** Reads and writes cookies, which only the edge uses. */

/** @returns the first cookie with the name, or null */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

export interface CookieOptions {
  maxAgeSeconds: number;
  sameSite: 'Strict' | 'Lax';
  httpOnly: boolean;
  secure: boolean;
}

/** @returns the value of a Set-Cookie header */
export function cookieText(name: string, value: string, { maxAgeSeconds, sameSite, httpOnly, secure }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=${sameSite}${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`;
}

/** @param isPlain without TLS, on a local machine: browsers then refuse the prefix */
export const secretCookieName = (name: string, isPlain: boolean): string => (isPlain ? name : `__Host-${name}`);

/** A cookie that script cannot read and that requests of other sites do not carry. */
export const secretCookieText = (name: string, value: string, maxAgeSeconds: number, isPlain: boolean): string =>
  cookieText(secretCookieName(name, isPlain), value, { maxAgeSeconds, sameSite: 'Strict', httpOnly: true, secure: !isPlain });

export const yearSeconds = 365 * 24 * 60 * 60;
