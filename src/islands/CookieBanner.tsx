import type { ReactNode } from 'react';

export interface CookieBannerProps {
  /** Passed as a property, because a module that an island shares with the page's own script would become a file that every page loads. */
  action: string;
  label: string;
  /** The question and its two answers, as children, so that the island's properties do not repeat them. */
  children?: ReactNode;
}

/**
 * The cookie question. The bytes are the same for everyone: `<html data-cookies="ask">` shows it (src/boot.js). The answer has to count at
 * the first press, before hydration. So the page's script handles it (src/page-scripts/site.ts), and without script the edge
 * (worker/pages/cookie-choice.ts).
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
