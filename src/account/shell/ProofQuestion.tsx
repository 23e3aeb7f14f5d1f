import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { $proofQuestion, answerProofQuestions } from '../../client/session/fresh-proof.ts';
import { addSubjects } from '../shared/texts.tsx';

/** Loaded with the first question. If loading fails, the question ends as if it was cancelled. */
const ProofDialog = lazy(async () => {
  const [{ ProofDialog: Dialog }] = await Promise.all([import('./ProofDialog.tsx'), addSubjects(['proof', 'user', 'secondFactor'])]).catch(
    () => [{ ProofDialog: Unasked }],
  );
  return { default: Dialog };
});

function Unasked({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  useEffect(() => onEnd(false), [onEnd]);
  return null;
}

/** Mounts the dialog that asks for a fresh proof, whenever a call needs one. */
export function ProofQuestion() {
  const end = useStore($proofQuestion);
  useEffect(answerProofQuestions, []);
  return <Suspense>{end !== null && <ProofDialog onEnd={end} />}</Suspense>;
}
