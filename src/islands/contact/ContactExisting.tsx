import { isolated } from '../../../contract/text/isolate.ts';
import { mayUse, remedies } from '../../client/session/remedies.ts';
import { $session } from '../../client/session/session.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import { Button } from '../../ui/Button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';

export interface ContactExistingProps {
  t: TextsOf;
  /** The visitor's language prefix, or empty. */
  prefix: string;
  /** Companies of the account with their chats about this; at least one. */
  chats: readonly { chatId: string; name: string }[];
  /** Writes as a company that has no chat about this yet; null if there is none. */
  onOther: (() => void) | null;
}

/** Replaces the form and the price where the account has a chat already (docs/behaviour.md#one-chat): a second one would be refused. */
export function ContactExisting({ t, prefix, chats, onOther }: ContactExistingProps) {
  const mayRead = mayUse(remedies.CHAT_EXISTS, $session.get());
  return (
    <div className="stack gap-3 contact-existing">
      <Note icon="info" role="status">
        {t('contact.hasChat')} {!mayRead && t('contact.owner')}
      </Note>
      {mayRead &&
        chats.map(({ chatId, name }, index) => (
          // The first link replaces the pressed button.
          <LinkButton
            key={chatId}
            ref={index === 0 ? focusOnMount : undefined}
            href={`${prefix}/messages?chatId=${chatId}`}
            wide
            icon="chat"
          >
            {chats.length === 1 ? t('contact.toChat') : t('contact.toChatOf', { name: isolated(name) })}
          </LinkButton>
        ))}
      {onOther && (
        <Button variant="quiet" wide onClick={onOther}>
          {t('contact.asOther')}
        </Button>
      )}
    </div>
  );
}
