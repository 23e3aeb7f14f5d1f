/**
 * Asking the person to prove again who they are, before the calls that need it (docs/behaviour.md#fresh-proof). A call that is refused for
 * it waits for the answer and is then repeated, so that forms keep everything.
 */
import { atom } from 'nanostores';

/** Ends the question that is shown; null if there is none. */
export const $proofQuestion = atom<((isProved: boolean) => void) | null>(null);

let asked: Promise<boolean> | null = null;
let isAskable = false;

/** For the app that shows the question. @returns ends that */
export function answerProofQuestions(): () => void {
  isAskable = true;
  return () => (isAskable = false);
}

/** Simultaneous calls share one question. @returns whether the person has proved it; false where nothing asks */
export function askForProof(): Promise<boolean> {
  if (!isAskable) return Promise.resolve(false);
  asked ??= new Promise<boolean>((resolve) => $proofQuestion.set(resolve)).finally(() => {
    asked = null;
    $proofQuestion.set(null);
  });
  return asked;
}
