/** The beginning of a text in one line, cut between letters as people see them. */
export function preview(text: string, lengthMax: number): string {
  const letters = Array.from(
    text
      .slice(0, lengthMax * 4)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return letters.length > lengthMax
    ? `${letters
        .slice(0, lengthMax - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
