/**
 * "Save this search" on lists of requests and products, beside the chosen filters; inserted like stars (favourite-buttons.ts), so that visitors do
 * not load it. The chosen filters give the search its name. No island: one button, only for members.
 */
import { savedSearchNameMax } from '../../contract/saved-search/fields.ts';
import { adoptStyles } from '../client/adopt-styles.ts';
import { searchTexts } from '../i18n/member.ts';
import { iconElement } from '../ui/icons.ts';
import { answerTo } from './run-action.ts';
import { say, toastFailure } from './show-toast.ts';

const root = document.documentElement;
const texts = searchTexts[root.lang as keyof typeof searchTexts] ?? searchTexts.en;
/** By the frequency of the search’s mails. */
const confirmations: Readonly<Partial<Record<string, string>>> = texts.saved;
const prefix = root.dataset['prefix'] ?? '';
const listPath = /^\/(?:imports|exports|requests|search)$/;

/** The list's address without prefix; null on other pages, and for companies. */
function addressHere(): string | null {
  const path = location.pathname.slice(prefix.length).replace(/\/$/, '');
  return listPath.test(path) && new URLSearchParams(location.search).get('selected') !== '2' ? path + location.search : null;
}

/** The button looks like the link beside it, and the row keeps its height. */
const styles =
  '@layer pages { .save-search button { padding: 0; border: 0; background: none; color: var(--teal); font-family: inherit; cursor: pointer } }';

/** The chosen filters and the list, in the language of the page. */
function nameOf(chips: readonly HTMLElement[]): string {
  const list = document.querySelector('main .tabs [aria-current]')?.firstChild?.textContent?.trim() ?? '';
  const parts = [...chips.map((chip) => chip.textContent.trim()), list].filter((part) => part !== '');
  return Array.from(parts.join(' · ')).slice(0, savedSearchNameMax).join('');
}

async function save(button: HTMLButtonElement, place: HTMLElement, path: string, name: string): Promise<void> {
  if (button.ariaBusy === 'true') return;
  const answer = await answerTo(button, { type: 'save-search', path, name });
  const saved = confirmations[answer];
  if (saved === undefined) {
    toastFailure(answer, answer === 'SAVED_FULL' ? texts.full : texts.failed);
    return;
  }
  const link = document.createElement('a');
  link.className = 'go';
  link.href = `${prefix}/saved?kind=search`;
  link.textContent = texts.toList;
  place.replaceChildren(link);
  link.focus();
  await say(saved, true);
}

/** Without filters there is no button. */
export function offerSaving(): void {
  const path = addressHere();
  const chips = [...document.querySelectorAll<HTMLElement>('main .chip:has(a)')];
  const row = chips[0]?.parentElement;
  if (path === null || row === null || row === undefined || row.querySelector('.save-search') !== null) return;
  adoptStyles(styles);
  const place = document.createElement('li');
  place.className = 'save-search only-member';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'go';
  button.append(iconElement('bell', 'small'), texts.button);
  button.addEventListener('click', () => void save(button, place, path, nameOf(chips)));
  place.append(button);
  row.append(place);
}
