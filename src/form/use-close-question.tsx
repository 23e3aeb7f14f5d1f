import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/**
 * Closing a dialog asks as well before input is lost.
 * @param isStored as a draft
 * @returns the question, to be rendered beside the dialog, above it
 */
export function useCloseQuestion(isTyped: boolean, onClose: () => void, isStored = false): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question: <LeaveQuestion isOpen={isAsking} isStored={isStored} onStay={() => setAsking(false)} onLeave={onClose} />,
  };
}
