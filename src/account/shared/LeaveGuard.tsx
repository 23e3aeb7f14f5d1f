import { useEffect, useRef, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { $place, setBackGuard } from './place.ts';

/** Asks before what was typed is lost: on a link, on the browser's way back, and when the window closes. Other tabs of the same page are no loss. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const mayLeave = useRef(false);
  useEffect(() => {
    if (!isActive) return;
    const here = location.pathname;
    mayLeave.current = false;
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const isOther = event.button !== 0 || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey;
      if (anchor === null || isOther || mayLeave.current || anchor.target !== '' || anchor.hasAttribute('download')) return;
      if (anchor.origin === location.origin && anchor.pathname === here) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave({ go: () => anchor.click() });
    };
    // The address has changed already when the browser tells of it: it is put back until the person has decided.
    const onHistory = (event: PopStateEvent) => {
      const place = $place.get();
      if (mayLeave.current || location.pathname === here || place === undefined) return;
      event.stopImmediatePropagation();
      const query = new URLSearchParams(place.search).toString();
      history.pushState(null, '', place.path + (query === '' ? '' : `?${query}`));
      setLeave({ go: () => history.back() });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    setBackGuard(onHistory);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      setBackGuard(null);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isActive]);
  return (
    <LeaveQuestion
      isOpen={leave !== null}
      onStay={() => setLeave(null)}
      onLeave={() => {
        mayLeave.current = true;
        setLeave(null);
        leave?.go();
      }}
    />
  );
}
