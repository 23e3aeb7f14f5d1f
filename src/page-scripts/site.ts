/**
 * What every public page does in the browser before any island wakes: mode, menus, what a search and the answer about cookies do. No island, because
 * React comes only to who needs it.
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

/** A script that most visitors never need; the second time it is there already. */
const load = (address: string): Promise<{ refuse(form: HTMLFormElement, field: HTMLInputElement): void }> =>
  import(/* @vite-ignore */ address);

function onSearch(event: SubmitEvent, form: HTMLFormElement): void {
  const field = form.elements.namedItem('value') as HTMLInputElement;
  field.value = field.value.trim();
  if (field.value.length < searchLengthMin) {
    event.preventDefault();
    void load(toastAddress).then((toast) => toast.refuse(form, field));
  }
  // The field clears on a valid search, after the browser has read it.
  else setTimeout(() => (field.value = ''));
}

/** The answer about cookies, or that it is asked again. */
function onCookieChoice(event: SubmitEvent): void {
  event.preventDefault();
  const { value } = event.submitter as HTMLButtonElement;
  root.dataset['cookies'] = value;
  if (value !== 'ask') localStorage.setItem(cookieChoiceName, value);
}

const openMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('details.menu[open]');

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  // A way within the page, such as home's categories, is taken with the menu closed.
  for (const menu of openMenus()) if (!menu.contains(target) || target.closest('a') !== null) menu.open = false;
  const button = target.closest<HTMLElement>('[data-do]');
  if (button?.dataset['do'] === 'mode') toggleMode();
  // What else a button does comes with its first press (late.ts).
  else if (button) void load(lateAddress).then(() => button.dispatchEvent(new Event('do', { bubbles: true })));
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape')
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
});
/** Chooses what the visitor chose to search last, where the page does not say it. */
function rememberKind(field: HTMLSelectElement): void {
  const key = 'search-in';
  const remembered = [...field.options].find(({ value }) => value === localStorage.getItem(key));
  if (field.dataset['remembered'] !== undefined && remembered) remembered.selected = true;
  field.addEventListener('change', () => localStorage.setItem(key, field.value));
}
const kindField = document.querySelector<HTMLSelectElement>('#search-in');
try {
  if (kindField !== null) rememberKind(kindField);
} catch {
  // A browser may keep the storage closed: the page's own choice stands.
}
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset['tooShort'] !== undefined) onSearch(event, form);
  if (form.getAttribute('action') === cookieChoicePath) onCookieChoice(event);
});
for (const details of document.querySelectorAll('.site-nav details, .filters details'))
  details.addEventListener('toggle', () => void load(lateAddress), { once: true });
// Names, counts and sign-out: only for members, so that visitors do not carry it.
if (root.dataset['session'] === 'member') void load(memberAddress);
