/**
 * Fetches the contact form when a member wants to write, and mounts it in place of the buttons. No island, because its fields and
 * texts would be part of every page for the few who open it.
 */
import { adoptStyles } from '../client/adopt-styles.ts';

type Renderer = (place: HTMLElement) => (component: unknown, props: unknown, slots: object, options: { client: string }) => unknown;

/**
 * The page is read as text. Parsed as a document, its styles would be refused by the policy of this page, which does not contain their
 * hashes.
 */
async function pageAt(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error('no page');
  return answer.text();
}

/** Pages inline their styles; those of a form that most visitors never open are loaded with it. */
const stylesOf = (page: string): string => [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => text).join('');

/** After a detour for a plan or credits the form opens again with its input (src/client/session/way-back.ts). */
function openForWhoIsBack(): void {
  try {
    // Hides the form of the person's own companies (src/client/own-companies.ts).
    for (const id of localStorage.getItem('own-companies')?.split(' ') ?? [])
      if (document.querySelector(`[data-contact*="${id}"]`))
        for (const part of document.querySelectorAll('#contact, a[href="#contact"]')) part.remove();
    const here = JSON.stringify(location.pathname + location.search);
    const back = sessionStorage.getItem('way-back');
    if (back?.includes(here))
      document.querySelector<HTMLElement>(back.includes('"asks"') ? '[data-contact*=\'"asks"\']' : '[data-contact]')?.click();
  } catch {
    // Without storage there was no detour.
  }
}

document.addEventListener('click', async (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-contact]');
  if (button === null || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  document.querySelector('[data-contact] + p[role=alert]')?.remove();
  try {
    const source = await pageAt('/contact-form');
    const load = (name: string): Promise<Record<string, unknown>> =>
      import(/* @vite-ignore */ new RegExp(`${name}="([^"]+)"`).exec(source)?.[1] ?? '');
    const [form, renderer] = await Promise.all([load('component-url'), load('renderer-url')]);
    adoptStyles(stylesOf(source));
    const props: unknown = {
      ...JSON.parse(button.dataset['contact'] ?? '{}'),
      failedText: button.dataset['failed'],
      openText: button.innerText,
    };
    const place = document.createElement('div');
    place.setAttribute('ssr', '');
    // One form at a time replaces all its buttons.
    button.parentElement?.replaceChildren(place);
    (renderer['default'] as Renderer)(place)(form['ContactForm'], props, {}, { client: 'only' });
  } catch {
    // A network failure is shown below the button, which can be pressed again.
    button.ariaBusy = null;
    const note = document.createElement('p');
    note.role = 'alert';
    note.textContent = button.dataset['failed'] ?? '';
    button.after(note);
  }
});

/** Pressed while this script was being loaded (src/boot.js). */
const { pressed } = window as { pressed?: Element };
pressed?.closest<HTMLElement>('[data-contact]')?.click();
openForWhoIsBack();
