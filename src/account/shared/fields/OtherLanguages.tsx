import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ApiLanguage, apiLanguage, apiLanguages, fromApiLanguage, languageNames } from '../../../../contract/text/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { mainLanguage, type TextValues } from './author-texts.ts';
import { OtherLanguageFields } from './OtherLanguageFields.tsx';
import { useTexts } from '../texts.tsx';

export interface OtherLanguagesProps {
  /** Label and maximum length of the name; undefined if the name is the same in every language. */
  name?: { label: string; lengthMax: number };
  description: { label: string };
}

type Values = TextValues & { name: string; description: string };

/** The same text in further languages, added on demand: readers get their own language first. */
export function OtherLanguages(props: OtherLanguagesProps) {
  const { t, language } = useTexts();
  const { setValue, setFocus } = useFormContext<Values>();
  const [name, description, writtenIn, languages] = useWatch<Values, ['name', 'description', 'writtenIn', 'languages']>({
    name: ['name', 'description', 'writtenIn', 'languages'],
  });
  const offers = useRef<HTMLDivElement>(null);
  const main = mainLanguage({ writtenIn, description, ...(props.name !== undefined && { name }) }, apiLanguage(language));
  const offered = apiLanguages.filter((each) => each !== main && !languages.includes(each));
  const add = (chosen: ApiLanguage): void => {
    setValue('writtenIn', main, { shouldDirty: true });
    setValue('languages', [...languages, chosen], { shouldDirty: true });
    requestAnimationFrame(() => setFocus(props.name === undefined ? `description${chosen}` : `name${chosen}`));
  };
  const remove = (removed: ApiLanguage): void => {
    const left = languages.filter((each) => each !== removed);
    setValue('languages', left, { shouldDirty: true });
    requestAnimationFrame(() => offers.current?.querySelector<HTMLElement>(`[lang=${fromApiLanguage(removed)}]`)?.focus());
  };
  return (
    <section className="stack gap-3" aria-labelledby="other-languages">
      <h2 className="text-md" id="other-languages">
        {t('form.languages.title')}
      </h2>
      <p className="soft text-sm">{t('form.languages.lead')}</p>
      {languages.length > 0 && <OtherLanguageFields {...props} onRemove={remove} />}
      {offered.length > 0 && (
        <div ref={offers} className="row" role="group" aria-label={t('form.languages.add')}>
          {offered.map((each) => (
            <Button key={each} variant="secondary" icon="plus" onClick={() => add(each)} lang={fromApiLanguage(each)}>
              {languageNames[fromApiLanguage(each)].name}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
