/**
 * Asks the person to prove again who they are, for calls that need a fresh proof (docs/behaviour.md#fresh-proof). The refused call waits
 * for the proof and is then repeated, so that forms keep their input.
 */
import { atom } from 'nanostores';

/** Function that ends the open question; null while no question is open. */
export const $proofQuestion = atom<((isProved: boolean) => void) | null>(null);

let asked: Promise<boolean> | null = null;
let isAskable = false;

/** Called by the app when it can show the question. @returns a function to call when it cannot any more */
export function answerProofQuestions(): () => void {
  isAskable = true;
  return () => (isAskable = false);
}

/** Simultaneous calls share one question. @returns whether the person gave the proof; false where no app shows the question */
export function askForProof(): Promise<boolean> {
  if (!isAskable) return Promise.resolve(false);
  asked ??= new Promise<boolean>((resolve) => $proofQuestion.set(resolve)).finally(() => {
    asked = null;
    $proofQuestion.set(null);
  });
  return asked;
}
