import { useEffect, useState } from 'react';
import { guardLeaving } from '../client/leaving.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export interface LeaveGuardProps {
  isActive: boolean;
  /** Other addresses of the same page are a loss too; where it has tabs, they are none. */
  isWhole?: boolean;
}

/** Asks before what was typed is lost. */
export function LeaveGuard({ isActive, isWhole = false }: LeaveGuardProps) {
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  useEffect(() => (isActive ? guardLeaving((go) => setWay({ go }), isWhole) : undefined), [isActive, isWhole]);
  return (
    <LeaveQuestion
      isOpen={way !== null}
      onStay={() => setWay(null)}
      onLeave={() => {
        setWay(null);
        way?.go();
      }}
    />
  );
}
