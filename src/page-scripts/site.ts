/**
 * Behaviour of every public page before any island is hydrated: mode, menus, search submission, cookie question. No island, because
 * React is loaded only where it is needed.
 */
import { cookieChoiceName, cookieChoicePath } from '../../contract/cookie-choice.ts';
import { searchLengthMin } from '../../contract/limits.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import memberAddress from './member.ts?worker&url';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import lateAddress from './late.ts?worker&url';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the file
import toastAddress from './toast.js?url&no-inline';

const root = document.documentElement;

function toggleMode(): void {
  const isDark =
    root.dataset['mode'] === 'dark' || (root.dataset['mode'] === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  const mode = isDark ? 'light' : 'dark';
  root.dataset['mode'] = mode;
  localStorage.setItem('mode', mode);
}

/** A script that most visitors never need; cached by the browser. */
const load = (address: string): Promise<{ refuse(form: HTMLFormElement, field: HTMLInputElement): void }> =>
  import(/* @vite-ignore */ address);

function onSearch(event: SubmitEvent, form: HTMLFormElement): void {
  const field = form.elements.namedItem('value') as HTMLInputElement;
  field.value = field.value.trim();
  if (field.value.length < searchLengthMin) {
    event.preventDefault();
    // Without its message a short search is sent, as without script.
    load(toastAddress).then(
      (toast) => toast.refuse(form, field),
      () => form.submit(),
    );
  }
  // Cleared after a valid search, when the browser has read it.
  else setTimeout(() => (field.value = ''));
}

/** Stores the answer about cookies, or shows the banner again. */
function onCookieChoice(event: SubmitEvent): void {
  event.preventDefault();
  const { value } = event.submitter as HTMLButtonElement;
  root.dataset['cookies'] = value;
  if (value !== 'ask') localStorage.setItem(cookieChoiceName, value);
}

/** The page does not know its whole address: it is cached without the secret of a mailed link, and the business area changes it. */
function keepAddress(picked: HTMLAnchorElement): void {
  const back = location.pathname.slice(root.dataset['prefix']?.length) + location.search;
  picked.search = picked.search.replace(/back=.*/, `back=${encodeURIComponent(back)}`);
}

const openMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('details.menu[open]');

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  // A link within the page, such as home's categories, closes the menu.
  for (const menu of openMenus()) if (!menu.contains(target) || target.closest('a')) menu.open = false;
  const picked = target.closest<HTMLAnchorElement>('a[href*="/language?"]');
  if (picked) keepAddress(picked);
  const button = target.closest<HTMLElement>('[data-do], summary');
  if (button?.dataset['do'] === 'mode') toggleMode();
  // Other actions, and what a list is completed with, are loaded with the first press (late.ts).
  else if (button) load(lateAddress).catch(() => (button.dataset['missing'] = ''));
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape')
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
});
try {
  // Selects the visitor's last kind of search, if the page sets none.
  const field = document.querySelector<HTMLSelectElement>('#search-in');
  if (field?.hasAttribute('data-remembered'))
    for (const option of field.options) if (option.value === localStorage.getItem('search-in')) option.selected = true;
  field?.addEventListener('change', () => localStorage.setItem('search-in', field.value));
} catch {
  // Without storage the page's own choice stays.
}
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset['tooShort']) onSearch(event, form);
  if (form.getAttribute('action') === cookieChoicePath) onCookieChoice(event);
});
// Names, counts and sign-out: for members only, so that visitors do not load them.
if (root.dataset['session'] === 'member') void load(memberAddress);
