import { waysOut } from '../../../client/session/ways-out.ts';
import { may } from '../../../client/session/session.ts';
import { Note } from '../../../ui/Note.tsx';
import { useTexts } from '../texts.tsx';
import { useSession } from '../data/use-session.ts';
import type { Lack } from './use-standing.ts';
import { WayLink } from '../WayLink.tsx';

export interface Missing {
  code: Lack | 'LIMIT_REACHED' | 'COMPANY_LIMIT_REACHED' | 'COMPANY_NOT_APPROVED' | 'COMPANY_SUSPENDED';
  /** What is missing, in the words of the page; the refusal's own without. */
  text?: string;
  /** Nothing can be done about it. */
  isFinal?: boolean;
}

export interface GateProps {
  /** "Before you can post a request". */
  title: string;
  /** All of it, not the first refusal alone. */
  missing: readonly Missing[];
}

const labels = {
  EMAIL_NOT_VERIFIED: 'form.gate.toProfile',
  NO_PLAN: 'nav.plans',
  PLAN_EXPIRED: 'nav.plans',
  LIMIT_REACHED: 'nav.plans',
  COMPANY_LIMIT_REACHED: 'nav.plans',
  COMPANY_NOT_APPROVED: 'nav.business.companies',
  COMPANY_SUSPENDED: 'nav.footer.contact',
} as const satisfies Record<Missing['code'], string>;

/** In place of a form that would be refused: what it lacks, and the ways there and back (docs/behaviour.md#after-a-refusal). */
export function Gate({ title, missing }: GateProps) {
  const { t } = useTexts();
  const session = useSession();
  /** Whether it is this person's to mend. */
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
              {isFinal ? null : isOwn(code) ? <WayLink to={waysOut[code]}>{t(labels[code])}</WayLink> : t('form.gate.owner')}
            </Note>
          </li>
        ))}
      </ul>
    </section>
  );
}
