import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from './PageHead.tsx';

/** A page with a single message. */
export function Message({ title, text, children, action }: { title: string; text: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={title} />
      <EmptyState title={text} level={2} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
