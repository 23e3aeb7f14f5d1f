import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { typedNumber } from '../../../form/typed-number.ts';
import { weightText } from '../../../i18n/trade.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { NumberInput } from '../../shared/trade/NumberInput.tsx';
import { useChoices } from '../../shared/trade/use-choices.ts';
import { Choice } from './Choice.tsx';
import { ValidUntil } from './GoodsFields.tsx';
import { Group } from './Group.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { TradeValues } from './values.ts';

/** For logistic needs and services. */
export function FreightFields() {
  const { t, language } = useTexts();
  const { setValue } = useFormContext<TradeValues>();
  const [weight, goodsRequestId] = useWatch<TradeValues, ['weight', 'goodsRequestId']>({ name: ['weight', 'goodsRequestId'] });
  const choices = useChoices();
  const kilograms = typedNumber(weight, language);
  return (
    <>
      {goodsRequestId !== '' && (
        <Note>
          {t('tradeForm.linked')}{' '}
          <Button variant="quiet" onClick={() => setValue('goodsRequestId', '', { shouldDirty: true })}>
            {t('tradeForm.unlink')}
          </Button>
        </Note>
      )}
      <Group title={t('tradeForm.group.route')}>
        <PlaceFields name="from" label={t('trade.label.from')} />
        <PlaceFields name="to" label={t('trade.label.to')} />
        <TextInput<TradeValues> name="readyOn" type="date" label={t('trade.label.readyOn')} />
        <ValidUntil />
      </Group>
      <Group title={t('tradeForm.group.load')}>
        <NumberInput<TradeValues> name="loadCount" label={t('tradeForm.field.loadCount')} isWhole />
        <Choice name="loadUnit" label={t('tradeForm.field.loadUnit')} options={choices.freightUnits} />
        <NumberInput<TradeValues>
          name="weight"
          label={t('tradeForm.field.weight')}
          hint={kilograms === null ? undefined : weightText(kilograms, { t, language })}
        />
        <NumberInput<TradeValues> name="volume" label={t('tradeForm.field.volume')} />
        <NumberInput<TradeValues> name="temperatureFrom" label={t('tradeForm.field.temperatureFrom')} isWhole />
        <NumberInput<TradeValues> name="temperatureTo" label={t('tradeForm.field.temperatureTo')} isWhole />
        <div className="whole">
          <Choice name="dangerousGoods" label={t('trade.label.dangerousGoods')} options={choices.dangerousGoods} />
        </div>
      </Group>
    </>
  );
}
