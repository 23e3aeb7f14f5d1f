/** What every public page does in the browser before any island wakes: mode, menus, cookie choice, search length, account menu. */
const root = document.documentElement;
const find = <E extends HTMLElement>(selector: string): E | null => document.querySelector<E>(selector);

function toggleMode(): void {
  const isDark = root.dataset['mode'] === 'dark' || (root.dataset['mode'] === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  const mode = isDark ? 'light' : 'dark';
  root.dataset['mode'] = mode;
  localStorage.setItem('mode', mode);
}

/** A short message in the page's own toast region; islands use src/ui/Toasts. */
function say(text: string): void {
  const region = find('#page-toasts');
  if (region === null) return;
  const toast = document.createElement('p');
  toast.textContent = text;
  region.replaceChildren(toast);
  setTimeout(() => toast.remove(), 4000);
}

function onSearch(event: SubmitEvent): void {
  const form = event.currentTarget as HTMLFormElement;
  const field = form.elements.namedItem('value') as HTMLInputElement;
  field.value = field.value.trim();
  if (field.value.length < 3) {
    event.preventDefault();
    say(form.dataset['tooShort'] ?? '');
    field.focus();
    return;
  }
  // The field clears on a valid search, after the browser has read it.
  setTimeout(() => (field.value = ''));
}

function showMember(): void {
  const user = JSON.parse(localStorage.getItem('user') ?? 'null') as { fullName: string; inCredit: number; unreadMessageCount: number; isModerator: boolean } | null;
  if (user === null) return;
  for (const place of document.querySelectorAll('[data-user-name]')) place.textContent = user.fullName;
  for (const place of document.querySelectorAll('[data-user-credit]')) place.textContent = new Intl.NumberFormat(root.dataset['locale']).format(user.inCredit);
  for (const place of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    place.hidden = user.unreadMessageCount === 0;
    place.textContent = String(user.unreadMessageCount);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-moderator]')) place.hidden = !user.isModerator;
}

/** What src/client/sign-out.ts does; an `import()` of it would bring the bundler's loader (1 KB) to every page. */
async function signOut(): Promise<void> {
  localStorage.removeItem('user');
  new BroadcastChannel('kervan-session').postMessage({ type: 'signed-out' });
  (window as { ReactNativeWebView?: { postMessage(text: string): void } }).ReactNativeWebView?.postMessage('{"type":"logOut"}');
  await fetch('/api/Auth/Logout', { method: 'POST', headers: { 'x-kervan': '1' } }).catch(() => undefined);
  location.assign('/');
}

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) if (!menu.contains(target)) menu.open = false;
  const action = target.closest<HTMLElement>('[data-do]')?.dataset['do'];
  if (action === 'mode') toggleMode();
  else if (action === 'cookies-accepted' || action === 'cookies-refused') {
    localStorage.setItem('cookies', action.slice('cookies-'.length));
    delete root.dataset['cookies'];
  } else if (action === 'sign-out') void signOut();
});
document.addEventListener('keydown', (event) => {
  const open = find<HTMLDetailsElement>('details.menu[open]');
  if (event.key !== 'Escape' || open === null) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});
// An island that is still asleep does not know what to do with its form: held back, and sent again once it is awake.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLElement;
  if (form.closest('astro-island[ssr]') === null) return;
  event.preventDefault();
  form.dataset['early'] = '';
});
find<HTMLFormElement>('form.search')?.addEventListener('submit', onSearch);
try {
  showMember();
} catch {
  // A browser without storage shows the page to a visitor.
}
