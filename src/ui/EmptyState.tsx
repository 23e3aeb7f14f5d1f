import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  /** Level of the heading: 2 if the page has nothing else below its title. */
  level?: 2 | 3;
}

/** Shown instead of an empty list: what is missing, and the next action. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="card empty">
      <svg className="empty__mark" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M2 28v-7.5l7.5-7.5v15zM11.75 28V9.25L16 5l4.25 4.25V28zM30 28v-7.5L22.5 13v15z" />
      </svg>
      <Heading>{title}</Heading>
      {children && <div className="soft text-sm measure">{children}</div>}
      {action}
    </div>
  );
}
