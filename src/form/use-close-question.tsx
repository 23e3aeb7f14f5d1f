import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/**
 * A dialog's own way out: what was typed is not lost by it without a question either.
 * @param isKept as a draft
 * @returns the question stands beside the dialog, above it
 */
export function useCloseQuestion(isTyped: boolean, onClose: () => void, isKept = false): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question: <LeaveQuestion isOpen={isAsking} isKept={isKept} onStay={() => setAsking(false)} onLeave={onClose} />,
  };
}
