import { useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { InfoDialog } from './InfoDialog.tsx';

type Box = 'isMembershipRead' | 'isPersonalDataRead';

interface ClarificationsProps {
  language: Language;
  /** Sentence and info page of each of the two texts that have to be read. */
  boxes: readonly { name: Box; text: string; title: string; path: string }[];
  values: Readonly<Record<Box, boolean>>;
  onChange: (name: Box, value: boolean) => void;
  errors: Readonly<Partial<Record<string, string>>>;
  texts: Record<'read' | 'close' | 'loading' | 'notFound', string>;
}

/** Two boxes, each with its text in a pop-up. */
export function Clarifications({ language, boxes, values, onChange, errors, texts }: ClarificationsProps) {
  const [shown, setShown] = useState<{ path: string; title: string } | null>(null);
  return (
    <>
      {boxes.map(({ name, text, title, path }) => (
        <div key={name}>
          <Checkbox name={name} value={values[name]} onChange={(value) => onChange(name, value)} errorMessage={errors[name]} isRequired>
            {text}
          </Checkbox>
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
