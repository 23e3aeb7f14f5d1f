import { directionOf } from '../../../contract/text/languages.ts';
import { titleText } from '../../../contract/text/isolate.ts';
import type { Title } from '../../../contract/text/author-texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { authorText } from '../../i18n/author-text.ts';
import { useTexts } from './texts.tsx';

export interface OfferTitleProps {
  title: Title | undefined;
  /** Shown instead if the API returns no title. */
  name?: string;
  className?: string;
  /** If set, the title is a link. */
  href?: string | undefined;
}

/** The title of an offer for this reader. It has its own language and direction, and a machine translation is marked. */
export function OfferTitle({ title, name = '', className, href }: OfferTitleProps) {
  const { t, language } = useTexts();
  const { text, language: written, isTranslated } = title ?? { text: name };
  const Element = href === undefined ? 'bdi' : 'a';
  // The direction is set because `bdi` would derive it from the first letter, which may belong to a brand name.
  const offer = (
    <Element className={className} href={href} dir={directionOf(language)} {...authorText(written, language)}>
      {titleText(text)}
    </Element>
  );
  if (isTranslated !== true) return offer;
  return (
    <>
      {offer}
      <Icon name="globe" size="small" label={t('common.machineTranslated')} />
    </>
  );
}

/** The title with the author's original beside it, for readers who need both. */
export function WholeTitle({ title, name }: Pick<OfferTitleProps, 'title' | 'name'>) {
  return (
    <>
      <OfferTitle title={title} name={name} />
      {title?.original && (
        <>
          {' · '}
          <OfferTitle title={title.original} className="soft" />
        </>
      )}
    </>
  );
}
