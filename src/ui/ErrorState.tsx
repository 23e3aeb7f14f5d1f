import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Says that loading has failed, with a button to retry. */
export function ErrorState({ title, children, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <div className="card empty" role="alert">
      <span className="faint">
        <Icon name="alert" size="large" />
      </span>
      <h3>{title}</h3>
      {children && <div className="soft text-sm measure">{children}</div>}
      <Button variant="secondary" icon="refresh" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  );
}
