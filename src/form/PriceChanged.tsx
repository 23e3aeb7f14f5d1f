import type { TextsOf } from '../i18n/keys.ts';
import { Note } from '../ui/Note.tsx';

export interface PriceChangedProps {
  t: TextsOf;
  /** "20 credits": what was shown, and what it is. */
  before: string;
  now: string;
}

/** In the question about credits, when what it showed is not true any more. */
export function PriceChanged({ t, before, now }: PriceChangedProps) {
  return (
    <Note tone="amber" icon="alert" role="alert">
      {t('common.priceChanged', { before, now })}
    </Note>
  );
}
