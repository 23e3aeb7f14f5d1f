import { isolated } from '../../../contract/text/isolate.ts';
import { PriceChanged } from '../../form/PriceChanged.tsx';
import { SpendDialog, type SpendDialogProps } from '../../ui/dialog/SpendDialog.tsx';
import type { ContactReady } from './use-contact.ts';

export interface ContactSpendProps extends Pick<SpendDialogProps, 'isOpen' | 'busy' | 'onClose' | 'onSpend'> {
  contact: ContactReady;
  /** The price shown before, if it has changed; otherwise null. */
  before: number | null;
  /** The contacted company. */
  name: string;
  /** "20 credits", in the reader's language. */
  amount: (credits: number) => string;
  /** Null if the person may not open that page. */
  packsHref: string | null;
  packHref: string;
  /** Price of the credit pack, such as "$49". */
  money: (price: string, currency: string) => string;
  /** Called before a link to buy credits is followed. */
  onLeave: () => void;
}

/** Consent to the price before a contact. */
export function ContactSpend({
  contact: { t, credits, balance, pack },
  before,
  name,
  amount,
  packsHref,
  packHref,
  money,
  onLeave,
  ...dialog
}: ContactSpendProps) {
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
      afterLabel={t(isShort ? 'contact.missing' : 'contact.after')}
      after={amount(Math.abs(balance - credits))}
      spendLabel={t('contact.spend', { price })}
      cancelLabel={t('common.actions.cancel')}
      isShort={isShort}
      notice={before !== null && <PriceChanged before={amount(before)} now={price} t={t} />}
    >
      {isShort ? (
        <>
          {t('contact.short', { credits: amount(credits - balance) })}{' '}
          {pack !== undefined && (
            <>
              <a href={packHref} onClick={onLeave}>
                {t('contact.pack', { credits: amount(pack.additionalCredit), price: money(pack.price, pack.currency) })}
              </a>
              {packsHref !== null && ' · '}
            </>
          )}
          {packsHref !== null ? (
            <a href={packsHref} onClick={onLeave}>
              {t('contact.toMembership')}
            </a>
          ) : (
            pack === undefined && t('contact.owner')
          )}
        </>
      ) : (
        t('contact.spendText')
      )}
    </SpendDialog>
  );
}
