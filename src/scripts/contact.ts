/**
 * The contact form is fetched when a member wants to write: React, the form and the way to mount it, which Astro's island
 * on every detail page would cost 2 KB of script (speed.md).
 */
type Renderer = (place: HTMLElement) => (component: unknown, props: unknown, slots: object, options: { client: string }) => unknown;

/** Read as a document by the browser itself: no text becomes HTML here, and no other file is needed before a click counts. */
const documentAt = (path: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.addEventListener('loadend', () => (request.responseXML === null ? reject(new Error('no page')) : resolve(request.responseXML)));
    request.send();
  });

/** Pages inline their own styles; those of a form that most visitors never open come with it. */
function adoptStyles(from: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...from.querySelectorAll('style')].map((style) => style.textContent).join(''));
  document.adoptedStyleSheets.push(sheet);
}

/** Who was sent away from here to buy a plan or credits is back: the form opens again and brings what was typed (src/client/way-back.ts). */
addEventListener('load', () => {
  try {
    // Nobody writes to themselves (src/client/own-companies.ts).
    for (const id of localStorage.getItem('own-companies')?.split(' ') ?? [])
      if (document.querySelector(`[data-contact*="${id}"]`))
        for (const part of document.querySelectorAll('#contact, a[href="#contact"]')) part.remove();
    const here = JSON.stringify(location.pathname + location.search);
    if (sessionStorage.getItem('way-back')?.includes(here)) document.querySelector<HTMLElement>('[data-contact]')?.click();
  } catch {
    // Without storage nobody was sent.
  }
});

document.addEventListener('click', async (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-contact]');
  if (button === null || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  button.nextElementSibling?.remove();
  try {
    const source = await documentAt('/contact-form');
    const island = source.querySelector('astro-island');
    const load = (name: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ island?.getAttribute(name) ?? '');
    const [form, renderer] = await Promise.all([load('component-url'), load('renderer-url')]);
    adoptStyles(source);
    const place = document.createElement('div');
    place.setAttribute('ssr', '');
    button.replaceWith(place);
    (renderer['default'] as Renderer)(place)(form['ContactForm'], JSON.parse(button.dataset['contact'] ?? '{}'), {}, { client: 'only' });
  } catch {
    // The network failed: that is said below the button, which is there for another try.
    button.ariaBusy = null;
    const note = document.createElement('p');
    note.role = 'alert';
    note.textContent = button.dataset['failed'] ?? '';
    button.after(note);
  }
});
