import { directionOf } from '../../../../contract/text/languages.ts';
import type { ProForma } from '../../../../contract/quote/shapes.ts';
import { formatDate } from '../../../i18n/format.ts';
import { termTexts } from '../../shared/quote/rows.ts';
import { Goods } from './Goods.tsx';
import { Columns, Lines, Named, type Readers, Words } from './parts.tsx';
import { Party } from './Party.tsx';
import type { DocumentReader } from './use-readers.ts';

export interface ProFormaSheetProps {
  proForma: ProForma;
  /** Formatters by language, that of the seller first. */
  readers: Readers;
}
type Word = 'title' | 'number' | 'issued' | 'validUntil' | 'request' | 'verify' | 'fingerprint' | 'note' | 'bank';
const wordOf =
  (word: Word) =>
  ({ t }: DocumentReader): string =>
    t(`quote.doc.${word}`);
/** Terms other than goods and price. */
const terms = ['delivery', 'payment', 'leadTime', 'transit'] as const;

/** The frozen document for banks and customs: a column for each language, amounts with currency codes. */
export function ProFormaSheet({ proForma: { document, hash, code }, readers }: ProFormaSheetProps) {
  const { number, dtIssuedAt, requestCode, seller, buyer, revision } = document;
  const { note, validUntil } = document.terms.goods ?? document.terms.freight ?? {};
  const address = `${location.origin}/verify/${number}?code=${code}`;
  // The layout follows the direction of the first language, so that both sides have the same sheet.
  const first = readers[0]?.language;
  const day = (date: string) => <Lines of={({ language }) => formatDate(date, language)} readers={readers} />;
  return (
    <article className="card stack gap-6 receipt pro-forma" lang={first} dir={first && directionOf(first)}>
      <div className="row row--apart row--top">
        <h2 className="text-xl">
          <Words of={wordOf('title')} readers={readers} />
        </h2>
        <dl className="receipt__facts">
          <Named label={wordOf('number')} readers={readers}>
            <span className="ltr">{number}</span>
          </Named>
          <Named label={wordOf('issued')} readers={readers}>
            {day(dtIssuedAt)}
          </Named>
          {validUntil !== undefined && (
            <Named label={wordOf('validUntil')} readers={readers}>
              {day(validUntil)}
            </Named>
          )}
          {requestCode !== '' && (
            <Named label={wordOf('request')} readers={readers}>
              <span className="ltr">{requestCode}</span>
            </Named>
          )}
        </dl>
      </div>
      <div className="columns receipt__parties">
        <Party title="seller" party={seller} readers={readers} />
        <Party title="buyer" party={buyer} readers={readers} />
      </div>
      <Goods document={document} readers={readers} />
      <div className="stack gap-3">
        {terms.map((name) => {
          const of = (reader: DocumentReader): string => termTexts(document, reader)[name] ?? '';
          if (readers.every((reader) => of(reader) === '')) return null;
          return <Columns key={name} name={name} label={({ t }) => t(`quote.row.${name}`)} of={of} readers={readers} />;
        })}
        {note && (
          <dl className="text-sm" data-row="note">
            <Named label={({ t }) => t('quote.row.note')} readers={readers}>
              <span dir="auto" className="receipt__address pro-forma__line">
                {note}
              </span>
            </Named>
          </dl>
        )}
      </div>
      <Bank proForma={document} readers={readers} />
      <div className="columns receipt__parties pro-forma__signs">
        {(['seller', 'buyer'] as const).map((side) => (
          <p key={side} className="text-sm soft">
            <Words of={({ t }) => t(`quote.doc.sign.${side}`)} readers={readers} />
          </p>
        ))}
      </div>
      <div className="stack gap-2 text-xs soft">
        <p>
          <Lines of={wordOf('note')} readers={readers} />
        </p>
        <dl className="pro-forma__verify">
          <dt>
            <Words of={wordOf('verify')} readers={readers} />
          </dt>
          <dd className="ltr">
            <a href={address}>{address}</a>
          </dd>
          <dt>
            <Words of={wordOf('fingerprint')} readers={readers} />
          </dt>
          <dd className="ltr" data-revision={revision}>
            {hash}
          </dd>
        </dl>
      </div>
    </article>
  );
}

/** The seller's bank details, if given. */
function Bank({ proForma: { bank }, readers }: { proForma: ProForma['document']; readers: Readers }) {
  if (bank === undefined) return null;
  return (
    <section className="stack gap-2 text-sm" data-row="bank">
      <h3 className="text-sm soft">
        <Words of={wordOf('bank')} readers={readers} />
      </h3>
      <dl className="pro-forma__bank">
        {(['accountName', 'bankName', 'account', 'swift'] as const)
          .filter((name) => bank[name])
          .map((name) => (
            <Named key={name} label={({ t }) => t(`quote.doc.${name}`)} readers={readers}>
              <bdi {...((name === 'account' || name === 'swift') && { className: 'ltr' })}>{bank[name]}</bdi>
            </Named>
          ))}
      </dl>
    </section>
  );
}
