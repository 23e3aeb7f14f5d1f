import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/**
 * Asks before a dialog with input is closed.
 * @param isStored whether the input is stored as a draft
 * @returns the question, which the caller renders beside the dialog, so that it appears above it
 */
export function useCloseQuestion(isTyped: boolean, onClose: () => void, isStored = false): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question: <LeaveQuestion isOpen={isAsking} isStored={isStored} onStay={() => setAsking(false)} onLeave={onClose} />,
  };
}
