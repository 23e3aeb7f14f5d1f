import type { MouseEvent } from 'react';
import type { Notification } from '../../../contract/notification/schemas.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { follow, placeOf } from './reading.ts';
import { Detail, iconOf, kindOf, Sentence } from './Sentence.tsx';

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

export interface NotificationListProps {
  notifications: readonly Notification[];
  /** Called when a notification is opened. */
  onFollow?: () => void;
}

/** Notifications, the newest first; opening one marks it as read. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const { t, age } = useTexts();
  if (notifications.length === 0)
    return (
      <EmptyState title={t('notification.none')} level={3}>
        {t('notification.noneText')}
      </EmptyState>
    );
  return (
    <ul className="notices">
      {notifications.map((notification) => {
        const { id, isRead, dtCreatedAt } = notification;
        const kind = kindOf(notification);
        return (
          <li key={id}>
            <a
              className={isRead ? `notice notice--${kind}` : `notice notice--${kind} is-unread`}
              href={link(placeOf(notification))}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                onFollow?.();
                void follow(notification);
              }}
            >
              <Icon name={iconOf[kind]} />
              <span className="notice__text">
                <Sentence notification={notification} />
              </span>
              <span className="notice__detail">
                <Detail notification={notification} />
              </span>
              <span className="notice__age">
                <time dateTime={dtCreatedAt}>{age(dtCreatedAt)}</time>
                {!isRead && <Badge tone="teal">{t('notification.new')}</Badge>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
