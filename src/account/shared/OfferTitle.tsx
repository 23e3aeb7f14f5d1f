import { directionOf } from '../../../contract/text/languages.ts';
import type { Title } from '../../../contract/text/title.ts';
import { Icon } from '../../ui/Icon.tsx';
import { authorText } from '../../i18n/author-text.ts';
import { useTexts } from './texts.tsx';

export interface OfferTitleProps {
  title: Title | undefined;
  /** What it is called by an API that gives no title. */
  name?: string;
  className?: string;
  /** Makes it a link. */
  href?: string | undefined;
}

/** What an offer is called for this reader; another language than the page's and a machine's translation are marked. */
export function OfferTitle({ title, name = '', className, href }: OfferTitleProps) {
  const { t, language } = useTexts();
  const { text, language: written, isTranslated } = title ?? { text: name };
  const Element = href === undefined ? 'bdi' : 'a';
  // Without a direction `bdi` would take that of the first letter, which may be a brand's.
  const offer = (
    <Element className={className} href={href} dir={directionOf(language)} {...authorText(written, language)}>
      {text}
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

/** The title with what its author called it beside it, for who works with the original too. */
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
