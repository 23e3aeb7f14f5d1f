import { cookieChoiceName, cookieChoicePath } from '../../contract/cookie-choice.ts';

export interface CookieBannerProps {
  policyHref: string;
  texts: Record<'label' | 'text' | 'learnMore' | 'refuse' | 'accept', string>;
}

/**
 * The question about cookies. The same bytes for everyone: `<html data-cookies="ask">` shows it (src/boot.js). The answer counts at the first press,
 * awake or asleep, so it is taken by the page (src/scripts/site.ts), and without script by the edge (worker/pages/cookie-choice.ts).
 */
export function CookieBanner({ policyHref, texts }: CookieBannerProps) {
  return (
    <section className="cookie-banner" aria-label={texts.label}>
      <form className="wrap row row--apart" method="post" action={cookieChoicePath}>
        <p className="measure">
          {texts.text} <a href={policyHref}>{texts.learnMore}</a>
        </p>
        <div className="row">
          <button className="button button--secondary" name={cookieChoiceName} value="refused">
            {texts.refuse}
          </button>
          <button className="button" name={cookieChoiceName} value="accepted">
            {texts.accept}
          </button>
        </div>
      </form>
    </section>
  );
}
