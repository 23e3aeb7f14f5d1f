import { useTexts } from '../../shared/texts.tsx';
import { FreightFields } from './FreightFields.tsx';
import { GoodsFields } from './GoodsFields.tsx';

/** Facts that readers compare, as codes and numbers: for goods or for freight, by the kind of request. */
export function TradeFacts({ type }: { type: '1' | '2' | '3' | '4' }) {
  const { t } = useTexts();
  return (
    <section className="stack gap-6" aria-labelledby="trade-facts">
      <div className="stack gap-1">
        <h2 className="text-md" id="trade-facts">
          {t('tradeForm.title')}
        </h2>
        <p className="soft text-sm">{t('tradeForm.lead')}</p>
      </div>
      {type === '1' || type === '2' ? <GoodsFields isWanted={type === '1'} /> : <FreightFields />}
    </section>
  );
}
