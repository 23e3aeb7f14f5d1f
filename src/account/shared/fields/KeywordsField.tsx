import { useFormContext, useWatch } from 'react-hook-form';
import { apiLanguage } from '../../../../contract/text/languages.ts';
import { KeywordInput } from '../../../form/fields/KeywordInput.tsx';
import { Note } from '../../../ui/Note.tsx';
import { type DescriptionValues, mainLanguage } from './author-texts.ts';
import { useTexts } from '../texts.tsx';

export interface KeywordsFieldProps {
  label: string;
  /** The plan's limit. */
  limit: number;
  /** Whether the name is in the language of the texts; the name of a company is the same in all languages. */
  isNameWritten: boolean;
  /** Stored keywords whose original spelling is unknown. */
  toCheck?: readonly string[] | undefined;
}

type Values = DescriptionValues & { name: string; description: string; keywords: string[] };

/** The keywords of an offer or company. */
export function KeywordsField({ label, limit, isNameWritten, toCheck = [] }: KeywordsFieldProps) {
  const { t, language } = useTexts();
  const { getValues } = useFormContext<Values>();
  const keywords = useWatch<Values, 'keywords'>({ name: 'keywords' });
  const left = toCheck.filter((keyword) => keywords.includes(keyword));
  return (
    <div className="stack gap-3">
      <KeywordInput<Values>
        name="keywords"
        label={label}
        hint={t('account.keywordHint')}
        limit={limit}
        language={() => {
          const { name, ...texts } = getValues();
          return mainLanguage({ ...texts, ...(isNameWritten && { name }) }, apiLanguage(language));
        }}
        isRequired
      />
      {left.length > 0 && (
        <Note tone="amber" icon="info">
          <p>{t('account.keywordsToCheck')}</p>
          <ul className="row gap-3 medium">
            {left.map((keyword) => (
              <li key={keyword}>
                <bdi lang="tr">{keyword}</bdi>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
