import { useEffect, useState } from 'react';
import { arriveBack } from '../../../client/session/way-back.ts';

/**
 * Whether the form can be shown. Once shown it stays, so that nothing typed is lost if something expires meanwhile.
 * @param missing undefined while it is loading
 */
export function useGate(missing: readonly unknown[] | undefined): 'asked' | 'closed' | 'open' {
  const [isOpen, setOpen] = useState(missing?.length === 0);
  if (!isOpen && missing?.length === 0) setOpen(true);
  // The person has returned; by now the form has restored its values.
  useEffect(() => {
    if (isOpen) arriveBack();
  }, [isOpen]);
  if (isOpen) return 'open';
  return missing === undefined ? 'asked' : 'closed';
}
