import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface ErrorStateProps {
  title: string;
  /** Level of the heading. */
  level?: 1 | 3;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Says that loading has failed, with a button to retry. */
export function ErrorState({ title, level = 3, children, retryLabel, onRetry, busy }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="card empty" role="alert">
      <span className="faint">
        <Icon name="alert" size="large" />
      </span>
      <Heading>{title}</Heading>
      {children && <div className="soft text-sm measure">{children}</div>}
      <Button variant="secondary" icon="refresh" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  );
}
