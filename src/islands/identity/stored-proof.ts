/** Stores what a provider has proved in this tab, because after a reload the answer in the address is used up. */
import type { finishIdentity } from '../../../contract/identity/calls.ts';
import type { DataOf } from '../../../contract/wire/call.ts';

export type Proof = DataOf<typeof finishIdentity>;

const key = 'identity-proof';

interface StoredProof {
  state: string;
  proof: Proof;
}

export function storeProof(state: string, proof: Proof): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ state, proof } satisfies StoredProof));
  } catch {
    // Without storage the person has to start again after a reload.
  }
}

/** @returns the proof of this answer */
export function storedProof(state: string): Proof | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredProof | null;
    return stored?.state === state ? stored.proof : undefined;
  } catch {
    return undefined;
  }
}

export function forgetProof(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
