/** Scripts whose transliteration contains apostrophes and similar signs that nobody types. */
const scriptsWithSilentApostrophes = new Set(['Arab', 'Cyrl', 'Hebr']);

/**
 * The name in common spelling. GeoNames transliterates other scripts scientifically (Al Aḩmadī, Nal’chik). Where the country's own script
 * is Latin, accents are part of the name (Köln, Qo‘qon) and are kept.
 */
export function plainName(name: string, countryCode: string): string {
  const script = new Intl.Locale(`und-${countryCode}`).maximize().script ?? 'Latn';
  if (script === 'Latn') return name;
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
  return scriptsWithSilentApostrophes.has(script) ? plain.replace(/[’‘ʻʼ'`]/gu, '') : plain;
}
