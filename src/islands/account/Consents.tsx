import { useState } from 'react';
import { CheckboxInput } from '../../form/fields/CheckboxInput.tsx';
import type { Language } from '../../../contract/text/languages.ts';
import { InfoDialog } from '../InfoDialog.tsx';
import type { SignUp } from './sign-up-form.ts';

/** A sentence to confirm, with the info page that it refers to. */
interface ReadText {
  text: string;
  title: string;
  path: string;
}

export interface ConsentsProps {
  language: Language;
  /** The two texts that must be confirmed as read. */
  membership: ReadText;
  personal: ReadText;
  texts: Record<'read' | 'marketing' | 'close' | 'loading' | 'notFound', string>;
}

/** Two required checkboxes, whose texts open in a dialog, and an optional one for marketing. */
export function Consents({ language, membership, personal, texts }: ConsentsProps) {
  const [shown, setShown] = useState<ReadText | null>(null);
  const boxes = [
    { name: 'isMembershipRead', about: membership },
    { name: 'isPersonalDataRead', about: personal },
  ] as const;
  return (
    <div>
      {boxes.map(({ name, about }) => (
        <div key={name}>
          <CheckboxInput<SignUp> name={name} isRequired>
            {about.text}
          </CheckboxInput>
          <button
            type="button"
            className="text-button choice-text"
            aria-label={`${texts.read}: ${about.text}`}
            aria-haspopup="dialog"
            onClick={() => setShown(about)}
          >
            {texts.read}
          </button>
        </div>
      ))}
      <InfoDialog path={shown?.path ?? null} name={shown?.title ?? ''} language={language} onClose={() => setShown(null)} texts={texts} />
      <CheckboxInput<SignUp> name="mailMessageApproval">{texts.marketing}</CheckboxInput>
    </div>
  );
}
