import { useState } from 'react';
import { CheckboxInput } from '../../form/fields/CheckboxInput.tsx';
import type { Language } from '../../i18n/languages.ts';
import { InfoDialog } from '../InfoDialog.tsx';
import type { SignUp } from '../account/sign-up-form.ts';

interface ClarificationsProps {
  language: Language;
  /** Sentence and info page of each of the two texts that must be confirmed as read. */
  boxes: readonly { name: 'isMembershipRead' | 'isPersonalDataRead'; text: string; title: string; path: string }[];
  texts: Record<'read' | 'close' | 'loading' | 'notFound', string>;
}

/** Two checkboxes, each with its text in a dialog. */
export function Clarifications({ language, boxes, texts }: ClarificationsProps) {
  const [shown, setShown] = useState<{ path: string; title: string } | null>(null);
  return (
    <>
      {boxes.map(({ name, text, title, path }) => (
        <div key={name}>
          <CheckboxInput<SignUp> name={name} isRequired>
            {text}
          </CheckboxInput>
          <button
            type="button"
            className="text-button choice-text"
            aria-label={`${texts.read}: ${text}`}
            aria-haspopup="dialog"
            onClick={() => setShown({ path, title })}
          >
            {texts.read}
          </button>
        </div>
      ))}
      <InfoDialog path={shown?.path ?? null} name={shown?.title ?? ''} language={language} onClose={() => setShown(null)} texts={texts} />
    </>
  );
}
