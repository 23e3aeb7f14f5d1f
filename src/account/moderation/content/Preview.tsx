import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type ApiLanguage, directionOf, fromApiLanguage, languageNames } from '../../../../contract/text/languages.ts';
import type { ContentKind } from '../../../../contract/publishing/kinds.ts';
import { type ContentValues, linesOf, minorOf } from '../../../../contract/publishing/values.ts';
import { htmlPolicy } from '../../../client/trusted-html.ts';
import { $uploadAddresses, ownFileOf } from '../../../client/upload/state.ts';
import { type FileEntry, isChosen, isUploaded } from '../../../form/files.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { OwnPicture } from '../../../ui/OwnPicture.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { pictureAddress } from './address.ts';

const ownHtml = htmlPolicy();

export interface PreviewProps {
  kind: ContentKind;
  values: ContentValues;
  language: ApiLanguage;
  /** Chosen and not yet saved. */
  file?: FileEntry | null;
  currency?: string | undefined;
}

/** The entry as visitors of one language will see it. */
export function Preview(props: PreviewProps) {
  const { t } = useTexts();
  const { language, kind } = props;
  const own = fromApiLanguage(language);
  if (kind === 'price') return null;
  return (
    <Card title={t('publishing.preview')} end={<span className="faint text-sm">{languageNames[own].name}</span>}>
      <div lang={own} dir={directionOf(own)} className="stack gap-4 content-preview">
        <Shown {...props} />
      </div>
    </Card>
  );
}

function Shown(props: PreviewProps) {
  const { t } = useTexts();
  const { kind, values, language } = props;
  const texts = values.texts[language] ?? {};
  if (!Object.values(texts).some((text) => text !== '')) return <p className="soft">{t('publishing.emptyLanguage')}</p>;
  if (kind === 'banner') return <Banner {...props} />;
  if (kind === 'plan' || kind === 'pack') return <Offer {...props} />;
  if (kind === 'category') return <h2>{texts['name']}</h2>;
  return (
    <>
      <h1>{texts['title']}</h1>
      <Picture {...props} />
      <Markdown text={texts['content'] ?? ''} title={texts['title'] ?? ''} language={language} />
    </>
  );
}

function Picture({ kind, values: { shared }, file }: PreviewProps) {
  const addresses = useStore($uploadAddresses);
  const stored = shared['picture'] ?? '';
  const own = file && (isChosen(file) ? file.file : ownFileOf(file.key));
  if (own) return <OwnPicture file={own} width={1200} height={675} />;
  const src = file && isUploaded(file) ? addresses[file.key] : stored === '' ? undefined : pictureAddress(kind, stored);
  return src === undefined ? null : <img src={src} alt="" width={1200} height={675} />;
}

/** Rendered as on public pages; raw HTML is disabled. */
function Markdown({ text, title, language }: { text: string; title: string; language: ApiLanguage }) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const { markdownToHtml } = await import('../../../i18n/markdown.ts');
      if (isCurrent)
        setHtml(
          markdownToHtml(text, { language: fromApiLanguage(language), title, link }).replaceAll('<a href', '<a target="_blank" href'),
        );
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [text, title, language]);
  return <div className="prose prose--rich" dangerouslySetInnerHTML={{ __html: ownHtml(html) }} />;
}

function Banner(props: PreviewProps) {
  const texts = props.values.texts[props.language] ?? {};
  return (
    <div className="stack gap-3">
      <div className="stack gap-2">
        {texts['topText'] && <p>{texts['topText']}</p>}
        {texts['title'] && <h2>{texts['title']}</h2>}
        {texts['description'] && <p>{texts['description']}</p>}
      </div>
      <Picture {...props} />
    </div>
  );
}

function Offer({ values, language, currency = 'USD' }: PreviewProps) {
  const { creditsOf, language: reader } = useTexts();
  const texts = values.texts[language] ?? {};
  const own = fromApiLanguage(language);
  const amount = (name: string): string | null =>
    minorOf(texts[name] ?? '') === null ? null : formatMoney(texts[name] ?? '', currency, own);
  const credits = Number(values.shared['credits'] ?? '');
  return (
    <>
      {texts['name'] && <h2>{texts['name']}</h2>}
      {texts['description'] && <p>{texts['description']}</p>}
      <p className="money text-md">
        {amount('exPrice') !== null && <s className="faint">{amount('exPrice')}</s>} {amount('price')}
        {Number.isInteger(credits) && (
          <bdi className="faint" lang={reader}>
            {' '}
            · {creditsOf(credits)}
          </bdi>
        )}
      </p>
      {texts['points'] && (
        <div className="prose prose--rich">
          <ul>
            {linesOf(texts['points']).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
