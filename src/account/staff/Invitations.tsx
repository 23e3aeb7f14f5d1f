import type { Flag } from '../../../contract/permissions.ts';
import { leftToRight } from '../../../contract/text/isolate.ts';
import { resendInvitation, withdrawInvitation } from '../../../contract/staff/calls.ts';
import type { Invitation } from '../../../contract/staff/invitations-schemas.ts';
import { roleOf } from '../shared/gate/staff-roles.ts';
import { toast } from '../../client/toasts.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { invalidate } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { isBudgetWithin, isWithin } from './rules.ts';

export interface InvitationsProps {
  invitations: readonly Invitation[];
  holds: (flag: Flag) => boolean;
  /** The reader's own budget; null means unlimited. */
  ownBudget: number | null;
}

/** Open invitations, each of which can be sent again or withdrawn. */
export function Invitations({ invitations, holds, ownBudget }: InvitationsProps) {
  const { t } = useTexts();
  return (
    <section className="stack gap-3" aria-labelledby="staff-invited">
      <h2 id="staff-invited" className="text-lg">
        {t('staff.invite.open')}
      </h2>
      <ul className="own-rows">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            mayChange={isWithin(invitation.permissions, holds) && isBudgetWithin(invitation.budget, ownBudget)}
          />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation, mayChange }: { invitation: Invitation; mayChange: boolean }) {
  const { t, date, creditsOf } = useTexts();
  const { id, email, permissions, budget, dtSent, dtExpires, isExpired } = invitation;
  // The invitation was accepted or withdrawn meanwhile. The list is read again, so that it shows this.
  const onFailure = ({ code }: { code: string }): boolean => {
    if (code !== 'NOT_FOUND') return false;
    void invalidate(['staff']);
    toast('bad', t('staff.invite.gone'), 'business');
    return true;
  };
  const resend = useWrite(resendInvitation, { isShownByReading: true, onFailure });
  const withdraw = useWrite(withdrawInvitation, { isShownByReading: true, onFailure });
  const sendAgain = async () => {
    const answer = await resend.run({ body: { id } });
    if (!answer.ok) return;
    resend.renew();
    saySuccess(t, resendInvitation, 'staff.invite.sent', { email: leftToRight(email) });
  };
  const takeBack = async () => {
    const answer = await withdraw.run({ query: { id } });
    if (answer.ok) saySuccess(t, withdrawInvitation, 'staff.invite.withdrawn', { email: leftToRight(email) });
  };
  return (
    <li className="own-row">
      <div className="stack gap-2 grow">
        <h3 className="own-row__title keep-edge staff-email">
          <bdi dir="ltr">{email}</bdi>
        </h3>
        <p className="row">
          <Badge tone={isExpired ? 'red' : 'amber'} icon={isExpired ? 'alert' : 'mail'}>
            {t(isExpired ? 'staff.invite.expired' : 'staff.invite.waiting', { date: date(dtExpires) })}
          </Badge>
          <Badge>{t(`staff.role.name.${roleOf(permissions) ?? 'own'}`)}</Badge>
          {budget !== null && <Badge>{t('staff.budget.month', { credits: creditsOf(budget) })}</Badge>}
        </p>
        <p className="text-sm soft">{t('staff.invite.sentAt', { date: date(dtSent) })}</p>
        {!mayChange && <p className="hint">{t('staff.above')}</p>}
      </div>
      {mayChange && (
        <div className="own-row__actions">
          <Button
            variant="quiet"
            icon="trash"
            busy={withdraw.busy}
            onClick={() => void takeBack()}
            label={t('staff.invite.withdrawOf', { email })}
          >
            {t('staff.invite.withdraw')}
          </Button>
          <Button
            variant="secondary"
            icon="mail"
            busy={resend.busy}
            onClick={() => void sendAgain()}
            label={t('staff.invite.againOf', { email })}
          >
            {t('staff.invite.again')}
          </Button>
        </div>
      )}
    </li>
  );
}
