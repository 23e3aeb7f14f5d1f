import { localeOf } from '../../../../contract/text/languages.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { hasTypedBankDetails } from '../../shared/fields/typed-bank-details.ts';
import { useTexts } from '../../shared/texts.tsx';
import { publicFields } from '../form.ts';
import { canSend } from './choose-rows.ts';
import type { Lists } from './value-suggestions.ts';
import { faultText, reasonText, type RowState, stateOf } from './row-texts.ts';
import type { ImportRow } from './rows.ts';
import type { Outcome } from './run.ts';
import { columnLabel } from './sheet/column-label.ts';

export interface PreviewRowProps {
  row: ImportRow;
  lists: Lists;
  outcome: Outcome | undefined;
  isChosen: boolean;
  /** The row got no answer: it can be repeated with its key (`resumed`), or the key has expired and the result is unknown (`uncertain`). */
  doubt: 'resumed' | 'uncertain' | null;
  /** The plan allows no further new product. */
  isFull: boolean;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
}

const looks: Readonly<Record<RowState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  new: { tone: 'teal', icon: 'plus' },
  change: { tone: 'amber', icon: 'edit' },
  same: {},
  faulty: { tone: 'red', icon: 'alert' },
  added: { tone: 'green', icon: 'check' },
  changed: { tone: 'green', icon: 'check' },
  earlier: { tone: 'green', icon: 'check' },
  failed: { tone: 'red', icon: 'alert' },
};

/** A row: whether it is sent, what it does, its faults by column, and the button to correct it. */
export function PreviewRow({ row, lists, outcome, isChosen, doubt, isFull, isBusy, onChoose, onEdit }: PreviewRowProps) {
  const texts = useTexts();
  const { t, number, language } = texts;
  const state = stateOf(row, outcome);
  const isStored = outcome !== undefined && outcome.state !== 'failed';
  const mayChoose = canSend(row) && !isStored;
  const name = row.values.name || t('bulkImport.preview.noName');
  const reason = reasonText(texts, outcome);
  const faults = isStored
    ? []
    : reason === null
      ? row.faults.map((fault) => faultText(texts, row.number, fault, lists))
      : [t('bulkImport.fault.row', { number: number(row.number), text: reason })];
  const changes = new Intl.ListFormat(localeOf[language]).format(row.changed.map((column) => columnLabel(t, column)));
  return (
    <li className="import-row">
      {mayChoose ? (
        <input
          type="checkbox"
          aria-label={t('bulkImport.preview.choose', { number: number(row.number), name: isolated(name) })}
          checked={isChosen}
          disabled={isBusy || (!isChosen && row.kind === 'new' && isFull)}
          onChange={(event) => onChoose(event.target.checked)}
        />
      ) : (
        <span />
      )}
      <div className="stack gap-1">
        <p className="medium keep-edge" dir="auto">
          {name}
        </p>
        <p className="row text-xs faint">
          <span>{t('bulkImport.preview.row', { number: number(row.number) })}</span>
          <Badge {...looks[state]}>{t(`bulkImport.state.${state}`)}</Badge>
        </p>
        {state === 'change' && <p className="text-sm soft">{t('bulkImport.preview.changed', { columns: changes })}</p>}
        {mayChoose && row.isTwin && doubt === null && <p className="text-sm soft">{t('bulkImport.preview.twin')}</p>}
        {mayChoose && doubt !== null && <p className="text-sm soft">{t(`bulkImport.preview.${doubt}`)}</p>}
        {mayChoose && hasTypedBankDetails(row.values, publicFields) && <p className="text-sm soft">{t('form.bankDetails')}</p>}
        {faults.map((fault) => (
          <p key={fault} className="error">
            <Icon name="alert" size="small" />
            {fault}
          </p>
        ))}
      </div>
      {!isStored && state !== 'same' && (
        <Button
          variant="quiet"
          icon="edit"
          label={t('bulkImport.preview.edit', { number: number(row.number) })}
          // Its key is bound to what was sent: a correction would be refused, although the row may be stored as it was.
          disabled={isBusy || (mayChoose && doubt === 'resumed')}
          onClick={onEdit}
        />
      )}
    </li>
  );
}
