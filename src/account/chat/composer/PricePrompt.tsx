import type { ChatDetail } from '../../../../contract/chat/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { link } from '../../shared/route.ts';
import { BudgetLeft } from '../../shared/gate/BudgetLeft.tsx';
import { Shortfall } from '../../shared/gate/Shortfall.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useSession } from '../../shared/data/use-session.ts';
import { useBudget } from '../../shared/gate/use-budget.ts';

/** Price, present balance and balance afterwards, before the first message of an unpaid chat. */
export function PricePrompt({ chat, onAccept }: { chat: ChatDetail; onAccept: () => void }) {
  const { t, number, creditsOf } = useTexts();
  const balance = useSession().user?.inCredit ?? 0;
  const cost = creditsOf(chat.price);
  const isShort = balance < chat.price;
  const budget = useBudget(chat.price);
  return (
    <div className="spend" role="group" aria-labelledby="chat-price">
      <div className="stack gap-3">
        <div className="stack gap-1">
          <h3 id="chat-price">{t('chat.price.title', { credits: cost })}</h3>
          <p className="text-sm soft">{t('chat.price.text')}</p>
        </div>
        <div className="spend__sums">
          <p className="sum">
            <span className="soft">{t('account.spend.balance')}</span>
            <span>{number(balance)}</span>
          </p>
          {!isShort && !budget.isOver && (
            <p className="sum">
              <span className="soft">{t('chat.price.after')}</span>
              <strong>{number(balance - chat.price)}</strong>
            </p>
          )}
        </div>
        <BudgetLeft budget={budget} />
      </div>
      <div className="row">
        {isShort ? (
          <Shortfall price={chat.price} />
        ) : budget.isOver ? null : (
          <Button variant="spend" icon="credit" onClick={onAccept}>
            {t('account.spend.do', { credits: cost })}
          </Button>
        )}
        <LinkButton variant="quiet" href={link('/messages')}>
          {t('chat.price.notNow')}
        </LinkButton>
      </div>
    </div>
  );
}
