// Fetched when a page has its first search to refuse (see site.ts): the message's looks come with it.
// Islands and the business area have src/ui/Toasts.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@layer parts {
  #page-toasts {
    position: fixed; inset-block-end: var(--s4); inset-inline: var(--s4); z-index: 7;
    display: grid; justify-items: center; pointer-events: none;
  }
  #page-toasts p {
    padding: var(--s3) var(--s4); border: 1px solid var(--red-line); border-radius: var(--radius-card);
    background: var(--surface); color: var(--red); box-shadow: var(--overlay-shadow); font-size: var(--text-sm);
  }
}`);
document.adoptedStyleSheets.push(sheet);

/** Says in the page's own region, which is there from the start and so is read out, that a search is too short. */
export function refuse(form, field) {
  const toast = document.createElement('p');
  toast.textContent = form.dataset.tooShort;
  document.getElementById('page-toasts').replaceChildren(toast);
  setTimeout(() => toast.remove(), 4000);
  field.focus();
}
