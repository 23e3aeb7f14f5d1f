/** Styles that come with an island: before it is awake there is nothing that they are for (speed.md). */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
