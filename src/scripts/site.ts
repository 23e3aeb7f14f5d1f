/** What every public page does in the browser before any island wakes: mode, menus, cookie choice, search length. */
import { searchLengthMin } from '../../contract/limits.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import memberAddress from './member.ts?worker&url';
import suggestAddress from './suggest.js?url&no-inline';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the file
import toastAddress from './toast.js?url&no-inline';

const root = document.documentElement;
const find = <E extends HTMLElement>(selector: string): E | null => document.querySelector<E>(selector);

function toggleMode(): void {
  const isDark =
    root.dataset['mode'] === 'dark' || (root.dataset['mode'] === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  const mode = isDark ? 'light' : 'dark';
  root.dataset['mode'] = mode;
  localStorage.setItem('mode', mode);
}

/** A script that most visitors never need; the second time it is there already. */
const load = (address: string): Promise<{ say?: (text: string) => void }> => import(/* @vite-ignore */ address);

function onSearch(event: SubmitEvent): void {
  const form = event.currentTarget as HTMLFormElement;
  const field = form.elements.namedItem('value') as HTMLInputElement;
  field.value = field.value.trim();
  if (field.value.length < searchLengthMin) {
    event.preventDefault();
    void load(toastAddress).then(({ say }) => say?.(form.dataset['tooShort'] ?? ''));
    field.focus();
    return;
  }
  // The field clears on a valid search, after the browser has read it.
  setTimeout(() => (field.value = ''));
}

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]'))
    if (!menu.contains(target) || target.closest('a')) menu.open = false;
  const action = target.closest<HTMLElement>('[data-do]')?.dataset['do'];
  if (action === 'mode') toggleMode();
  else if (action === 'cookies-ask') root.dataset['cookies'] = 'ask';
  else if (action === 'cookies-accepted' || action === 'cookies-refused') {
    localStorage.setItem('cookies', action.slice('cookies-'.length));
    delete root.dataset['cookies'];
  }
});
document.addEventListener('keydown', (event) => {
  const open = find<HTMLDetailsElement>('details.menu[open]');
  if (event.key !== 'Escape' || open === null) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});
for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) {
  form.addEventListener('submit', onSearch);
  // Suggestions: only for who reaches for a search.
  form.addEventListener('focusin', () => void load(suggestAddress));
}
// Names, counts and sign-out: only for members, so that visitors do not carry it.
if (root.dataset['session'] === 'member') void load(memberAddress);
