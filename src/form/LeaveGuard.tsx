import { useEffect, useState } from 'react';
import { guardLeaving } from '../client/session/leaving.ts';
import { loadDialogs } from '../ui/dialog/Dialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export interface LeaveGuardProps {
  isActive: boolean;
  /** Whether input is also lost at another address of the same page; false if the addresses are tabs of one page. */
  isWhole?: boolean;
  /** Whether the input is stored as a draft, which a sign-out deletes. */
  isStored?: boolean;
}

/** Asks before a page with input is left. */
export function LeaveGuard({ isActive, isWhole = false, isStored = false }: LeaveGuardProps) {
  const [way, setWay] = useState<{ go: () => void; isEnd: boolean } | null>(null);
  useEffect(() => (isActive ? guardLeaving((go, isEnd) => setWay({ go, isEnd }), isWhole) : undefined), [isActive, isWhole]);
  // Loaded in advance, because the question has to work offline.
  useEffect(() => {
    if (isActive) loadDialogs();
  }, [isActive]);
  return (
    <LeaveQuestion
      isOpen={way !== null}
      isStored={isStored && way?.isEnd !== true}
      onStay={() => setWay(null)}
      onLeave={() => {
        setWay(null);
        way?.go();
      }}
    />
  );
}
