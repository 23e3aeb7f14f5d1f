import { isolated } from '../i18n/isolate.ts';
import { SpendDialog, type SpendDialogProps } from '../ui/SpendDialog.tsx';
import type { ContactReady } from './use-contact.ts';

export interface ContactSpendProps extends Pick<SpendDialogProps, 'isOpen' | 'busy' | 'onClose' | 'onSpend'> {
  contact: ContactReady;
  /** The company that is written to. */
  name: string;
  /** "20 credits", in the reader's language. */
  amount: (credits: number) => string;
  packsHref: string;
}

/** Before a contact costs credits, it says so. */
export function ContactSpend({ contact: { t, credits, balance }, name, amount, packsHref, ...dialog }: ContactSpendProps) {
  const price = amount(credits);
  const isShort = balance < credits;
  return (
    <SpendDialog
      {...dialog}
      title={t('contact.spendTitle', { name: isolated(name) })}
      priceLabel={t('contact.priceLabel')}
      price={price}
      balanceLabel={t('contact.balance')}
      balance={amount(balance)}
      afterLabel={t('contact.after')}
      after={amount(Math.max(0, balance - credits))}
      spendLabel={t('contact.spend', { price })}
      cancelLabel={t('common.actions.cancel')}
      isShort={isShort}
    >
      {isShort ? (
        <>
          {t('errors.NOT_ENOUGH_CREDIT')} <a href={packsHref}>{t('contact.toMembership')}</a>
        </>
      ) : (
        t('contact.spendText')
      )}
    </SpendDialog>
  );
}
