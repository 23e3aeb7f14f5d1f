/**
 * Entries of the account's menu for members only: every page contains the others, and their bytes are limited (scripts/budgets.ts). No
 * island: links in server markup, the same on every page.
 */
import { menuTexts } from '../i18n/member.ts';
import { type IconName, iconAddress } from '../ui/icons.ts';

const root = document.documentElement;
const texts = menuTexts[root.lang as keyof typeof menuTexts] ?? menuTexts.en;

/** The new entry is a copy of the neighbouring one, with its classes. */
function entryLike(other: HTMLElement, path: string, icon: IconName, label: string): HTMLElement {
  const entry = other.cloneNode(true) as HTMLElement;
  entry.querySelector('a')?.setAttribute('href', (root.dataset['prefix'] ?? '') + path);
  entry.querySelector('use')?.setAttribute('href', iconAddress(icon));
  const text = [...(entry.querySelector('a')?.childNodes ?? [])].find((node) => node instanceof Text && node.data.trim() !== '');
  if (text !== undefined) text.textContent = label;
  return entry;
}

const profile = document.querySelector<HTMLElement>('header details.only-member li');
if (profile !== null) {
  profile.before(entryLike(profile, '/start', 'home', texts.start));
  const messages = profile.parentElement?.querySelector('a[href$="/messages"]')?.parentElement;
  messages?.after(entryLike(profile, '/saved', 'star', texts.saved));
}
