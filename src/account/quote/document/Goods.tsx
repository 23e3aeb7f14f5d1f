import { currencyOf } from '../../../../contract/quote/amounts.ts';
import type { ProFormaDocument } from '../../../../contract/quote/shapes.ts';
import { documentMoney, freightUnitsText, ownAmount, quantityText } from '../../../i18n/trade.ts';
import { termTexts } from '../../shared/quote/rows.ts';
import { Columns, Lines, type Readers, Words } from './parts.tsx';
import type { DocumentReader } from './use-readers.ts';

type Document = Pick<ProFormaDocument, 'terms' | 'total' | 'requestName'>;
const facts = ['hsCode', 'origin', 'packaging', 'from', 'to'] as const;

/** The unit price with the currency code, which banks expect. */
function unitPrice({ goods, freight }: Document['terms'], { t }: DocumentReader): string {
  if (goods !== undefined)
    return t(`trade.perUnit.${goods.price.unit}`, { price: documentMoney(goods.price.amount, goods.price.currency) });
  if (freight === undefined) return '';
  const price = documentMoney(freight.price.amount, freight.price.currency);
  return freight.price.for === 'unit' ? t('quote.each', { price }) : price;
}

/** Goods or freight: the line of an invoice, its total, and the total in words. */
export function Goods({ document, readers }: { document: Document; readers: Readers }) {
  const { terms, requestName } = document;
  const { goods, freight } = terms;
  const currency = currencyOf(terms);
  const total = document.total as Intl.StringNumericLiteral;
  const quantity = (reader: DocumentReader): string =>
    goods === undefined
      ? freight?.units === undefined
        ? ''
        : freightUnitsText(freight.units, reader)
      : quantityText(goods.quantity, reader);
  const columns = [
    ['subject', goods === undefined ? 'service' : 'goods'],
    ['quantity', 'quantity'],
    ['price', 'unitPrice'],
    ['amount', 'amount'],
  ] as const;
  const label = (name: (typeof columns)[number][1]) => <Words of={({ t }) => t(`quote.doc.${name}`)} readers={readers} />;
  const money = documentMoney(total, currency);
  const amount = (
    <>
      <strong className="pro-forma__line pro-forma__money">{money}</strong>
      <span className="soft">
        <Lines
          of={({ language }) => {
            const own = ownAmount(total, currency, language);
            return own === ownAmount(total, currency, 'en') ? '' : own;
          }}
          readers={readers}
        />
      </span>
    </>
  );
  const values = {
    subject: (
      <>
        <span className="pro-forma__line medium" dir="auto">
          {requestName}
        </span>
        {facts.map((name) => {
          const of = (reader: DocumentReader): string => termTexts(document, reader)[name] ?? '';
          if (readers.every((reader) => of(reader) === '')) return null;
          return (
            <span key={name} className="pro-forma__line" data-row={name}>
              <Words of={({ t }) => t(`quote.row.${name}`)} readers={readers} />: <Words of={of} readers={readers} />
            </span>
          );
        })}
      </>
    ),
    quantity: <Lines of={quantity} readers={readers} />,
    price: <Lines of={(reader) => unitPrice(terms, reader)} readers={readers} />,
    amount: <span className="pro-forma__money">{money}</span>,
  };
  return (
    <div className="stack gap-3">
      <table className="receipt__items pro-forma__goods">
        <thead>
          <tr>
            {columns.map(([name, word]) => (
              <th key={name} scope="col">
                {label(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map(([name, word]) => (
              <td key={name} data-row={name}>
                <span className="pro-forma__label" aria-hidden="true">
                  {label(word)}
                </span>
                {values[name]}
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr className="receipt__total">
            <th scope="row" colSpan={2}>
              <Words of={({ t }) => t('quote.doc.total')} readers={readers} />
            </th>
            <td data-row="total" colSpan={2}>
              {amount}
            </td>
          </tr>
        </tfoot>
      </table>
      <Columns
        name="inWords"
        label={({ t }) => t('quote.doc.amountInWords')}
        of={({ inWords }) => inWords(document.total, currency)}
        readers={readers}
      />
    </div>
  );
}
