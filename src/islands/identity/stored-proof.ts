/** Stores what a provider has proved in this tab, because after a reload the answer in the address is used up. */
import type { finishIdentity } from '../../../contract/identity/calls.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { inTab, readValue, writeText } from '../../client/store/stored.ts';

export type Proof = DataOf<typeof finishIdentity>;

const key = 'identity-proof';

interface StoredProof {
  state: string;
  proof: Proof;
}

export const storeProof = (state: string, proof: Proof): void =>
  writeText(key, JSON.stringify({ state, proof } satisfies StoredProof), inTab);

/** @returns the proof of this answer */
export function storedProof(state: string): Proof | undefined {
  const stored = readValue(key, inTab) as StoredProof | null;
  return stored?.state === state ? stored.proof : undefined;
}

export const forgetProof = (): void => writeText(key, null, inTab);
