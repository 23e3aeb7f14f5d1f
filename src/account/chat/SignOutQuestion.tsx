import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { leavePage, signOut } from '../../client/session/sign-out.ts';
import { unsentKind } from '../../client/store/unsent.ts';
import { Question } from '../../form/Question.tsx';
import { useTexts } from '../shared/texts.tsx';
import { unsentMessages } from './send-unsent.ts';

/**
 * Shown before sign-out (src/page-scripts/before-sign-out.ts) while messages or forms are unsent or half-typed. Messages are still sent
 * while the question is open; its text changes when nothing is left.
 */
export function SignOutQuestion({ isOpen, onStay }: { isOpen: boolean; onStay: () => void }) {
  useSignals();
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [{ entries }] = useState(unsentMessages);
  const isLoss = entries.value.length > 0 || unsentKind() !== null;
  const go = async (): Promise<void> => {
    setBusy(true);
    await signOut();
    leavePage();
  };
  return (
    <Question
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={() => void go()}
      title={t('chat.signOut.title')}
      confirmLabel={t('common.actions.signOut')}
      cancelLabel={t('chat.signOut.stay')}
      variant={isLoss ? 'danger' : 'primary'}
      busy={isBusy}
    >
      {t(isLoss ? 'chat.signOut.unsent' : 'chat.signOut.sent')}
    </Question>
  );
}
