// Fetched when a page has its first thing to say (site.ts, favourite-buttons.ts): the message's looks come with it.
// Islands and the business area have src/ui/Toasts. No island: what it says has to be said before React could be there.
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
  #page-toasts .is-good { border-color: var(--line-strong); color: var(--ink) }
}`);
document.adoptedStyleSheets.push(sheet);

/** Says something in the page's own region, which is there from the start and so is read out. */
export function say(text, isGood) {
  const toast = document.createElement('p');
  toast.textContent = text;
  toast.className = isGood ? 'toast is-good' : 'toast';
  document.getElementById('page-toasts').replaceChildren(toast);
  // As contract/limits.ts says for public pages: this file is served as it stands, and imports nothing.
  setTimeout(() => toast.remove(), isGood ? 2000 : 4000);
}

/** Says that a search is too short. */
export function refuse(form, field) {
  say(form.dataset.tooShort, false);
  field.focus();
}
