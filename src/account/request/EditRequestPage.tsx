import { lazy, Suspense } from 'react';
import { approval } from '../../../contract/company/approval.ts';
import { getUserRequestById } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { Note } from '../../ui/Note.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { isMissing, missingText, useCall } from '../shared/data/query.ts';
import { DecisionsLink } from '../shared/gate/DecisionsLink.tsx';
import { RejectReason } from '../shared/gate/RejectReason.tsx';
import { useLatest } from '../shared/data/use-latest.ts';
import { useTexts } from '../shared/texts.tsx';
import { RequestForm } from './RequestForm.tsx';
import { DecisionNote } from '../shared/gate/decision/DecisionNote.tsx';
import { RenewText } from './list/RenewText.tsx';
import { RequestEnd } from './list/RequestEnd.tsx';

/** Loaded on demand: suspensions are rare. */
const SuspendedOffer = lazy(async () => ({ default: (await import('../shared/gate/SuspendedOffer.tsx')).SuspendedOffer }));
const ResendQuestion = lazy(async () => ({ default: (await import('./sending/ResendQuestion.tsx')).ResendQuestion }));

interface EditRequestPageProps {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

export default function EditRequestPage({ params, search }: EditRequestPageProps) {
  const { t } = useTexts();
  const query = useCall(getUserRequestById, { query: { id: params['id'] ?? '' } });
  const isLatest = useLatest(query);
  if (isMissing(query)) return <Message title={t('request.form.editTitle')} text={t(missingText(query))} />;
  return (
    <div className="wrap page page--text stack gap-6">
      <Answered query={query}>
        {({ request }) => (
          <>
            <PageHead title={t('request.form.editTitle')} parent={{ path: '/my-requests', label: t('nav.business.requests') }} />
            {request.isSuspended === true ? (
              <Suspense fallback={<SkeletonList label={t('common.loading')} rows={5} />}>
                <SuspendedOffer
                  texts={[
                    { label: t('request.form.field.name'), text: request.name },
                    { label: t('request.form.field.description'), text: request.description },
                  ]}
                />
              </Suspense>
            ) : (
              <>
                {request.rejectReason !== null && request.approveStatus !== approval.approved && (
                  <Note tone="red">
                    {t('request.form.rejectedBecause')} <RejectReason text={request.rejectReason} /> <DecisionsLink />
                  </Note>
                )}
                <StateNote request={request} />
                <DecisionNote id={request.id} />
                {isLatest ? (
                  <RequestForm present={request} fix={search['fix']} Question={ResendQuestion} LowBalance={null} />
                ) : (
                  <SkeletonList label={t('common.loading')} rows={5} />
                )}
              </>
            )}
          </>
        )}
      </Answered>
    </div>
  );
}

/** What the public sees of the edited request, until when, and how saving affects it. */
function StateNote({ request }: { request: OwnRequest }) {
  const { t } = useTexts();
  const { state } = request;
  if (state === 'expired')
    return (
      <Note tone="amber" icon="calendar">
        <RequestEnd request={request} /> · <RenewText request={request} />
      </Note>
    );
  if (request.dtPublicUntil === null) return null;
  return (
    <Note>
      {request.isPaused || state === 'hidden'
        ? t(request.isPaused ? 'request.form.pausedNote' : 'request.form.hiddenNote')
        : t('request.form.approvedStays')}{' '}
      · <RequestEnd request={request} />
    </Note>
  );
}
