import { useEffect, useState } from 'react';
import { guardLeaving } from '../client/session/leaving.ts';
import { loadDialogs } from '../ui/dialog/Dialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export interface LeaveGuardProps {
  isActive: boolean;
  /** Other addresses of the same page are a loss too; where it has tabs, they are none. */
  isWhole?: boolean;
  /** What was typed stays as a draft, unless its person signs out. */
  isKept?: boolean;
}

/** Asks before what was typed is left. */
export function LeaveGuard({ isActive, isWhole = false, isKept = false }: LeaveGuardProps) {
  const [way, setWay] = useState<{ go: () => void; isEnd: boolean } | null>(null);
  useEffect(() => (isActive ? guardLeaving((go, isEnd) => setWay({ go, isEnd }), isWhole) : undefined), [isActive, isWhole]);
  // The question must be there when the network is not.
  useEffect(() => {
    if (isActive) loadDialogs();
  }, [isActive]);
  return (
    <LeaveQuestion
      isOpen={way !== null}
      isKept={isKept && way?.isEnd !== true}
      onStay={() => setWay(null)}
      onLeave={() => {
        setWay(null);
        way?.go();
      }}
    />
  );
}
