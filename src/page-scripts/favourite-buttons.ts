/**
 * Stars on cards and pages of companies and requests, for members only: pages are the same bytes for everyone
 * (docs/behaviour.md#shared-pages), so visitors do not load them. Loaded by member.ts. No island: fifty buttons of a list would be
 * fifty islands.
 */
import type { FavouriteKind } from '../../contract/favourite/calls.ts';
import { idLetters } from '../../contract/wire/ids.ts';
import { requestSegments } from '../../contract/request/address.ts';
import { adoptStyles } from '../client/adopt-styles.ts';
import { isFavourite, areFavouritesStale } from '../client/store/favourites.ts';
import { starTexts } from '../i18n/member.ts';
import { iconElement } from '../ui/icons.ts';
import { changedEvent } from './member-events.ts';
import { answerTo, run } from './run-action.ts';
import { offerSaving } from './save-search.ts';
import { say, toastFailure } from './show-toast.ts';

const root = document.documentElement;
const texts = starTexts[root.lang as keyof typeof starTexts] ?? starTexts.en;

const styles = `@layer pages {
  /* In the heading's own cell, at its end in the page's direction, whatever direction a name has; the row keeps its height. */
  :has(+ .star) { grid-area: 1/1; max-inline-size: calc(100% - 2.25rem) }
  .star {
    position: relative; z-index: 2; grid-area: 1/1; justify-self: end; display: grid; place-items: center; margin: -0.8125rem -0.5rem;
    inline-size: var(--control); block-size: var(--control); border: 0; border-radius: var(--radius-control); background: none; color: var(--ink-faint); cursor: pointer;
  }
  h1 + .star { margin-block: -0.25rem }
  .star:hover { background: var(--teal-tint) }
  .star[aria-pressed='true'] { color: var(--teal) }
  .star[aria-pressed='true'] .icon { fill: currentcolor }
}`;

interface Place {
  kind: FavouriteKind;
  key: string;
}

const requests = Object.values(requestSegments).join('|');
const addresses: Readonly<Record<FavouriteKind, RegExp>> = {
  company: /^\/companies\/([^/]+)$/,
  request: new RegExp(`^/(?:${requests})/(${idLetters})$`),
};

/** The company or request of an address. */
function placeOf(path: string): Place | undefined {
  const own = path.slice((root.dataset['prefix'] ?? '').length).replace(/\/$/, '');
  for (const kind of ['company', 'request'] as const) {
    const key = addresses[kind].exec(own)?.[1];
    if (key !== undefined) return { kind, key: decodeURIComponent(key) };
  }
  return undefined;
}

/** Headings of companies and requests: the page's own, and those of cards. */
function headings(): [HTMLElement, string][] {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>(':is(.company-card, .request) :is(h2, h3) > a')];
  const own = document.querySelector<HTMLElement>('main h1');
  return [
    ...(own === null ? [] : [[own, location.pathname] as [HTMLElement, string]]),
    ...cards.flatMap((anchor): [HTMLElement, string][] => (anchor.parentElement === null ? [] : [[anchor.parentElement, anchor.pathname]])),
  ];
}

const stars = new Map<HTMLButtonElement, Place>();

function starOf(name: string): HTMLButtonElement {
  const star = document.createElement('button');
  star.type = 'button';
  star.className = 'star only-member';
  star.ariaLabel = texts.label.replace('{{name}}', name);
  star.title = star.ariaLabel;
  star.append(iconElement('star'));
  return star;
}

function mark(): void {
  for (const [star, { kind, key }] of stars) star.ariaPressed = String(isFavourite(kind, key));
}

/** Shows the server's answer. */
const reportFailure = (code: string): void =>
  toastFailure(code, code === 'SAVED_FULL' ? texts.full : code === 'NOT_FOUND' ? texts.gone : texts.failed);

async function press(star: HTMLButtonElement, place: Place): Promise<void> {
  if (star.ariaBusy === 'true') return;
  const isWanted = star.ariaPressed !== 'true';
  star.ariaPressed = String(isWanted);
  const code = await answerTo(star, { type: 'save', ...place, isFavourite: isWanted });
  mark();
  if (code !== 'OK') reportFailure(code);
  else void say(isWanted ? texts.saved : texts.removed, true);
}

for (const [heading, path] of headings()) {
  const place = placeOf(path);
  if (place === undefined || heading.nextElementSibling?.classList.contains('star') === true) continue;
  const star = starOf(heading.textContent.trim());
  stars.set(star, place);
  heading.after(star);
  star.addEventListener('click', () => void press(star, place));
}
if (stars.size > 0) {
  adoptStyles(styles);
  mark();
  document.addEventListener(changedEvent, mark);
  // Pressed in another tab, or on a page that back navigation restores.
  addEventListener('storage', mark);
  addEventListener('pageshow', mark);
  if (areFavouritesStale()) void run({ type: 'favourites' });
}
offerSaving();
