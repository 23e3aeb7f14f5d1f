import { isId } from '../../../contract/ids.ts';
import { getProForma } from '../../../contract/quote/calls.ts';
import { isolated } from '../../../contract/isolate.ts';
import type { ProForma } from '../../../contract/quote/shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Answered } from '../shared/Answered.tsx';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { QuoteBankWarning } from '../shared/quote/QuoteBankWarning.tsx';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { ProFormaSheet } from './ProFormaSheet.tsx';
import { useReaders } from './use-readers.ts';

/** `/pro-forma/…`: an accepted quote on paper, in the languages of both companies. */
export function ProFormaPage({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  return isId(id) ? <Read id={id} /> : <Message title={t('quote.proForma')} text={t('errors.NOT_FOUND')} />;
}

function Read({ id }: { id: string }) {
  const query = useCall(getProForma, { query: { id } });
  return (
    <div className="wrap page page--text">
      <Answered query={query}>{({ proForma }) => <Page proForma={proForma} />}</Answered>
    </div>
  );
}

function Page({ proForma }: { proForma: ProForma }) {
  const { t, date } = useTexts();
  const readers = useReaders(proForma.document.languages);
  return (
    <div className="stack gap-6">
      <PageHead
        title={t('quote.proFormaOf', { number: isolated(proForma.document.number) })}
        parent={{ path: `/messages?chatId=${proForma.chatId}`, label: t('quote.doc.back') }}
        end={
          <Button variant="secondary" icon="file" onClick={() => window.print()}>
            {t('quote.doc.print')}
          </Button>
        }
      />
      {proForma.suspended.map(({ side, dtSince }) => (
        <Note key={side} tone="red">
          {t(`quote.doc.suspended.${side}`, { date: date(dtSince) })}
        </Note>
      ))}
      <QuoteBankWarning mark={proForma.bankDetails} />
      {readers === undefined ? (
        <SkeletonList label={t('common.loading')} rows={6} />
      ) : (
        <ProFormaSheet proForma={proForma} readers={readers} />
      )}
    </div>
  );
}
