import lateForm from '../styles/late-form.css?inline';

let isAdopted = false;

/** The styles of toasts, pickers and pop-ups come with the island: before it is awake there are none (speed.md). */
export function adoptLateStyles(): void {
  if (isAdopted || import.meta.env.SSR) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lateForm);
  document.adoptedStyleSheets.push(sheet);
}
