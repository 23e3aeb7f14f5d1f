export interface SpendSumsProps {
  priceLabel: string;
  price: string;
  balanceLabel: string;
  balance: string;
  afterLabel: string;
  /** Null if the balance is insufficient. */
  after: string | null;
}

/** Price, balance and balance after spending, in numbers of the page's language. */
export function SpendSums({ priceLabel, price, balanceLabel, balance, afterLabel, after }: SpendSumsProps) {
  const rows = [
    { label: priceLabel, sum: <span className="money">{price}</span> },
    { label: balanceLabel, sum: <span>{balance}</span> },
    ...(after === null ? [] : [{ label: afterLabel, sum: <strong>{after}</strong> }]),
  ];
  return (
    <div className="spend__sums">
      {rows.map(({ label, sum }) => (
        <p key={label} className="sum">
          <span className="soft">{label}</span>
          {sum}
        </p>
      ))}
    </div>
  );
}
