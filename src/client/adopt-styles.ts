/** Adds styles that nothing needs earlier. The policy of pages permits adopted style sheets, but no style elements. */
export function adoptStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
