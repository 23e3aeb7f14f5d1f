import type { TextsOf } from '../i18n/keys.ts';
import { Note } from '../ui/Note.tsx';

export interface PriceChangedProps {
  t: TextsOf;
  /** "20 credits": the shown price and the present one. */
  before: string;
  now: string;
}

/** The note in the confirmation of spending that the shown price has changed. */
export function PriceChanged({ t, before, now }: PriceChangedProps) {
  return (
    <Note tone="amber" icon="alert" role="alert">
      {t('common.priceChanged', { before, now })}
    </Note>
  );
}
