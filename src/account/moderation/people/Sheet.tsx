import { type ReactNode, useEffect, useRef } from 'react';
import type { SuspensionReason } from '../../../../contract/moderation/suspension.ts';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useTexts } from '../../shared/texts.tsx';

interface SheetProps {
  name: string;
  state: ReactNode;
  suspension: { reason: SuspensionReason; dtAt: string } | null;
  facts: ReactNode;
  /** The buttons of the person or company. */
  actions: ReactNode;
  children: ReactNode;
}

/** The frame of details: name, state, actions, and further sections. */
export function Sheet({ name, state, suspension, facts, actions, children }: SheetProps) {
  const { t, date } = useTexts();
  const top = useRef<HTMLDivElement>(null);
  // Moves the focus to the opened details.
  useEffect(() => top.current?.focus({ preventScroll: false }), []);
  return (
    <div className="stack gap-6 item" ref={top} tabIndex={-1}>
      <Card title={<span dir="auto">{name}</span>} end={state}>
        <div className="stack gap-4">
          {suspension !== null && (
            <Note tone="red" icon="lock">
              {t('people.suspendedFor', { reason: t(`people.reasons.${suspension.reason}`), date: date(suspension.dtAt) })}
            </Note>
          )}
          {facts}
          {actions}
        </div>
      </Card>
      {children}
    </div>
  );
}
