/**
 * Refresh tokens: family.generation.mac, with the prefix `handoff.` and a different MAC for a hand-off (docs/behaviour.md#hand-off). They
 * are derived from the family's salt with the API's secret, so that a generation always has the same token and nothing is stored that a
 * reader of the database could use (docs/behaviour.md#refresh).
 */
import { idLetters } from '../../contract/wire/ids.ts';
import { handoffPrefix } from '../../contract/session/calls.ts';
import type { Env } from '../platform/env.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { isSame } from '../platform/security/mac.ts';
import type { Family } from './family-store.ts';

const pattern = new RegExp(`^(${idLetters})\\.(0|[1-9]\\d{0,8})\\.([0-9a-f]{64})$`);

type Kind = 'refresh' | 'handoff';

const macOf = (env: Env, kind: Kind, family: Pick<Family, 'id' | 'salt'>, generation: number): Promise<string> =>
  keyedHash(env, kind, `${family.salt}|${family.id}|${generation}`);

/** The token of a family's generation, by default of the current one. */
export const refreshTokenOf = async (env: Env, family: Family, generation = family.generation): Promise<string> =>
  `${family.id}.${generation}.${await macOf(env, 'refresh', family, generation)}`;

/** The token of a hand-off: of a family that has not started yet. */
export const handoffTokenOf = async (env: Env, family: Family): Promise<string> =>
  `${handoffPrefix}${family.id}.0.${await macOf(env, 'handoff', family, 0)}`;

export interface ParsedToken {
  kind: Kind;
  familyId: string;
  generation: number;
  mac: string;
}

/** @returns the parts of a well-formed token, not verified yet, or null */
export function parseRefreshToken(token: string): ParsedToken | null {
  const kind = token.startsWith(handoffPrefix) ? 'handoff' : 'refresh';
  const [, familyId, generation, mac] = pattern.exec(kind === 'handoff' ? token.slice(handoffPrefix.length) : token) ?? [];
  return familyId === undefined || generation === undefined || mac === undefined
    ? null
    : { kind, familyId, generation: Number(generation), mac };
}

/** @returns whether we issued this token */
export const isGenuine = async (env: Env, family: Family, { kind, generation, mac }: ParsedToken): Promise<boolean> =>
  isSame(mac, await macOf(env, kind, family, generation));
