import { roleOf } from '../shared/gate/staff-roles.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../shared/texts.tsx';
import { AddressChange } from './AddressChange.tsx';
import { chosenFlags, heldFlags, type StaffMember } from './rules.ts';
import { leftToRight } from '../../../contract/text/isolate.ts';

export interface StaffRowProps {
  member: StaffMember;
  /** Nobody may change a colleague who has more permissions (docs/behaviour.md#staff-grants). */
  mayChange: boolean;
  /** The main user decides on changed addresses. */
  mayDecide: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onActivity: () => void;
}

/** A colleague: name, whether the address is verified, and permissions. */
export function StaffRow({ member, mayChange, mayDecide, onEdit, onRemove, onActivity }: StaffRowProps) {
  const { t, creditsOf, number } = useTexts();
  const { fullname, email, pendingEmail, emailChange, isVerifyEmail, permissions, budget, spent } = member;
  const role = roleOf(permissions);
  const held = heldFlags(permissions);
  return (
    <li className="own-row">
      <div className="row row--fixed row--top gap-3">
        <Avatar name={fullname} round />
        <div className="stack gap-2 grow">
          <div className="stack gap-1">
            <h2 className="own-row__title keep-edge" dir="auto">
              {fullname}
            </h2>
            <p className="text-sm soft staff-email">
              <bdi dir="ltr">{email}</bdi>
            </p>
          </div>
          {(!isVerifyEmail || pendingEmail !== '') && (
            <p className="row staff-email">
              {!isVerifyEmail && (
                <Badge tone="amber" icon="mail">
                  {t('staff.unverified')}
                </Badge>
              )}
              {pendingEmail !== '' && (
                <Badge tone="amber" icon="clock">
                  {t('staff.pending', { email: leftToRight(pendingEmail) })}
                </Badge>
              )}
            </p>
          )}
          {emailChange !== null && <AddressChange member={member} change={emailChange} mayDecide={mayDecide} />}
          {role !== null && (
            <p className="text-sm">
              <span className="soft">{t('staff.role.is')}</span> {t(`staff.role.name.${role}`)}
            </p>
          )}
          {spent !== null && (
            <p className="text-sm">
              <span className="soft">{t('staff.budget.thisMonth')}</span>{' '}
              {budget === null ? creditsOf(spent) : t('staff.budget.of', { spent: number(spent), budget: creditsOf(budget) })}
            </p>
          )}
          <div className="staff-flags text-sm">
            <span className="soft">{t('staff.may')}</span>
            {held.length === 0 || held.length === chosenFlags.length ? (
              <span>{t(held.length === 0 ? 'staff.mayOnlySee' : 'staff.mayAll')}</span>
            ) : (
              <ul>
                {held.map((flag) => (
                  <li key={flag} className="badge">
                    {t(`staff.short.${flag}`)}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {!mayChange && <p className="hint">{t('staff.above')}</p>}
        </div>
      </div>
      {mayChange && (
        <div className="own-row__actions">
          <Button variant="quiet" icon="trash" onClick={onRemove} label={t('staff.removeOf', { name: fullname })}>
            {t('staff.remove')}
          </Button>
          <Button variant="quiet" icon="clock" onClick={onActivity} label={t('staff.activity.of', { name: fullname })}>
            {t('staff.activity.show')}
          </Button>
          <Button variant="secondary" icon="edit" onClick={onEdit} label={t('staff.changeOf', { name: fullname })}>
            {t('staff.change')}
          </Button>
        </div>
      )}
    </li>
  );
}
