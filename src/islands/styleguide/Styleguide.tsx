import { useEffect, useState } from 'react';
import { withToast } from '../../client/toasts.ts';
import { growingTexts } from '../../i18n/browser.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { fetchedSubjects } from '../../i18n/subjects.ts';
import { Toasts, type Toast } from '../../ui/dialog/Toasts.tsx';
import { StyleguideFields } from './StyleguideFields.tsx';
import { StyleguideOverlays } from './StyleguideOverlays.tsx';
import { StyleguideParts } from './StyleguideParts.tsx';
import { StyleguideTrade } from './StyleguideTrade.tsx';

/** Every component of src/ui with its states, in one language. */
export function Styleguide({ language }: { language: Language }) {
  const [t, setTexts] = useState<TextsOf>();
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => {
    const texts = growingTexts(language);
    void texts.add(fetchedSubjects).then(() => setTexts(() => texts.t));
  }, [language]);
  if (t === undefined) return null;
  const show = (tone: Toast['tone']) => {
    const toast =
      tone === 'bad'
        ? { text: t('errors.BAD_INPUT'), duration: 4000 }
        : { text: t('product.saved'), detail: t('company.saving.atOnce'), duration: 2000 };
    setToasts((queue) => withToast(queue, { id: crypto.randomUUID(), tone, ...toast }));
  };
  return (
    <>
      <div className="stack gap-8">
        <StyleguideFields t={t} language={language} />
        <StyleguideOverlays t={t} onToast={show} />
        <StyleguideParts t={t} language={language} />
        <StyleguideTrade t={t} language={language} />
      </div>
      <Toasts
        label={t('common.notifications')}
        toasts={toasts}
        onClose={(id) => setToasts((queue) => queue.filter((toast) => toast.id !== id))}
        closeLabel={t('common.actions.close')}
      />
    </>
  );
}
