import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../Icon.tsx';

export interface Toast {
  id: string;
  tone: 'good' | 'bad' | 'plain';
  text: string;
  detail?: string;
  /** Milliseconds; docs/behaviour.md#toasts names them per area. */
  duration: number;
}

export interface ToastsProps {
  label: string;
  toasts: readonly Toast[];
  onClose: (id: string) => void;
  closeLabel: string;
}

/** Short results of actions. The region is always in the page, so that screen readers announce its content. */
export function Toasts({ label, toasts, onClose, closeLabel }: ToastsProps) {
  return (
    <div className="toasts" role="region" aria-label={label} aria-live="polite" data-react-aria-top-layer="true">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={onClose} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

const icons = { good: 'check-circle', bad: 'alert', plain: 'info' } as const;

/** The time of a toast is paused while the pointer or the focus is on it. */
function ToastItem({ toast, onClose, closeLabel }: { toast: Toast } & Pick<ToastsProps, 'onClose' | 'closeLabel'>) {
  const [isHeld, setHeld] = useState(false);
  const expire = useEffectEvent(() => onClose(toast.id));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => expire(), toast.duration);
    return () => clearTimeout(timer);
  }, [isHeld, toast.duration]);
  return (
    <div
      className={`toast toast--${toast.tone}`}
      role={toast.tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.tone]} />
      <p className="grow" dir="auto">
        <span className="medium">{toast.text}</span> {toast.detail && <span className="soft">{toast.detail}</span>}
      </p>
      <button type="button" className="button--plain" aria-label={closeLabel} onClick={() => onClose(toast.id)}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}
