import type { ReactNode } from 'react';

export interface CookieBannerProps {
  /** Told and not imported: what an island shares with the page's own script becomes a file that every page fetches. */
  action: string;
  label: string;
  /** What is asked and its two answers: not a second time among what the island is told. */
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
