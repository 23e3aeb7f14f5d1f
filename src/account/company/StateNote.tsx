import { lazy, Suspense } from 'react';
import { approval } from '../../../contract/company/approval.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { Note } from '../../ui/Note.tsx';
import { DecisionsLink } from '../shared/gate/DecisionsLink.tsx';
import { RejectReason } from '../shared/gate/RejectReason.tsx';
import { useTexts } from '../shared/texts.tsx';

/** Loaded only for companies that are under review. */
const ReviewTime = lazy(async () => ({ default: (await import('../shared/gate/ReviewTime.tsx')).ReviewTime }));

/** Under review, or the reason of a rejection; and what the public sees meanwhile. */
export function StateNote({ company, isComplete }: { company: OwnCompany; isComplete: boolean }) {
  const { t, date } = useTexts();
  if (company.approveStatus === approval.pending)
    return (
      <Note tone="amber">
        <p>{t(company.isPublic ? 'company.pendingEditText' : 'company.pendingText')}</p>
        <Suspense>
          <ReviewTime of="company" />
        </Suspense>
      </Note>
    );
  if (company.approveStatus === approval.approved) return null;
  if (company.rejectReason === null) return company.isPublic ? <Note>{t('company.whatChanges.waiting')}</Note> : null;
  return (
    <Note tone="red">
      <p>
        <strong className="medium">{t('company.rejectedBecause')}</strong> <RejectReason text={company.rejectReason} /> <DecisionsLink />
      </p>
      <p className="text-xs soft">
        {t(isComplete ? 'company.rejectedComplete' : 'company.rejectedHint')} {company.dtRejectedAt !== null && date(company.dtRejectedAt)}
      </p>
      {company.isPublic && <p className="text-sm">{t('company.rejectedEditText')}</p>}
    </Note>
  );
}
