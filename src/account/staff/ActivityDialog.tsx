import { useState } from 'react';
import type { StaffEntry } from '../../../contract/staff/activity-schemas.ts';
import { getStaffActivity } from '../../../contract/staff/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import type { StaffMember } from './rules.ts';

/** Spending and actions of a colleague, the newest first, in pages. */
export function ActivityDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTexts();
  // The cursors of the pages shown so far; an empty one is the first page.
  const [places, setPlaces] = useState(['']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('staff.activity.title', { name: member.fullname })}
      closeLabel={t('common.actions.close')}
      wide
    >
      <div className="stack gap-3">
        {places.map((place, index) => (
          <ActivityPage
            key={place}
            id={member.id}
            before={place}
            isLast={index === places.length - 1}
            onMore={(next) => setPlaces([...places, next])}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ActivityPageProps {
  id: string;
  before: string;
  isLast: boolean;
  onMore: (next: string) => void;
}

function ActivityPage({ id, before, isLast, onMore }: ActivityPageProps) {
  const { t } = useTexts();
  const query = useCall(getStaffActivity, { query: { id, ...(before !== '' && { before }) } });
  return (
    <Answered query={query}>
      {({ entries, next, hasCredits }) => (
        <>
          {before === '' && !hasCredits && <p className="hint">{t('staff.activity.noCredits')}</p>}
          {entries.length === 0 && <p className="soft">{t('staff.activity.none')}</p>}
          <ul className="staff-activity">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
          {isLast && next !== '' && (
            <Button variant="secondary" wide onClick={() => onMore(next)}>
              {t('staff.activity.older')}
            </Button>
          )}
        </>
      )}
    </Answered>
  );
}

function Entry({ entry: { dtAt, what, name, credits } }: { entry: StaffEntry }) {
  const { t, moment, creditsOf } = useTexts();
  return (
    <li>
      <span className="grow">
        {t(`staff.activity.what.${what}`)}
        {name !== '' && (
          <>
            {': '}
            <bdi>{name}</bdi>
          </>
        )}
      </span>
      {credits !== null && <span>{creditsOf(credits)}</span>}
      <time className="text-xs faint" dateTime={dtAt}>
        {moment(dtAt)}
      </time>
    </li>
  );
}
