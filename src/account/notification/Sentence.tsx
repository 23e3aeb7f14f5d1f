import { Fragment } from 'react';
import { type NotificationKind, notificationKinds, offerValueOf } from '../../../contract/notification/calls.ts';
import type { Notification } from '../../../contract/notification/schemas.ts';
import type { Title } from '../../../contract/text/author-texts.ts';
import { movements } from '../../../contract/moderation/suspension.ts';
import type { IconName } from '../../ui/icons.ts';
import { OfferTitle } from '../shared/OfferTitle.tsx';
import { RejectReason } from '../shared/gate/RejectReason.tsx';
import { useTexts } from '../shared/texts.tsx';

export const kindOf = ({ kind }: Notification): NotificationKind | 'other' => notificationKinds.find((known) => known === kind) ?? 'other';

export const iconOf: Record<NotificationKind | 'other', IconName> = {
  'company-approved': 'check-circle',
  'company-rejected': 'alert',
  'request-approved': 'check-circle',
  'request-rejected': 'alert',
  'product-approved': 'check-circle',
  'product-rejected': 'alert',
  'certificate-approved': 'check-circle',
  'certificate-rejected': 'alert',
  'taken-down': 'alert',
  'pictures-removed': 'alert',
  reduced: 'alert',
  warned: 'alert',
  'company-suspended': 'alert',
  'company-freed': 'check-circle',
  'files-withdrawn': 'alert',
  'report-unfounded': 'alert',
  'appeal-upheld': 'check-circle',
  'appeal-dismissed': 'alert',
  'decision-lifted': 'check-circle',
  'new-message': 'chat',
  'contact-refunded': 'credit',
  'contact-missed': 'clock',
  'chat-assigned': 'chat',
  'deal-partner-left': 'alert',
  'deal-company-deleted': 'alert',
  'staff-email-asked': 'mail',
  'staff-email-undone': 'mail',
  'search-matched': 'search',
  'credits-added': 'credit',
  'credits-spent': 'credit',
  'credits-removed': 'credit',
  'plan-expiring': 'clock',
  'second-factor-wrong': 'shield',
  'second-factor-required': 'shield',
  'recovery-code-used': 'shield',
  'factor-recovery-started': 'shield',
  'factor-recovered': 'shield',
  other: 'bell',
};

/** A text that contains values written by people, each in its own direction. */
function WithValues({ text, values, title }: { text: string; values: Readonly<Record<string, string>>; title?: Title | undefined }) {
  const named = offerValueOf(values);
  const parts = text.split(/\{\{(\w+)\}\}/);
  // Parts with odd indexes are names of values.
  return parts.map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index % 2 === 0 ? part : <OfferTitle title={part === named ? title : undefined} name={values[part]} />}
    </Fragment>
  ));
}

/** The sentence of a notification, in the reader's language. */
export function Sentence({ notification }: { notification: Notification }) {
  const { t, creditsOf, date } = useTexts();
  const { values, title } = notification;
  const shown = {
    ...values,
    ...(values['amount'] !== undefined && { credits: creditsOf(Number(values['amount'])) }),
    ...(values['date'] !== undefined && { date: date(values['date']) }),
  };
  return <WithValues text={t(`notification.kinds.${kindOf(notification)}`)} values={shown} title={title} />;
}

/** Below the sentence: reason, subject and person. Nothing if there is nothing to add. */
export function Detail({ notification }: { notification: Notification }) {
  const { t, unreadOf } = useTexts();
  const { values, title } = notification;
  const about = <WithValues text={t('notification.about')} values={values} title={title} />;
  switch (kindOf(notification)) {
    case 'company-rejected':
    case 'request-rejected':
    case 'product-rejected':
    case 'certificate-rejected':
    case 'taken-down':
    case 'pictures-removed':
    case 'reduced':
    case 'warned':
    case 'report-unfounded':
    case 'appeal-upheld':
    case 'appeal-dismissed':
      return <RejectReason text={values['reason'] ?? ''} />;
    case 'new-message': {
      const count = Number(values['count'] ?? 1);
      return (
        <>
          {about}
          {count > 1 && ` · ${unreadOf(count)}`}
        </>
      );
    }
    case 'contact-refunded':
    case 'contact-missed':
    case 'chat-assigned':
    case 'deal-partner-left':
    case 'deal-company-deleted':
      return about;
    case 'search-matched':
      // A notification about several subjects names none of them.
      return values['subject'] === undefined ? null : about;
    case 'plan-expiring':
      return t('notification.renew');
    case 'credits-added':
    case 'credits-spent':
    case 'credits-removed': {
      const reason = movements.find((known) => known === values['reason']);
      // The kind of an adjustment is a code, which the credit history shows in words.
      const detail = reason === 'adjustment' ? '' : (values['detail'] ?? '');
      const by = values['by'] ?? '';
      return (
        <>
          {reason !== undefined && t(`notification.reasons.${reason}`)}
          {reason !== undefined && detail !== '' && ': '}
          {detail !== '' && <OfferTitle title={title} name={detail} />}
          {by !== '' && (
            <>
              {' · '}
              <WithValues text={t('notification.by')} values={values} />
            </>
          )}
        </>
      );
    }
    default:
      return null;
  }
}
