/** Stores what a provider has proved in this tab, because after a reload the answer in the address is used up. */
import type { finishIdentity } from '../../../contract/identity/calls.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { readTabValue, writeTabText } from '../../client/store/tab.ts';

export type Proof = DataOf<typeof finishIdentity>;

const key = 'identity-proof';

interface StoredProof {
  state: string;
  proof: Proof;
}

export const storeProof = (state: string, proof: Proof): void => writeTabText(key, JSON.stringify({ state, proof } satisfies StoredProof));

/** @returns the proof of this answer */
export function storedProof(state: string): Proof | undefined {
  const stored = readTabValue(key) as StoredProof | null;
  return stored?.state === state ? stored.proof : undefined;
}

export const forgetProof = (): void => writeTabText(key, null);
