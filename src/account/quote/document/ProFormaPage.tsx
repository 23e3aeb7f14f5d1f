import { useState } from 'react';
import { isId } from '../../../../contract/wire/ids.ts';
import { getProForma } from '../../../../contract/quote/calls.ts';
import type { ProForma } from '../../../../contract/quote/shapes.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { SkeletonList } from '../../../ui/Skeleton.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { Message } from '../../shared/Message.tsx';
import { WholeTitle } from '../../shared/OfferTitle.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { wholeCode } from '../../shared/whole-code.ts';
import { QuoteBankWarning } from '../../shared/quote/QuoteBankWarning.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import { ProFormaSheet } from './ProFormaSheet.tsx';
import { useReaders } from './use-readers.ts';

/** `/pro-forma/…`: an accepted quote for printing, in the languages of both companies. */
export default function ProFormaPage({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
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
  const { t, date, language } = useTexts();
  const both = proForma.document.languages;
  // English is added, because foreign banks and customs read it.
  const readers = useReaders([...new Set([...both, 'en'])]);
  const [isEnglish, setEnglish] = useState(false);
  const shown = readers?.filter(({ language }) => (isEnglish ? language === 'en' : both.includes(language)));
  return (
    <div className="stack gap-6">
      <PageHead
        title={t('quote.proFormaOf', { number: wholeCode(proForma.document.number) })}
        below={
          <p className="soft">
            <WholeTitle title={proForma.title} name={proForma.document.requestName} />
          </p>
        }
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
      {proForma.unlisted?.map((side) => (
        <Note key={side} tone="amber">
          {t(`quote.doc.unlisted.${side}`)}
        </Note>
      ))}
      <QuoteBankWarning mark={proForma.bankDetails} />
      <div className="pro-forma__languages">
        <Select
          label={t('quote.doc.languages')}
          value={isEnglish ? 'en' : 'both'}
          onChange={(next) => setEnglish(next === 'en')}
          options={[
            { id: 'both', label: both.map((code) => languageName(code, language)).join(' · ') },
            { id: 'en', label: languageName('en', language) },
          ]}
        />
      </div>
      {shown === undefined ? <SkeletonList label={t('common.loading')} rows={6} /> : <ProFormaSheet proForma={proForma} readers={shown} />}
    </div>
  );
}
