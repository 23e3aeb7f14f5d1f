import { useState } from 'react';
import { Question } from '../../../form/Question.tsx';
import { RadioGroup } from '../../../ui/field/RadioGroup.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useTexts } from '../../shared/texts.tsx';

interface PublishDialogProps {
  isBusy: boolean;
  /** The note for prices: a purchase that has begun keeps the former price. */
  isMoney: boolean;
  onClose: () => void;
  /** @param at ISO time; by default the present moment */
  onPublish: (at?: string) => void;
}

/** Publishes now, or at a time in the editor's time zone. */
export function PublishDialog({ isBusy, isMoney, onClose, onPublish }: PublishDialogProps) {
  const { t } = useTexts();
  const [when, setWhen] = useState('now');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'REQUIRED' | 'DATE_PAST' | null>(null);
  const confirm = (): void => {
    if (when === 'now') return onPublish();
    const at = new Date(typed);
    if (Number.isNaN(at.getTime())) return setFault('REQUIRED');
    if (at.getTime() <= Date.now()) return setFault('DATE_PAST');
    onPublish(at.toISOString());
  };
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={t('publishing.ask')}
      confirmLabel={t(when === 'now' ? 'publishing.publishNow' : 'publishing.setDate')}
      busy={isBusy}
    >
      <div className="stack gap-4">
        <p>{t(isMoney ? 'publishing.aboutPrices' : 'publishing.aboutMinute')}</p>
        <RadioGroup
          label={t('publishing.when')}
          value={when}
          onChange={setWhen}
          options={[
            { id: 'now', label: t('publishing.now') },
            { id: 'later', label: t('publishing.later') },
          ]}
        />
        {when === 'later' && (
          <TextField
            label={t('publishing.at')}
            hint={t('publishing.atHint')}
            type="datetime-local"
            dir="ltr"
            value={typed}
            onChange={(text) => {
              setFault(null);
              setTyped(text);
            }}
            {...(fault !== null && { errorMessage: t(`errors.fields.${fault}`) })}
            isRequired
          />
        )}
      </div>
    </Question>
  );
}
