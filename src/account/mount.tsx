/** The script of every page of the business area, built together with the islands (ADR 004). */
import { createRoot } from 'react-dom/client';
import { startSession } from '../client/start.ts';
import type { Language } from '../../contract/text/languages.ts';
import { shellSubjects } from '../i18n/subjects.ts';
import { AccountApp } from './AccountApp.tsx';
import { $route } from './shared/route.ts';
import { startTexts } from './shared/texts.tsx';
import { pages } from './shell/pages.ts';

const place = document.getElementById('account');
if (place !== null) {
  // Session, texts and the page's script are requested in parallel.
  startSession(true);
  const load = () => startTexts(document.documentElement.lang as Language, shellSubjects);
  // Tried twice, since nothing can be shown without them.
  const texts = load().catch(load);
  const route = $route.get();
  if (route !== undefined) pages[route.route].load().catch(() => undefined);
  // No top-level await: Rolldown does not merge chunks that contain one.
  texts.then(
    (found) => createRoot(place).render(<AccountApp texts={found} />),
    // The page's own message replaces its loader (src/layouts/Account.astro).
    () => [...place.children].forEach((part) => part.toggleAttribute('hidden')),
  );
}
