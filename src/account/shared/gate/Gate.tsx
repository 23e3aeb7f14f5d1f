import { remedies } from '../../../client/session/remedies.ts';
import { may } from '../../../client/session/session.ts';
import { Note } from '../../../ui/Note.tsx';
import { useTexts } from '../texts.tsx';
import { useSession } from '../data/use-session.ts';
import type { Lack } from './use-lacks.ts';
import { RemedyLink } from '../RemedyLink.tsx';

export interface Missing {
  code: Lack | 'LIMIT_REACHED' | 'COMPANY_LIMIT_REACHED' | 'COMPANY_NOT_APPROVED' | 'COMPANY_SUSPENDED';
  /** What is missing, in words of the page; by default the text of the refusal. */
  text?: string;
  /** There is no remedy. */
  isFinal?: boolean;
}

export interface GateProps {
  /** Such as "Before you can post a request". */
  title: string;
  /** All obstacles, not the first one only. */
  missing: readonly Missing[];
}

const labels = {
  EMAIL_NOT_VERIFIED: 'form.gate.toProfile',
  NO_PLAN: 'nav.plans',
  PLAN_EXPIRED: 'nav.plans',
  LIMIT_REACHED: 'nav.plans',
  COMPANY_LIMIT_REACHED: 'nav.plans',
  COMPANY_NOT_APPROVED: 'nav.business.companies',
  COMPANY_SUSPENDED: 'account.decisions',
} as const satisfies Record<Missing['code'], string>;

/** Replaces a form that would be refused: what is missing, with links to the remedies and back (docs/behaviour.md#after-a-refusal). */
export function Gate({ title, missing }: GateProps) {
  const { t } = useTexts();
  const session = useSession();
  /** Whether this person can remove the obstacle. */
  const isOwn = (code: Missing['code']): boolean => {
    if (code === 'EMAIL_NOT_VERIFIED') return session.user?.isMainUser === true;
    return labels[code] !== 'nav.plans' || may(session, 'changeCreditPlan');
  };
  return (
    <section className="card stack gap-4">
      <div className="stack gap-1">
        <h2>{title}</h2>
        {missing.some(({ isFinal }) => isFinal !== true) && <p className="text-sm soft">{t('form.gate.text')}</p>}
      </div>
      <ul className="stack gap-3">
        {missing.map(({ code, text, isFinal = false }) => (
          <li key={code + (text ?? '')}>
            <Note tone="amber" icon="info">
              {text ?? t(`errors.${code}`)}{' '}
              {isFinal ? null : isOwn(code) ? <RemedyLink to={remedies[code]}>{t(labels[code])}</RemedyLink> : t('form.gate.owner')}
            </Note>
          </li>
        ))}
      </ul>
    </section>
  );
}
