import { useWatch } from 'react-hook-form';
import { type ApiLanguage, apiLanguages, fromApiLanguage, languageNames } from '../../../../contract/text/languages.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import type { TextValues } from './author-texts.ts';
import type { OtherLanguagesProps } from './OtherLanguages.tsx';
import { useTexts } from '../texts.tsx';

export interface OtherLanguageFieldsProps extends OtherLanguagesProps {
  onRemove: (language: ApiLanguage) => void;
}

const nativeName = (language: ApiLanguage): string => languageNames[fromApiLanguage(language)].name;

/** The language of the main fields, and the fields of each added language. */
export function OtherLanguageFields(props: OtherLanguageFieldsProps) {
  const { t } = useTexts();
  const languages = useWatch<TextValues, 'languages'>({ name: 'languages' });
  const options = apiLanguages.map((id) => ({ id, label: nativeName(id), disabled: languages.includes(id) }));
  return (
    <div className="stack gap-6">
      <SelectInput<TextValues> name="writtenIn" label={t('form.languages.writtenIn')} options={options} />
      {languages.map((language) => (
        <OneLanguage key={language} language={language} {...props} />
      ))}
    </div>
  );
}

function OneLanguage({ language, name, description, onRemove }: OtherLanguageFieldsProps & { language: ApiLanguage }) {
  const { t } = useTexts();
  const native = nativeName(language);
  const label = (text: string): string => `${text} · ${isolated(native)}`;
  return (
    <fieldset className="stack gap-3">
      <legend className="visually-hidden">{native}</legend>
      {name !== undefined && (
        <TextInput<TextValues> name={`name${language}`} label={label(name.label)} maxLength={name.lengthMax} isRequired />
      )}
      <LongTextInput<TextValues> name={`description${language}`} label={label(description.label)} rows={6} isRequired />
      <div>
        <Button variant="quiet" icon="trash" onClick={() => onRemove(language)}>
          {t('account.removeOne', { name: isolated(native) })}
        </Button>
      </div>
    </fieldset>
  );
}
