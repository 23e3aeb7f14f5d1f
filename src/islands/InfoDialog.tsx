import { useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { staticPage } from '../../contract/content/calls.ts';
import { call } from '../client/call.ts';
import { htmlPolicy } from '../client/trusted-html.ts';
import { apiLanguage, type Language } from '../../contract/text/languages.ts';
import { Icon } from '../ui/Icon.tsx';
import { Spinner } from '../ui/Spinner.tsx';

const ownHtml = htmlPolicy();

interface InfoDialogProps {
  /** Path of the info page, null while closed. */
  path: string | null;
  /** The name by which the page was requested; shown while it is loading and if it does not exist. */
  name: string;
  language: Language;
  onClose: () => void;
  texts: Record<'close' | 'notFound' | 'loading', string>;
}

interface Content {
  title: string;
  html: string;
}

/** An info page in a dialog, closed by its button, Escape, or a click outside. */
export function InfoDialog({ path, name, language, onClose, texts }: InfoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const headId = useId();
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

  // A press outside closes the dialog only if it also started outside, because a text selection may end there.
  const press = (event: PointerEvent) => {
    isPressedOutside.current = event.target === dialog.current;
  };
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current && isPressedOutside.current) dialog.current?.close();
  };
  return (
    // The click outside is a shortcut: Escape and the button do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className="info-dialog" onClose={onClose} onPointerDown={press} onClick={closeOutside} aria-labelledby={headId}>
      <div className="info-dialog__head row row--apart row--fixed">
        <h2 id={headId} dir="auto">
          {content !== null && content !== 'failed' ? content.title : name}
        </h2>
        <button type="button" className="button--plain" aria-label={texts.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="info-dialog__text">
        {content === null ? (
          <Spinner label={texts.loading} />
        ) : content === 'failed' ? (
          <p role="alert">{texts.notFound}</p>
        ) : (
          // Markdown of our own editors, without raw HTML.
          <div className="measure prose prose--rich" dangerouslySetInnerHTML={{ __html: content.html }} />
        )}
      </div>
    </dialog>
  );
}

async function load(path: string, language: Language): Promise<Content | 'failed'> {
  try {
    const [answer, { markdownToHtml }] = await Promise.all([
      call(staticPage, { query: { path, lang: apiLanguage(language) } }),
      import('../i18n/markdown.ts'),
    ]);
    if (!answer.ok) return 'failed';
    const { title, content } = answer.data;
    // Links keep the visitor's prefix and open in a new tab, so that the form keeps what was typed.
    const prefix = document.documentElement.dataset['prefix'] ?? '';
    const html = markdownToHtml(content, { language, title, link: (to) => prefix + to }).replaceAll('<a href', '<a target="_blank" href');
    return { title, html: ownHtml(html) };
  } catch {
    return 'failed';
  }
}
