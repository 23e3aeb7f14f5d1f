import { lazy, Suspense, useState } from 'react';
import { minuteMs } from '../../../contract/limits.ts';
import { useCall } from '../shared/data/query.ts';
import { unlimited } from '../../../contract/plan/features.ts';
import type { Flag } from '../../../contract/permissions.ts';
import { getCreditBudget, getInvitations, getSubUsers } from '../../../contract/staff/calls.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
import { remedies } from '../../client/session/remedies.ts';
import { may } from '../../client/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { RemedyLink } from '../shared/RemedyLink.tsx';
import { planState } from '../shared/gate/plan-state.ts';
import { useTexts } from '../shared/texts.tsx';
import { useClock } from '../shared/data/use-clock.ts';
import { useSession } from '../shared/data/use-session.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import { AddStaffDialog } from './AddStaffDialog.tsx';
import { EditStaffDialog } from './EditStaffDialog.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { RemoveStaff } from './RemoveStaff.tsx';
import { isWithin, type Room, roomIn, type StaffMember } from './rules.ts';
import { StaffRow } from './StaffRow.tsx';

const SecondFactorRule = lazy(async () => ({ default: (await import('./SecondFactorRule.tsx')).SecondFactorRule }));

type Open =
  | { dialog: 'add' }
  | { dialog: 'invite' }
  | { dialog: 'edit'; id: string; isNew: boolean }
  | { dialog: 'activity' | 'remove'; member: StaffMember };

/** The colleagues of the account and their permissions, without the reader. */
export default function StaffPage() {
  const { t, number } = useTexts();
  const session = useSession();
  const query = useCall(getSubUsers);
  const asked = useCall(getInvitations);
  const invitations = asked.data?.invitations ?? [];
  const ownBudget = useCall(getCreditBudget).data?.budget ?? null;
  const used = useCall(getUsageLimits, { query: { names: 'AddSubUser' } });
  const usage = used.data?.limits[0];
  const [open, setOpen] = useState<Open | null>(null);
  const [edited, setEdited] = useState<StaffMember | null>(null);
  const close = () => setOpen(null);
  const edit = (id: string, isNew: boolean) => {
    setEdited(null);
    setOpen({ dialog: 'edit', id, isNew });
  };

  const plan = planState(session, useClock(minuteMs));
  const all = query.data?.subUsers;
  const others = all?.filter(({ permissions }) => permissions.userId !== session.user?.userID) ?? [];
  const limit = usage?.limit;
  // An open invitation counts as a colleague.
  const invited = invitations.filter(({ isExpired }) => !isExpired).length;
  const taken = (all?.length ?? 0) + invited;
  /** The parts below the list come with it, because its placeholder has another height. */
  const isListed = !(query.isPending || asked.isPending || used.isPending);
  const room = all === undefined || limit === undefined ? null : roomIn(plan, limit, taken);
  const isMain = session.user?.isMainUser !== false;
  const holds = (flag: Flag): boolean => may(session, flag);
  const add = room === 'open' && (
    <div className="row">
      <Button icon="mail" onClick={() => setOpen({ dialog: 'invite' })}>
        {t('staff.invite.do')}
      </Button>
      <Button variant="secondary" icon="plus" onClick={() => setOpen({ dialog: 'add' })}>
        {t('staff.add')}
      </Button>
    </div>
  );
  // As it was when the dialog opened: if somebody else removes the colleague meanwhile, the dialog stays open.
  const found = open?.dialog === 'edit' && edited === null ? all?.find(({ id }) => id === open.id) : undefined;
  if (found !== undefined) setEdited(found);

  return (
    <div tabIndex={-1} className="wrap page stack gap-6">
      <PageHead
        title={t('nav.business.staff')}
        below={
          <div className="stack gap-1 text-sm soft measure">
            <p>{t(isMain ? 'staff.intro' : 'staff.introColleagues')}</p>
            {limit !== undefined && limit > 0 && limit !== unlimited && (
              <>
                <p>{t('staff.countOf', { used: number(taken), limit: number(limit) })}</p>
                {invited > 0 && <p>{t('staff.invitationCounts')}</p>}
              </>
            )}
          </div>
        }
        end={(others.length > 0 || invited > 0) && add}
      />
      {room !== null && room !== 'open' && <RoomNote room={room} limit={number(limit ?? 0)} />}
      {/* The part above the list is rendered together with it. */}
      <Answered query={query} frame="own-row" isWaiting={!isListed}>
        {() =>
          // Somebody who is invited is somebody: they are listed below.
          others.length === 0 && invited > 0 ? null : others.length === 0 ? (
            <EmptyState title={t(isMain ? 'staff.none.title' : 'staff.noColleagues.title')} level={2} action={add}>
              {t(isMain ? 'staff.none.text' : 'staff.noColleagues.text')}
            </EmptyState>
          ) : (
            <ul className="own-rows">
              {others.map((member) => (
                <StaffRow
                  key={member.id}
                  member={member}
                  mayChange={isWithin(member.permissions, holds)}
                  mayDecide={isMain}
                  onEdit={() => edit(member.id, false)}
                  onActivity={() => setOpen({ dialog: 'activity', member })}
                  onRemove={() => setOpen({ dialog: 'remove', member })}
                />
              ))}
            </ul>
          )
        }
      </Answered>
      {isListed && invitations.length > 0 && <Invitations invitations={invitations} holds={holds} ownBudget={ownBudget} />}
      {isListed && session.user?.isMainUser === true && (
        <Suspense>
          <SecondFactorRule />
        </Suspense>
      )}
      {open?.dialog === 'invite' && <InviteDialog holds={holds} ownBudget={ownBudget} onClose={close} />}
      {open?.dialog === 'add' && <AddStaffDialog onClose={close} onAdded={(id) => edit(id, true)} />}
      {open?.dialog === 'edit' && edited !== null && (
        <EditStaffDialog member={edited} isNew={open.isNew} holds={holds} ownBudget={ownBudget} onClose={close} />
      )}
      {open?.dialog === 'activity' && <ActivityDialog member={open.member} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveStaff member={open.member} onClose={close} />}
    </div>
  );
}

/** Why nobody can be added now, with a link to a remedy. */
function RoomNote({ room, limit }: { room: Exclude<Room, 'open'>; limit: string }) {
  const { t } = useTexts();
  const text = {
    full: t('staff.full', { limit }),
    notIncluded: t('staff.notIncluded'),
    noPlan: t('errors.NO_PLAN'),
    expired: t('errors.PLAN_EXPIRED'),
  }[room];
  return (
    <Note tone="amber" icon="info">
      {text} <RemedyLink to={remedies.LIMIT_REACHED}>{t('staff.toPlans')}</RemedyLink>
    </Note>
  );
}
