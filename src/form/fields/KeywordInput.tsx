import type { FieldValues } from 'react-hook-form';
import { checkKeyword } from '../../../contract/catalogue/keywords.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { TagInput, type TagInputProps } from '../../ui/field/TagInput.tsx';
import { useBound, type Bound } from './use-bound.ts';

/** @param language of the texts beside the keywords, read when a keyword is typed */
export function KeywordInput<Values extends FieldValues>({
  onChanged,
  language,
  ...props
}: Bound<Values, Omit<TagInputProps, 'accept' | 'removeLabel' | 'countLabel'>> & { language: () => ApiLanguage }) {
  const { t, number } = useTexts();
  return (
    <TagInput
      accept={(typed, tags) => {
        const answer = checkKeyword(typed, tags, language());
        return 'tag' in answer ? answer : { problem: t(`errors.fields.${answer.problem}`) };
      }}
      removeLabel={(tag) => t('account.removeOne', { name: tag })}
      countLabel={(used, limit) => t('account.count', { used: number(used), limit: number(limit) })}
      {...props}
      {...useBound(props.name, onChanged)}
    />
  );
}
