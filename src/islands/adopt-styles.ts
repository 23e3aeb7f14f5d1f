/** Loads the styles of an island when it hydrates; nothing needs them earlier. */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
