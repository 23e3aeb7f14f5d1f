import { useEffect, useState } from 'react';
import { arriveBack } from '../../../client/session/way-back.ts';

/**
 * Whether the form may be shown. Once it is, it stays: what is typed is not put away because something runs out meanwhile.
 * @param missing undefined while that is asked
 */
export function useGate(missing: readonly unknown[] | undefined): 'asked' | 'closed' | 'open' {
  const [isOpen, setOpen] = useState(missing?.length === 0);
  if (!isOpen && missing?.length === 0) setOpen(true);
  // Whoever was sent away from here is back; a form has taken what it had left by then.
  useEffect(() => {
    if (isOpen) arriveBack();
  }, [isOpen]);
  if (isOpen) return 'open';
  return missing === undefined ? 'asked' : 'closed';
}
