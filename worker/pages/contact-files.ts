/**
 * Contact addresses for security researchers (RFC 9116), and for authorities and rights holders. No standard defines a file for the latter
 * two; it has the fields of RFC 9116. Both files name the configured operator; without one they do not exist.
 */
import { dayMs } from '../../contract/limits.ts';
import { operatorOf } from '../../contract/site/operator.ts';
import { languages } from '../../contract/text/languages.ts';
import { refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';

export const contactFiles = { security: '/.well-known/security.txt', authorities: '/.well-known/dsa-contact.txt' } as const;

/** RFC 9116 recommends less than a year. */
const validMs = 180 * dayMs;
const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };

const answer = (lines: readonly string[]): Response => new Response(`${lines.join('\n')}\n`, { headers });
const spoken = `Preferred-Languages: ${languages.join(', ')}`;
/** A line break in a setting must not add a field to the file. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

export function securityContact(_request: Request, env: EdgeEnv): Response {
  const { mail } = operatorOf(env);
  if (mail === '') return refuse('NOT_FOUND');
  return answer([
    `Contact: mailto:${oneLine(mail)}`,
    // Rounded to days, so that all answers of a day are equal.
    `Expires: ${new Date(Math.floor(Date.now() / dayMs) * dayMs + validMs).toISOString()}`,
    spoken,
    `Canonical: ${env.ORIGIN}${contactFiles.security}`,
  ]);
}

export function authoritiesContact(_request: Request, env: EdgeEnv): Response {
  const { name, address, phone, mail } = operatorOf(env);
  if (mail === '') return refuse('NOT_FOUND');
  return answer([
    '# Single point of contact for authorities, users and owners of rights (Regulation (EU) 2022/2065, articles 11, 12 and 16)',
    ...(name === '' ? [] : [`Operator: ${oneLine(name)}`]),
    ...(address === '' ? [] : [`Address: ${oneLine(address)}`]),
    `Contact: mailto:${oneLine(mail)}`,
    ...(phone === '' ? [] : [`Contact: tel:${phone.replaceAll(/\s+/g, '')}`]),
    `Contact: ${env.ORIGIN}/contact-points`,
    spoken,
    `Policy: ${env.ORIGIN}/content-rules`,
    `Transparency: ${env.ORIGIN}/transparency`,
  ]);
}
