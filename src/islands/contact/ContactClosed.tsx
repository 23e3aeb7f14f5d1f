import { type ReactNode, useEffect } from 'react';
import type { Failure } from '../../client/call.ts';
import { mayUse, type Remedy, remedyOf } from '../../client/session/remedies.ts';
import { isLedAway } from './led-to-plans.ts';
import { $session } from '../../client/session/session.ts';
import { isBackHere, keepWayBack } from '../../client/session/way-back.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { leadAway } from '../lead-away.ts';
import type { ContactReady } from './use-contact.ts';

/** Labels of links to a remedy. */
const remedyTexts = {
  plans: 'toPlans',
  packs: 'toMembership',
  profile: 'toProfile',
  settings: 'toProfile',
  companies: 'toCompanies',
  messages: 'toMessages',
  decisions: 'toDecisions',
} as const satisfies Record<Remedy['to'], string>;

/** Whether the form is shown. Missing credits do not hide it, because the text is stored until credits are bought. */
const isOpenFault = ({ fault }: ContactReady): boolean => fault === null || fault === 'NOT_ENOUGH_CREDIT';

/** Whether the API would refuse every message. */
export const isClosed = (contact: ContactReady): boolean =>
  contact.failure !== null || contact.senders.length === 0 || !isOpenFault(contact);

export interface ContactRemedyProps extends Pick<ContactReady, 't'> {
  prefix: string;
  to: Remedy;
  failure: Failure;
  /** Called before the page is left. */
  onLeave: () => void;
}

/** A link to the remedy, or who else can use it. That of CHAT_EXISTS is the chat, if the refusal names it. */
export function ContactRemedy({ t, prefix, to, failure, onLeave }: ContactRemedyProps) {
  if (!mayUse(to, $session.get())) return t('contact.owner');
  const { chatId } = (failure.done ?? {}) as { chatId?: unknown };
  const isChat = to.to === 'messages' && typeof chatId === 'string';
  return (
    <a href={prefix + (isChat ? `${to.path}?chatId=${chatId}` : to.path)} onClick={onLeave}>
      {t(`contact.${isChat ? 'toChat' : remedyTexts[to.to]}`)}
    </a>
  );
}

function reasonOf({ t, errorText, fault }: ContactReady): string {
  if (fault === 'FORBIDDEN') return t('contact.mayNot');
  if (fault === 'OWN_COMPANY') return t('contact.own');
  if (fault === null || fault === 'COMPANY_NOT_APPROVED') return t('contact.noCompany');
  return errorText({ code: fault, message: '' });
}

/** Nothing could be read: the reason, and a button to try again. */
export const ContactFailed = ({ text, retryLabel, onRetry }: { text: ReactNode; retryLabel: ReactNode; onRetry: () => void }) => (
  <div className="stack gap-3">
    <Note tone="red" role="alert">
      {text}
    </Note>
    <Button variant="secondary" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);

export interface ContactClosedProps {
  contact: ContactReady;
  prefix: string;
  onRetry: () => void;
}

/** Replaces a form that would be refused: the reason, with a link to the remedy, which leads back here. */
export function ContactClosed({ contact, prefix, onRetry }: ContactClosedProps) {
  const { t, errorText, failure } = contact;
  if (failure !== null) return <ContactFailed text={errorText(failure)} retryLabel={t('common.actions.retry')} onRetry={onRetry} />;
  return <ClosedFor contact={contact} prefix={prefix} />;
}

function ClosedFor({ contact, prefix }: Pick<ContactClosedProps, 'contact' | 'prefix'>) {
  const remedy = remedyOf({ code: contact.fault ?? 'COMPANY_NOT_APPROVED', message: '' });
  const href = remedy && prefix + remedy.path;
  const isLed = isLedAway(remedy);
  useEffect(() => {
    // A visitor who returns without a change is not redirected again, because the page could then never be seen.
    if (!isLed || href === undefined || isBackHere()) return undefined;
    return leadAway(href, keepWayBack);
  }, [isLed, href]);
  return (
    <div className="stack gap-3">
      <Note tone="amber" icon="info" role="status">
        {reasonOf(contact)}
      </Note>
      {remedy && (
        <a className="button" href={href} onClick={() => keepWayBack()}>
          {contact.t(`contact.${remedyTexts[remedy.to]}`)}
        </a>
      )}
    </div>
  );
}
