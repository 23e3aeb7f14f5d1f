import { useEffect, useState } from 'react';
import { guardLeaving } from '../client/session/leaving.ts';
import { loadDialogs } from '../ui/dialog/Dialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export interface LeaveGuardProps {
  isActive: boolean;
  /** Other addresses of the same page lose input too, unless they are tabs of it. */
  isWhole?: boolean;
  /** The input stays as a draft, except at a sign-out. */
  isStored?: boolean;
}

/** Asks before input is left. */
export function LeaveGuard({ isActive, isWhole = false, isStored = false }: LeaveGuardProps) {
  const [way, setWay] = useState<{ go: () => void; isEnd: boolean } | null>(null);
  useEffect(() => (isActive ? guardLeaving((go, isEnd) => setWay({ go, isEnd }), isWhole) : undefined), [isActive, isWhole]);
  // Loaded in advance: the question must be available offline.
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
