import { useFormContext, useWatch } from 'react-hook-form';
import { asciiLowerCase } from '../../../../contract/text/letter-case.ts';
import { uploadBytesMax } from '../../../../contract/limits.ts';
import { type ApiLanguage, apiLanguages, fromApiLanguage, languageNames } from '../../../../contract/text/languages.ts';
import { type ContentField, type ContentKind, contentRuleOf } from '../../../../contract/publishing/kinds.ts';
import { acceptOf, uploadRules } from '../../../../contract/upload/rules.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useBound } from '../../../form/fields/use-bound.ts';
import { asList } from '../../../form/files.ts';
import type { UploadList } from '../../../form/upload-list.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { FileField } from '../../shared/fields/FileField.tsx';
import { RadioGroup } from '../../../ui/field/RadioGroup.tsx';
import { allowedFiles } from '../../shared/fields/allowed-files.ts';
import { shrinkPicture } from '../../shared/fields/picture.ts';
import { useFileItems } from '../../shared/fields/use-file-items.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { pictureAddress } from './address.ts';
import type { EntryValues } from './form.ts';

const rule = uploadRules.picture;
const million = 1_000_000;
/** In pixels. A picture of this size is sharp at the largest size on the site, on a high-density screen. */
const sideMax = 2400;
/** Rows of a textarea by its type. */
const rowsOf = { markdown: 18, text: 3, lines: 7 } as const;

interface FieldProps {
  field: ContentField;
  place: 'shared' | ApiLanguage;
  kind: ContentKind;
  /** The entry is public, so these fields cannot change. */
  isFixed?: boolean;
  picture: UploadList;
  currency?: string | undefined;
}

function Field({ field: { name, type, max, isRequired, options }, place, kind, isFixed = false, picture, currency }: FieldProps) {
  const { t } = useTexts();
  if (type === 'picture') return <Picture kind={kind} list={picture} isRequired={isRequired === true} />;
  const key = name as 'title';
  const label = t(`publishing.field.${key}`);
  const bound = {
    name: `${place}.${name}` as `shared.${string}`,
    label: currency === undefined ? label : `${label} · ${isolated(currency)}`,
    ...(isRequired === true ? { isRequired } : { optionalLabel: t('common.optional') }),
  };
  const hint = t(`publishing.hint.${name}` as 'publishing.hint.path', { defaultValue: '' });
  const hinted = hint === '' ? {} : { hint };
  if (type === 'choice')
    return (
      <SelectInput<EntryValues>
        {...bound}
        {...hinted}
        options={(options ?? []).map((id) => ({ id, label: t(`publishing.choice.${name}.${id}` as 'publishing.choice.isSalable.1') }))}
      />
    );
  if (type === 'markdown' || type === 'text' || type === 'lines')
    return <LongTextInput<EntryValues> {...bound} {...hinted} rows={rowsOf[type]} limit={max} />;
  const isNumber = type === 'count' || type === 'money';
  return (
    <TextInput<EntryValues>
      {...bound}
      {...(isFixed ? { hint: t('publishing.pathStays') } : hinted)}
      disabled={isFixed}
      autoComplete="off"
      {...(isNumber && { inputMode: type === 'count' ? 'numeric' : 'decimal' })}
      {...(type === 'line' ? { maxLength: max } : { dir: 'ltr' })}
    />
  );
}

/** The stored picture, or the chosen one that the next save uploads. */
function Picture({ kind, list, isRequired }: { kind: ContentKind; list: UploadList; isRequired: boolean }) {
  const { t, number } = useTexts();
  const { setValue } = useFormContext<EntryValues>();
  const stored = useBound('shared.picture');
  const { value, onBlur, ref, errorMessage = stored.errorMessage } = useBound('file');
  const address = String(stored.value);
  const [fresh] = useFileItems(asList(value as EntryValues['file']), list);
  const ready = async (chosen: readonly File[]): Promise<File[]> => {
    const [good] = await allowedFiles(chosen.slice(0, 1), rule, t);
    const picture = good === undefined ? null : await shrinkPicture(good, sideMax);
    return picture === null ? [] : [picture];
  };
  const items =
    fresh !== undefined
      ? [{ ...fresh, text: t('publishing.notSaved') }]
      : address === ''
        ? []
        : [{ id: 'stored', name: address.replace(/^.*\//, ''), previewUrl: pictureAddress(kind, address) }];
  return (
    <FileField
      ref={ref}
      onBlur={onBlur}
      label={t('publishing.field.picture')}
      hint={t(`publishing.pictureHint.${kind === 'banner' ? 'banner' : 'news'}`, { size: number(uploadBytesMax / million) })}
      {...(isRequired ? { isRequired } : { optionalLabel: t('common.optional') })}
      {...(errorMessage !== undefined && { errorMessage })}
      accept={acceptOf(rule)}
      files={items}
      isFull={items.length > 0}
      onAdd={(chosen) => void list.addLater(ready(chosen))}
      onRemove={(id) => {
        if (id === fresh?.id) list.remove(id);
        else setValue('shared.picture', '', { shouldDirty: true });
      }}
    />
  );
}

export interface EntryFieldsProps {
  kind: ContentKind;
  language: ApiLanguage;
  onLanguage: (language: ApiLanguage) => void;
  /** Languages that contain errors. */
  faulty: readonly ApiLanguage[];
  paths: Partial<Record<ApiLanguage, string>>;
  currencies: Partial<Record<ApiLanguage, string>>;
  picture: UploadList;
}

/** The fields that all languages share, then those of the chosen language. */
export function EntryFields({ kind, language, onLanguage, faulty, paths, currencies, picture }: EntryFieldsProps) {
  const { t } = useTexts();
  const { shared, texts } = contentRuleOf(kind);
  const values = useWatch<EntryValues>();
  const isWritten = (each: ApiLanguage): boolean => Object.values(values[each] ?? {}).some((text) => text !== '');
  return (
    <div className="stack gap-6">
      {shared.length > 0 && (
        <div className="stack gap-4">
          {shared.map((field) => (
            <Field key={field.name} field={field} place="shared" kind={kind} picture={picture} />
          ))}
        </div>
      )}
      {texts.length > 0 && (
        <>
          <RadioGroup
            label={t('publishing.language')}
            look="row"
            value={language}
            onChange={(id) => onLanguage(apiLanguages.find((each) => each === id) ?? language)}
            options={apiLanguages.map((id) => ({
              id,
              label: languageNames[fromApiLanguage(id)].name,
              ...(faulty.includes(id)
                ? { end: <Badge tone="red">{t('publishing.faulty')}</Badge> }
                : !isWritten(id) && { end: <Badge>{t('publishing.empty')}</Badge> }),
            }))}
          />
          <div className="stack gap-4" key={language} lang={asciiLowerCase(language)}>
            {texts.map((field) => (
              <Field
                key={field.name}
                field={field}
                place={language}
                kind={kind}
                picture={picture}
                isFixed={field.type === 'path' && paths[language] !== undefined}
                currency={field.type === 'money' ? currencies[language] : undefined}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
