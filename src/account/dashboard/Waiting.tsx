import type { ReactNode } from 'react';
import { pictureIn } from '../../../contract/media-size.ts';
import { dayMs } from '../../../contract/limits.ts';
import { safePath } from '../../../contract/safe-path.ts';
import type { Dashboard } from '../../../contract/dashboard/schemas.ts';
import { endsSoonMs } from '../../../contract/dashboard/limits.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

interface PartProps {
  title: string;
  all: { path: string; label: string };
  none: string;
  children: ReactNode[];
}

function Part({ title, all, none, children }: PartProps) {
  const end = (
    <a className="go" href={link(all.path)}>
      {all.label}
    </a>
  );
  return (
    <Card title={title} end={end}>
      {children.length === 0 ? <p className="text-sm soft">{none}</p> : <ul className="waiting">{children}</ul>}
    </Card>
  );
}

/** Chats in which the other side wrote last. */
export function Unanswered({ chats }: { chats: NonNullable<Dashboard['unanswered']> }) {
  const { t, age } = useTexts();
  return (
    <Part
      title={t('dashboard.unanswered.title')}
      all={{ path: '/messages', label: t('dashboard.unanswered.all') }}
      none={t('dashboard.unanswered.none')}
    >
      {chats.map((chat) => (
        <li key={chat.chatId}>
          <a href={link(`/messages?chatId=${chat.chatId}`)}>
            <Avatar name={chat.companyName} src={pictureIn('s', chat.companyLogoUrl)} size="small" />
            <span className="waiting__what">
              <span className="medium keep-edge" dir="auto">
                {chat.companyName}
              </span>
              <span className="text-sm soft keep-edge" dir="auto">
                {chat.chatNameForAll}
              </span>
            </span>
            <span className="text-xs faint">{age(chat.dtLastAt)}</span>
          </a>
        </li>
      ))}
    </Part>
  );
}

/** Public requests that expire soon. */
export function Ending({ requests }: { requests: NonNullable<Dashboard['ending']> }) {
  const { t, date, number } = useTexts();
  return (
    <Part
      title={t('dashboard.ending.title')}
      all={{ path: '/my-requests', label: t('dashboard.ending.all') }}
      none={t('dashboard.ending.none', { days: number(endsSoonMs / dayMs) })}
    >
      {requests.map(({ id, name, dtExpire }) => (
        <li key={id}>
          <a href={link(`/edit-request/${id}`)}>
            <span className="waiting__what">
              <span className="medium keep-edge" dir="auto">
                {name}
              </span>
            </span>
            <span className="text-xs faint">{t('dashboard.ending.ends', { date: date(dtExpire) })}</span>
          </a>
        </li>
      ))}
    </Part>
  );
}

/** The newest matches of saved searches. */
export function Matches({ matches }: { matches: NonNullable<Dashboard['matches']> }) {
  const { t, age } = useTexts();
  return (
    <Part
      title={t('dashboard.matches.title')}
      all={{ path: '/saved?kind=search', label: t('dashboard.matches.all') }}
      none={t('dashboard.matches.none')}
    >
      {matches.map(({ id, name, path, searchName, dtFound }) => (
        <li key={id}>
          <a href={link(safePath(path))}>
            <span className="waiting__what">
              <span className="medium keep-edge" dir="auto">
                {name}
              </span>
              <span className="text-sm soft keep-edge" dir="auto">
                {searchName}
              </span>
            </span>
            <span className="text-xs faint">{age(dtFound)}</span>
          </a>
        </li>
      ))}
    </Part>
  );
}
