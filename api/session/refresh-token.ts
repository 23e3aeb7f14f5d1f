/**
 * Refresh tokens: family.generation.mac. They are derived from the family's salt under the API's secret, so that the
 * same generation is always the same token and nothing is stored that a reader of the database could use (D-21).
 */
import type { Env } from '../platform/env.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Family } from './family-store.ts';

const pattern = /^([0-9a-f]{24})\.(0|[1-9]\d{0,8})\.([0-9a-f]{64})$/;

const macOf = (env: Env, family: Pick<Family, 'id' | 'salt'>, generation: number): Promise<string> =>
  keyedHash(env, 'refresh', `${family.salt}|${family.id}|${generation}`);

/** The token of a family's generation; the current one unless said otherwise. */
export const refreshTokenOf = async (env: Env, family: Family, generation = family.generation): Promise<string> =>
  `${family.id}.${generation}.${await macOf(env, family, generation)}`;

export interface ParsedToken {
  familyId: string;
  generation: number;
  mac: string;
}

/** @returns the parts of a well-formed token, not judged yet, or null */
export function parseRefreshToken(token: string): ParsedToken | null {
  const [, familyId, generation, mac] = pattern.exec(token) ?? [];
  return familyId === undefined || generation === undefined || mac === undefined ? null : { familyId, generation: Number(generation), mac };
}

/** @returns whether we made this token */
export async function isGenuine(env: Env, family: Family, { generation, mac }: ParsedToken): Promise<boolean> {
  const wanted = await macOf(env, family, generation);
  let difference = wanted.length ^ mac.length;
  for (let index = 0; index < wanted.length; index += 1) difference |= wanted.charCodeAt(index) ^ mac.charCodeAt(index);
  return difference === 0;
}
