import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

interface SpendSumsProps {
  priceLabel: string;
  price: string;
  balanceLabel: string;
  balance: string;
  afterLabel: string;
  /** Null if the balance is insufficient. */
  after: string | null;
}

export interface SpendDialogProps extends SpendSumsProps {
  isOpen: boolean;
  onClose: () => void;
  onSpend: () => void;
  title: string;
  /** The first line, if the price or offer has changed since it was shown. */
  notice?: ReactNode;
  children?: ReactNode;
  /** Names the amount: "Spend 20 credits". */
  spendLabel: string;
  cancelLabel: string;
  busy?: boolean;
  /** Insufficient balance: the button is disabled and `children` link to a remedy. */
  isShort?: boolean;
}

/** Asks for consent before credits are spent. */
export function SpendDialog({
  isOpen,
  onClose,
  onSpend,
  title,
  notice,
  children,
  spendLabel,
  cancelLabel,
  busy = false,
  isShort = false,
  ...sums
}: SpendDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button variant="spend" icon="credit" onClick={onSpend} busy={busy} disabled={isShort}>
        {spendLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} role="alertdialog" isLocked={busy} actions={actions}>
      {notice}
      {children && <div className="soft text-sm">{children}</div>}
      <div className="spend">
        <SpendSums {...sums} />
      </div>
    </Dialog>
  );
}

/** Price, balance and balance after spending, in numbers of the page's language. */
function SpendSums({ priceLabel, price, balanceLabel, balance, afterLabel, after }: SpendSumsProps) {
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
