import type { ReactNode } from 'react';
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import { type Remedy, remedyOf } from '../../client/session/remedies.ts';
import { errorText } from '../../i18n/format.ts';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from '../shared/texts.tsx';
import { RemedyLink } from '../shared/RemedyLink.tsx';
import { Composer, type ComposerProps } from './composer/Composer.tsx';
import { PricePrompt } from './composer/PricePrompt.tsx';

export interface ChatFootProps extends Pick<ComposerProps, 'onSend' | 'files' | 'onType'> {
  chat: ChatDetail;
  maySend: boolean;
  /** The first message costs credits, and the price has not been accepted yet. */
  isUnpaid: boolean;
  onAccept: () => void;
  /** Opens the quote form, if the chat answers a request. */
  quoteButton: ReactNode;
}

/** Labels of the links to remedies. All other remedies of a chat lead to the companies. */
const remedyTexts = { plans: 'account.spend.plans', decisions: 'account.decisions' } as const satisfies Partial<
  Record<Remedy['to'], string>
>;

/** Why nobody can write here. Missing credits are shown with the price instead. */
export function writingFault({
  sendingFault,
  payingFault,
}: ChatDetail): Exclude<ChatDetail['sendingFault' | 'payingFault'], 'NOT_ENOUGH_CREDIT'> {
  return sendingFault ?? (payingFault === 'NOT_ENOUGH_CREDIT' ? null : payingFault);
}

/** The composer. If the API would refuse every message, the reason is shown instead. */
export function ChatFoot({ chat, maySend, isUnpaid, onAccept, quoteButton, ...composer }: ChatFootProps) {
  const { t } = useTexts();
  const fault = writingFault(chat);
  const remedy = fault === null ? undefined : remedyOf({ code: fault, message: '' });
  return (
    <div className="chat__foot">
      {!maySend ? (
        <Note tone="amber" icon="info">
          {t('chat.maySend')}
        </Note>
      ) : fault !== null ? (
        <Note tone="amber" icon="info">
          {fault === 'COMPANY_NOT_APPROVED' ? t('chat.noCompany') : errorText(t, { code: fault, message: '' })}{' '}
          {remedy && (
            <RemedyLink to={remedy}>
              {t(remedy.to === 'plans' || remedy.to === 'decisions' ? remedyTexts[remedy.to] : 'chat.toCompanies')}
            </RemedyLink>
          )}
        </Note>
      ) : isUnpaid ? (
        <PricePrompt chat={chat} onAccept={onAccept} />
      ) : (
        <>
          {quoteButton}
          <Composer chatId={chat.id} {...composer} />
        </>
      )}
    </div>
  );
}
