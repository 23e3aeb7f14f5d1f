import { reasonsFor } from '../../../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../../../contract/moderation/schemas.ts';
import type { NoticeKind } from '../../../../../contract/notice/fields.ts';
import { rejectFieldsOf } from '../../../../../contract/moderation/rejection.ts';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { Select } from '../../../../ui/field/Select.tsx';
import { useTexts } from '../../../shared/texts.tsx';

/** Code of a reason → the field that it refers to, empty for none. */
export type ChosenReasons = Readonly<Record<string, string>>;

interface ReasonFieldsProps {
  kind: ModerationKind;
  /** The kind of the reported content, if the item is a case. */
  target?: NoticeKind | undefined;
  value: ChosenReasons;
  /** Shows the fault that a rejection has no reason. */
  isMissing: boolean;
  onChange: (value: ChosenReasons) => void;
}

/** The reasons of a rejection, each of which may refer to a field of the owner's form. */
export function ReasonFields({ kind, target, value, isMissing, onChange }: ReasonFieldsProps) {
  const { t } = useTexts();
  const fields = rejectFieldsOf(kind).map((id) => ({ id, label: t(`moderation.fields.${id}`) }));
  const toggle = (reason: string, isOn: boolean) => {
    const { [reason]: _, ...others } = value;
    onChange(isOn ? { ...others, [reason]: '' } : others);
  };
  return (
    <fieldset className="field reasons">
      <legend className="label">{t('moderation.reasonsLabel')}</legend>
      <div className="sub-categories">
        {reasonsFor(kind, target).map((reason) => (
          <div key={reason} className="stack gap-2">
            <Checkbox value={reason in value} onChange={(isOn) => toggle(reason, isOn)} isInvalid={isMissing}>
              {t(`moderation.reasons.${reason}`)}
            </Checkbox>
            {reason in value && fields.length > 0 && (
              <Select
                label={t('console.queue.where')}
                value={value[reason] ?? ''}
                onChange={(field) => onChange({ ...value, [reason]: field })}
                options={[{ id: '', label: t('console.queue.whole') }, ...fields]}
              />
            )}
          </div>
        ))}
      </div>
      {isMissing && (
        <p className="error" role="alert">
          {t('moderation.needsReason')}
        </p>
      )}
    </fieldset>
  );
}
