// Sent as it is written, when a page without islands has its first message to say (see site.ts): its looks come with it.
// Islands and the business area have src/ui/Toasts.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  #page-toasts {
    position: fixed; inset-block-end: var(--s4); inset-inline: var(--s4); z-index: 7;
    display: grid; justify-items: center; pointer-events: none;
  }
  #page-toasts p {
    padding: var(--s3) var(--s4); border: 1px solid var(--red-line); border-radius: var(--radius-card);
    background: var(--surface); color: var(--red); box-shadow: var(--overlay-shadow); font-size: var(--text-sm);
  }
`);
document.adoptedStyleSheets.push(sheet);

/** A short message in the page's own region, which is there from the start, so that it is read out. */
export function say(text) {
  const toast = document.createElement('p');
  toast.textContent = text;
  document.getElementById('page-toasts').replaceChildren(toast);
  setTimeout(() => toast.remove(), 4000);
}
