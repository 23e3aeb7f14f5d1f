/** The beginning of a text in one line, cut between words; a word that fills it all, between letters as people see them. */
export function preview(text: string, lengthMax: number): string {
  const letters = Array.from(
    text
      .slice(0, lengthMax * 4)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  if (letters.length <= lengthMax) return letters.join('');
  const begun = letters.slice(0, lengthMax).join('');
  const whole = begun.includes(' ') ? begun.slice(0, begun.lastIndexOf(' ')) : letters.slice(0, lengthMax - 1).join('');
  return `${whole.replace(/[\s.,;:،؛–-]+$/u, '')}…`;
}
