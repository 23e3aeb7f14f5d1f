import { useState } from 'react';
import { Toasts, type Toast } from '../../ui/dialog/Toasts.tsx';
import { withToast } from '../../client/toasts.ts';
import { samples, type SampleLanguage } from './styleguide-samples.ts';
import { StyleguideFields } from './StyleguideFields.tsx';
import { StyleguideOverlays } from './StyleguideOverlays.tsx';
import { StyleguideParts } from './StyleguideParts.tsx';
import { StyleguideTrade } from './StyleguideTrade.tsx';

/** Every component of src/ui with its states, in one language. */
export function Styleguide({ language }: { language: SampleLanguage }) {
  const words = samples[language];
  const [toasts, setToasts] = useState<Toast[]>([]);
  const show = (tone: Toast['tone']) => {
    const isBad = tone === 'bad';
    const toast = {
      text: isBad ? words.failed : words.saved,
      detail: isBad ? undefined : words.savedMore,
      duration: isBad ? 4000 : 2000,
    };
    setToasts((queue) => withToast(queue, { id: crypto.randomUUID(), tone, ...toast }));
  };
  return (
    <>
      <div className="stack gap-8">
        <StyleguideFields words={words} language={language} />
        <StyleguideOverlays words={words} onToast={show} />
        <StyleguideParts words={words} language={language} />
        <StyleguideTrade words={words} />
      </div>
      <Toasts
        label={words.toast}
        toasts={toasts}
        onClose={(id) => setToasts((queue) => queue.filter((toast) => toast.id !== id))}
        closeLabel={words.close}
      />
    </>
  );
}
