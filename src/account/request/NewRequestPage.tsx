import { lazy, Suspense } from 'react';
import { isId } from '../../../contract/wire/ids.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Gate } from '../shared/gate/Gate.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { useGate } from '../shared/gate/use-gate.ts';
import { LowBalanceNote } from '../shared/LowBalanceNote.tsx';
import { useTexts } from '../shared/texts.tsx';
import { RequestForm } from './RequestForm.tsx';
import { useRequestGate } from './use-request-gate.ts';

/** Sources of a new request, loaded on demand. */
const CopiedRequest = lazy(async () => ({ default: (await import('./CopiedRequest.tsx')).CopiedRequest }));
const FreightRequest = lazy(async () => ({ default: (await import('./FreightRequest.tsx')).FreightRequest }));

/**
 * A new request. `?type=1` selects import, `?type=2` export; `?copy=` copies a request of the account, `?goods=` requests freight for the
 * goods of any request.
 */
export default function NewRequestPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const missing = useRequestGate();
  const gate = useGate(missing);
  const waiting = <SkeletonList label={t('common.loading')} rows={5} />;
  return (
    <div className="wrap page page--text stack gap-6">
      <PageHead title={t('nav.postRequest')} parent={{ path: '/my-requests', label: t('nav.business.requests') }} />
      {gate === 'asked' && waiting}
      {gate === 'closed' && <Gate title={t('form.gate.request')} missing={missing ?? []} />}
      {gate === 'open' &&
        (isId(search['copy']) ? (
          <Suspense fallback={waiting}>
            <CopiedRequest key={search['copy']} id={search['copy']} />
          </Suspense>
        ) : isId(search['goods']) ? (
          <Suspense fallback={waiting}>
            <FreightRequest key={search['goods']} goodsId={search['goods']} />
          </Suspense>
        ) : (
          <RequestForm key={search['type'] ?? ''} present={null} Question={null} LowBalance={LowBalanceNote} type={search['type']} />
        ))}
    </div>
  );
}
