import { unansweredWrites } from '../../../client/store/unanswered.ts';
import { useState } from 'react';
import { boostCompany } from '../../../../contract/company/calls.ts';
import { priceOfRefusal } from '../../../../contract/plan/charge.ts';
import { boosts, type BoostType } from '../../../../contract/company/boost.ts';
import { apiLanguage } from '../../../../contract/text/languages.ts';
import { setAccount } from '../../../client/session/session.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RadioGroup } from '../../../ui/field/RadioGroup.tsx';
import { PriceChanged } from '../../../form/PriceChanged.tsx';
import { SpendDialog } from '../../../ui/dialog/SpendDialog.tsx';
import { BudgetLeft } from '../../shared/gate/BudgetLeft.tsx';
import { Shortfall } from '../../shared/gate/Shortfall.tsx';
import { useBudget } from '../../shared/gate/use-budget.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { useSession } from '../../shared/data/use-session.ts';

const types: readonly BoostType[] = [1, 2, 3];

/** Duration and price in credits, with a confirmation before they are spent. */
export function BoostOffer({ companyId }: { companyId: string }) {
  const { t, number, language, creditsOf } = useTexts();
  const [type, setType] = useState<BoostType>(2);
  const [isAsking, setAsking] = useState(false);
  /** The server's price, if it differs from the one that this page was loaded with. */
  const [prices, setPrices] = useState<Partial<Record<BoostType, number>>>({});
  const priceOf = (each: BoostType): number => prices[each] ?? boosts[each].credits;
  const boost = useWrite(boostCompany, {
    isShownByReading: true,
    adds: unansweredWrites,
    onFailure: (failure) => {
      const now = priceOfRefusal(failure);
      if (now === null) return undefined;
      setPrices({ ...prices, [type]: now });
      return true;
    },
  });
  const balance = useSession().user?.inCredit ?? 0;
  const credits = priceOf(type);
  const isShort = balance < credits;
  const budget = useBudget(credits);
  const spend = async () => {
    const answer = await boost.run({ body: { companyId, boostType: type, lang: apiLanguage(language), shownPrice: credits } });
    // A changed price is confirmed in the same dialog.
    if (answer.ok || answer.code !== 'PRICE_CHANGED') setAsking(false);
    if (!answer.ok) return;
    setAccount({ inCredit: answer.data.inCredit });
    saySuccess(t, boostCompany, 'company.boost.done');
  };
  return (
    <section className="spend boost">
      <div className="stack gap-2">
        <h2>
          <Icon name="boost" />
          {t('company.boost.title')}
        </h2>
        <p className="text-sm soft">{t('company.boost.text')}</p>
      </div>
      <RadioGroup
        look="boost"
        label={t('company.boost.howLong')}
        hideLabel
        value={String(type)}
        onChange={(value) => setType(Number(value) as BoostType)}
        options={types.map((each) => ({
          id: String(each),
          label: t(`company.boost.length.${each}`),
          end: creditsOf(priceOf(each)),
        }))}
      />
      <div className="stack gap-1">
        <p className="sum">
          <span className="soft">{t('account.spend.balance')}</span>
          <span>{number(balance)}</span>
        </p>
        {!isShort && (
          <p className="sum">
            <span className="soft">{t('company.boost.after')}</span>
            <strong>{number(balance - credits)}</strong>
          </p>
        )}
      </div>
      <BudgetLeft budget={budget} />
      {isShort ? (
        <Shortfall price={credits} />
      ) : (
        !budget.isOver && (
          <Button variant="spend" wide onClick={() => setAsking(true)}>
            {t('company.boost.buy', { credits: creditsOf(credits) })}
          </Button>
        )
      )}
      <SpendDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSpend={() => void spend()}
        title={t('company.boost.ask')}
        priceLabel={t(`company.boost.length.${type}`)}
        price={creditsOf(credits)}
        balanceLabel={t('account.spend.balance')}
        balance={number(balance)}
        afterLabel={t('company.boost.after')}
        after={isShort ? null : number(balance - credits)}
        spendLabel={t('account.spend.do', { credits: creditsOf(credits) })}
        cancelLabel={t('common.actions.cancel')}
        busy={boost.busy}
        isShort={isShort || budget.isOver}
        notice={type in prices && <PriceChanged before={creditsOf(boosts[type].credits)} now={creditsOf(credits)} t={t} />}
      >
        {isShort && <Shortfall price={credits} />}
        <BudgetLeft budget={budget} />
      </SpendDialog>
    </section>
  );
}
