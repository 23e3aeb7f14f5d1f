import { PriceChanged } from '../../../form/PriceChanged.tsx';
import { SpendDialog } from '../../../ui/dialog/SpendDialog.tsx';
import { BudgetLeft } from '../../shared/gate/BudgetLeft.tsx';
import { Shortfall, type ShortfallProps } from '../../shared/gate/Shortfall.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useSession } from '../../shared/data/use-session.ts';
import { useBudget } from '../../shared/gate/use-budget.ts';

export interface RequestSpendProps extends Pick<ShortfallProps, 'typed'> {
  isOpen: boolean;
  /** Price in credits (service 99). */
  price: number;
  /** The price shown before, if it has changed; null otherwise. */
  before: number | null;
  /** The request is also sent to the moderators, in the same step. */
  isSent: boolean;
  busy: boolean;
  onClose: () => void;
  onSpend: () => void;
}

/** Confirms the price in credits before a new request is added. */
export function RequestSpend({ isOpen, price, before, isSent, busy, onClose, onSpend, typed }: RequestSpendProps) {
  const { t, number, creditsOf } = useTexts();
  const balance = useSession().user?.inCredit ?? 0;
  const cost = creditsOf(price);
  const isShort = balance < price;
  const budget = useBudget(price);
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
      after={isShort ? null : number(balance - price)}
      spendLabel={t('account.spend.do', { credits: cost })}
      cancelLabel={t('common.actions.cancel')}
      busy={busy}
      isShort={isShort || budget.isOver}
      notice={before !== null && <PriceChanged before={creditsOf(before)} now={cost} t={t} />}
    >
      {isShort ? (
        <Shortfall price={price} typed={typed} />
      ) : (
        !budget.isOver && <p>{t(isSent ? 'request.form.spend.textSend' : 'request.form.spend.text')}</p>
      )}
      <BudgetLeft budget={budget} />
    </SpendDialog>
  );
}
