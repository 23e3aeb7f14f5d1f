import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { staticPage } from '../../contract/content/calls.ts';
import { call } from '../client/call.ts';
import { apiLanguage, type Language } from '../i18n/languages.ts';
import { Icon } from '../ui/Icon.tsx';
import { Spinner } from '../ui/Spinner.tsx';

interface InfoDialogProps {
  /** Path of the info page, null while closed. */
  path: string | null;
  language: Language;
  onClose: () => void;
  texts: { close: string; notFound: string; loading: string };
}

interface Content {
  title: string;
  html: string;
}

/** An info page in a pop-up: closes by its button, Escape, and a click outside. */
export function InfoDialog({ path, language, onClose, texts }: InfoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<{ path: string; content: Content | 'failed' } | null>(null);
  const content = loaded !== null && loaded.path === path ? loaded.content : null;

  useEffect(() => {
    if (path === null) return;
    let isCurrent = true;
    dialog.current?.showModal();
    void load(path, language).then((found) => isCurrent && setLoaded({ path, content: found }));
    return () => {
      isCurrent = false;
    };
  }, [path, language]);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    // The click outside is a shortcut: Escape and the button do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="info-dialog"
      onClose={onClose}
      onClick={closeOutside}
      aria-label={content !== null && content !== 'failed' ? content.title : texts.loading}
    >
      <div className="stack">
        <div className="row row--apart row--fixed">
          <h2>{content !== null && content !== 'failed' ? content.title : ''}</h2>
          <button type="button" className="button--plain" aria-label={texts.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {content === null ? (
          <Spinner label={texts.loading} />
        ) : content === 'failed' ? (
          <p role="alert">{texts.notFound}</p>
        ) : (
          // Our own editors' markdown; raw HTML is off.
          <div className="prose prose--rich" dangerouslySetInnerHTML={{ __html: content.html }} />
        )}
      </div>
    </dialog>
  );
}

async function load(path: string, language: Language): Promise<Content | 'failed'> {
  const [answer, { markdownToHtml }] = await Promise.all([
    call(staticPage, { query: { path, lang: apiLanguage(language) } }),
    import('./markdown.ts'),
  ]);
  return answer.ok ? { title: answer.data.title, html: markdownToHtml(answer.data.content, { title: answer.data.title }) } : 'failed';
}
