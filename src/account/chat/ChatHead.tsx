import { useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { pictureIn } from '../../../contract/media-size.ts';
import type { ChatCard, ChatDetail } from '../../../contract/chat/calls.ts';
import { requestPath } from '../../../contract/request/address.ts';
import type { ServiceType } from '../../../contract/request/shapes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { isolated } from '../../../contract/text/isolate.ts';
import { OfferTitle } from '../shared/OfferTitle.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import type { Partner } from './list/partner.ts';

type About = Pick<ChatCard, 'companyName' | 'companyLogoUrl' | 'companyPath' | 'chatNameForAll' | 'title'>;

export interface ChatHeadProps {
  /** The entry of the chat list, shown until the chat itself is loaded. */
  about: About | undefined;
  chat?: ChatDetail;
  partner?: Partner;
  isFinding?: boolean;
  onFind?: () => void;
}

/** The partner, the subject and the actions of a chat. */
export function ChatHead({ about, chat, partner, isFinding, onFind }: ChatHeadProps) {
  const { t } = useTexts();
  return (
    <header className="chat__head">
      <span className="chat__back">
        <LinkButton variant="quiet" icon="arrow-start" label={t('chat.all')} href={link('/messages')} />
      </span>
      {about && <Who about={about} chat={chat} partner={partner} />}
      {chat && onFind && <Button variant="quiet" icon="search" label={t('chat.findMessage')} aria-expanded={isFinding} onClick={onFind} />}
      {chat && <ChatMenu chat={chat} />}
    </header>
  );
}

interface WhoProps {
  about: About;
  chat: ChatDetail | undefined;
  partner: Partner | undefined;
}

function Who({ about, chat, partner }: WhoProps) {
  return (
    <>
      <Avatar name={about.companyName} src={pictureIn('s', about.companyLogoUrl)} />
      <div className="grow">
        <h2 className="truncate text-md keep-edge" dir="auto">
          {about.companyPath === '' ? about.companyName : <a href={link(`/companies/${about.companyPath}`)}>{about.companyName}</a>}
        </h2>
        <p className="chat__about">
          <Subject about={about} chat={chat} />
          {partner && <PartnerIs partner={partner} />}
        </p>
        {chat?.assignee && <Answers name={chat.assignee.fullname} />}
      </div>
    </>
  );
}

/** The subject, with a button that shows the author's original text. A request is linked only if it has a public page. */
function Subject({ about, chat }: Pick<WhoProps, 'about' | 'chat'>) {
  const { t, creditsOf } = useTexts();
  const [isOriginal, setOriginal] = useState(false);
  const request = chat?.request ?? null;
  const original = about.title?.original;
  return (
    <>
      <OfferTitle
        className="truncate keep-edge"
        title={isOriginal && original !== undefined ? original : about.title}
        name={request?.name ?? about.chatNameForAll}
        href={request?.isLive === true ? link(requestPath(chat?.createdFor as ServiceType, request.id)) : undefined}
      />
      {request?.isLive === false && <span className="chat__state">{t('chat.requestClosed')}</span>}
      {original !== undefined && (
        <button type="button" className="text-button chat__original" aria-pressed={isOriginal} onClick={() => setOriginal(!isOriginal)}>
          {t('chat.original')}
        </button>
      )}
      {request !== null && chat !== undefined && chat.price > 0 && <span className="chat__state">{creditsOf(chat.price)}</span>}
    </>
  );
}

/** The colleague to whom the chat is assigned. The other side does not see it. */
function Answers({ name }: { name: string }) {
  const { t } = useTexts();
  return <p className="chat__about truncate">{t('chat.assign.is', { name: isolated(name) })}</p>;
}

/** Shows nothing while the partner is offline, because nobody expects an immediate answer. */
function PartnerIs({ partner }: { partner: Partner }) {
  useSignals();
  const { t } = useTexts();
  const state = partner.state.value;
  return (
    <span className={state === 'away' ? undefined : 'chat__partner'} role="status">
      {state !== 'away' && t(state === 'typing' ? 'chat.typing' : 'chat.online')}
    </span>
  );
}
