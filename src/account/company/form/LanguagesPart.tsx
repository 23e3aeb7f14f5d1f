import { useWatch } from 'react-hook-form';
import { OtherLanguages } from '../../shared/fields/OtherLanguages.tsx';
import { useTexts } from '../../shared/texts.tsx';
import type { CompanyValues } from './values.ts';

/** The original description and its translations. */
export function LanguagesPart() {
  const { t } = useTexts();
  const label = t('company.field.description');
  const description = useWatch<CompanyValues, 'description'>({ name: 'description' }).trim();
  return (
    <>
      {description !== '' && (
        <section className="stack gap-2">
          <h3 className="text-sm">{label}</h3>
          <p className="soft company-original" dir="auto">
            {description}
          </p>
        </section>
      )}
      <OtherLanguages description={{ label }} />
    </>
  );
}
