import type { ReactNode } from 'react';

export interface CookieBannerProps {
  /** A property, not an import: a module that an island shares with the page's own script becomes a file that every page loads. */
  action: string;
  label: string;
  /** The question and its two answers, as children, so that the island's properties do not repeat them. */
  children?: ReactNode;
}

/**
 * The question about cookies. The same bytes for everyone: `<html data-cookies="ask">` shows it (src/boot.js). The answer counts at the first press,
 * awake or asleep, so it is taken by the page (src/page-scripts/site.ts), and without script by the edge (worker/pages/cookie-choice.ts).
 */
export function CookieBanner({ action, label, children }: CookieBannerProps) {
  return (
    <section className="cookie-banner" aria-label={label}>
      <form className="wrap row row--apart" method="post" action={action}>
        {children}
      </form>
    </section>
  );
}
