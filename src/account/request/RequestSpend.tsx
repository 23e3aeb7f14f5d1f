import { useStore } from '@nanostores/react';
import { waysOut } from '../../../contract/ways-out.ts';
import { $session } from '../../client/session.ts';
import { SpendDialog } from '../../ui/SpendDialog.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

export interface RequestSpendProps {
  isOpen: boolean;
  /** Credits; the price of service 99. */
  price: number;
  busy: boolean;
  onClose: () => void;
  onSpend: () => void;
}

/** Before a new request costs credits, it says so. */
export function RequestSpend({ isOpen, price, busy, onClose, onSpend }: RequestSpendProps) {
  const { t, number, creditsOf } = useTexts();
  const balance = useStore($session).user?.inCredit ?? 0;
  const cost = creditsOf(price);
  const isShort = balance < price;
  return (
    <SpendDialog
      isOpen={isOpen}
      onClose={onClose}
      onSpend={onSpend}
      title={t('request.form.spend.title', { credits: cost })}
      priceLabel={t('request.form.spend.price')}
      price={cost}
      balanceLabel={t('account.spend.balance')}
      balance={number(balance)}
      afterLabel={t('request.form.spend.after')}
      after={number(balance - price)}
      spendLabel={t('account.spend.do', { credits: cost })}
      cancelLabel={t('common.actions.cancel')}
      busy={busy}
      isShort={isShort}
    >
      {isShort ? (
        <p role="alert">
          {t('errors.NOT_ENOUGH_CREDIT')}. <a href={link(waysOut.NOT_ENOUGH_CREDIT.path)}>{t('account.spend.more')}</a>
        </p>
      ) : (
        <p>{t('request.form.spend.text')}</p>
      )}
    </SpendDialog>
  );
}
