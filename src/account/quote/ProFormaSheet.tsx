import { Fragment } from 'react';
import { directionOf, type Language } from '../../../contract/languages.ts';
import { currencyOf } from '../../../contract/quote/amounts.ts';
import type { ProForma, ProFormaParty } from '../../../contract/quote/shapes.ts';
import { formatDate } from '../../i18n/format.ts';
import { moneyText } from '../../i18n/trade.ts';
import { rowNames, termTexts, type QuoteReader } from '../shared/quote/rows.ts';
import { useTexts } from '../shared/texts.tsx';

export interface ProFormaSheetProps {
  proForma: ProForma;
  /** The first is the seller's language. */
  readers: readonly (QuoteReader & { language: Language })[];
}
type Word =
  | 'number'
  | 'issued'
  | 'seller'
  | 'buyer'
  | 'taxOffice'
  | 'taxNumber'
  | 'request'
  | 'total'
  | 'verify'
  | 'fingerprint'
  | 'note'
  | 'subject';
const wordOf =
  (word: Word) =>
  ({ t }: QuoteReader): string =>
    t(`quote.doc.${word}`);

type Readers = ProFormaSheetProps['readers'];

interface InEachProps {
  of: (reader: Readers[number]) => string;
  readers: Readers;
}

/** What each language says; what two say alike is said once. */
const saidIn = ({ of, readers }: InEachProps): readonly { language: Language; text: string }[] => {
  const said = readers.map((reader) => ({ language: reader.language, text: of(reader) }));
  return said.filter(({ text }, index) => said.findIndex((other) => other.text === text) === index);
};

const InOwnDirection = ({ language, text }: { language: Language; text: string }) => (
  <bdi lang={language} dir={directionOf(language)}>
    {text}
  </bdi>
);

/** A value, on a line for each language. */
const Lines = (props: InEachProps) =>
  saidIn(props).map((said) => (
    <span key={said.language} className="pro-forma__line">
      <InOwnDirection {...said} />
    </span>
  ));

/** A word, in the languages side by side. */
const Words = (props: InEachProps) =>
  saidIn(props).map((said, index) => (
    <Fragment key={said.language}>
      {index > 0 && ' · '}
      <InOwnDirection {...said} />
    </Fragment>
  ));

/** The document as it was frozen; every word in both languages, every value once where both write it alike. */
export function ProFormaSheet({ proForma: { document, hash, code }, readers }: ProFormaSheetProps) {
  const { number, dtIssuedAt, requestName, requestCode, seller, buyer, terms, total, revision } = document;
  const texts = readers.map((reader) => termTexts({ terms, total }, reader));
  const shown = rowNames.filter((name) => name !== 'total' && name !== 'validUntil' && texts[0]?.[name] !== undefined);
  const address = `${location.origin}/verify/${number}?code=${code}`;
  const word = (name: Exclude<Word, 'note'>) => <Words of={wordOf(name)} readers={readers} />;
  return (
    <article className="card stack gap-6 receipt pro-forma">
      <div className="row row--apart row--top">
        <h2 className="text-xl">
          <Words of={({ t }) => t('quote.doc.title')} readers={readers} />
        </h2>
        <dl className="receipt__facts">
          <div>
            <dt>{word('number')}</dt>
            <dd className="ltr">{number}</dd>
          </div>
          <div>
            <dt>{word('issued')}</dt>
            <dd>
              <Lines of={({ language }) => formatDate(dtIssuedAt, language)} readers={readers} />
            </dd>
          </div>
          <div>
            <dt>{word('request')}</dt>
            <dd>
              <span className="ltr">{requestCode}</span>
            </dd>
          </div>
        </dl>
      </div>
      <div className="receipt__parties">
        <Party title="seller" party={seller} readers={readers} />
        <Party title="buyer" party={buyer} readers={readers} />
      </div>
      <table className="receipt__items pro-forma__terms">
        <tbody>
          <tr>
            <th scope="row">{word('subject')}</th>
            <td dir="auto">{requestName}</td>
          </tr>
          {shown.map((name) => (
            <tr key={name} data-row={name}>
              <th scope="row">
                <Words of={({ t }) => t(`quote.row.${name}`)} readers={readers} />
              </th>
              <td>
                {name === 'note' ? (
                  <span dir="auto">{texts[0]?.note}</span>
                ) : (
                  <Lines of={(reader) => termTexts({ terms, total }, reader)[name] ?? ''} readers={readers} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="receipt__total">
            <th scope="row">{word('total')}</th>
            <td>
              <Lines of={({ language }) => moneyText(Number(total), currencyOf(terms), language)} readers={readers} />
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="stack gap-2 text-xs soft">
        <p>
          <Lines of={wordOf('note')} readers={readers} />
        </p>
        <dl className="pro-forma__verify">
          <dt>{word('verify')}</dt>
          <dd className="ltr">
            <a href={address}>{address}</a>
          </dd>
          <dt>{word('fingerprint')}</dt>
          <dd className="ltr" data-revision={revision}>
            {hash}
          </dd>
        </dl>
      </div>
    </article>
  );
}

function Party({ title, party, readers }: { title: 'seller' | 'buyer'; party: ProFormaParty; readers: ProFormaSheetProps['readers'] }) {
  const { language: own } = useTexts();
  const { name, address, area, city, postalCode, country, taxOffice, taxNumber } = party;
  const cityIn = (language: Language): string => city?.[language] ?? '';
  return (
    <section className="stack gap-1 text-sm" lang={own}>
      <h3 className="text-sm soft">
        <Words of={wordOf(title)} readers={readers} />
      </h3>
      <p className="medium keep-edge" dir="auto">
        {name}
      </p>
      {address !== '' && (
        <p dir="auto" className="keep-edge receipt__address">
          {address}
        </p>
      )}
      <p>
        <Lines
          of={(reader) =>
            [[postalCode, area, cityIn(reader.language)].filter(Boolean).join(' '), country === '' ? '' : reader.country(country)]
              .filter(Boolean)
              .join(reader.t('trade.comma'))
          }
          readers={readers}
        />
      </p>
      {taxOffice !== '' && (
        <p>
          <Words of={wordOf('taxOffice')} readers={readers} />: <bdi>{taxOffice}</bdi>
        </p>
      )}
      {taxNumber !== '' && (
        <p>
          <Words of={wordOf('taxNumber')} readers={readers} />: <bdi className="ltr">{taxNumber}</bdi>
        </p>
      )}
    </section>
  );
}
