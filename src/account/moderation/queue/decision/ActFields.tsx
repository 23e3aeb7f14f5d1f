import { type CaseAct, caseActs } from '../../../../../contract/decision/fields.ts';
import type { NoticeCase } from '../../../../../contract/notice/schemas.ts';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { RadioGroup } from '../../../../ui/field/RadioGroup.tsx';
import { useTexts } from '../../../shared/texts.tsx';

export interface ChosenAct {
  act: CaseAct;
  /** Keys of pictures to remove. */
  pictures: readonly string[];
}

/**
 * The acts that are possible now. Removing pictures needs pictures. If the content is not public and will not return without a review, its
 * owner can only be warned; if it does not exist any more, no act is left.
 */
export function actsFor({ target, canAct, pictures, now }: NoticeCase): readonly CaseAct[] {
  const acts: readonly CaseAct[] = caseActs[target.kind];
  if (canAct) return acts.filter((act) => act !== 'PICTURES_REMOVED' || pictures.length > 0);
  return now === null ? [] : acts.filter((act) => act === 'WARNED');
}

interface ActFieldsProps {
  notice: NoticeCase;
  value: ChosenAct;
  onChange: (value: ChosenAct) => void;
  /** Shows the fault that no picture is chosen. */
  isMissing: boolean;
}

/** The choice of an act about reported content. */
export function ActFields({ notice, value: { act, pictures }, onChange, isMissing }: ActFieldsProps) {
  const { t, number } = useTexts();
  const toggle = (key: string, isOn: boolean) =>
    onChange({ act, pictures: isOn ? [...pictures, key] : pictures.filter((each) => each !== key) });
  return (
    <>
      <RadioGroup
        label={t('moderation.notice.actLabel')}
        value={act}
        onChange={(chosen) => onChange({ act: chosen as CaseAct, pictures: [] })}
        options={actsFor(notice).map((each) => ({ id: each, label: t(`moderation.notice.acts.${each}`) }))}
      />
      {act === 'PICTURES_REMOVED' && (
        <fieldset className="field">
          <legend className="label">{t('moderation.notice.pictures')}</legend>
          <div className="pictures">
            {notice.pictures.map(({ key, url }, index) => {
              const label = t('moderation.notice.picture', { number: number(index + 1) });
              return (
                <div key={key} className="stack gap-1">
                  <img src={url} alt={label} width={160} height={120} />
                  <Checkbox value={pictures.includes(key)} onChange={(isOn) => toggle(key, isOn)} isInvalid={isMissing}>
                    {label}
                  </Checkbox>
                </div>
              );
            })}
          </div>
          {isMissing && (
            <p className="error" role="alert">
              {t('moderation.notice.needsPictures')}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
