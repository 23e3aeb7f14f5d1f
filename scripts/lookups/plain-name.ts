/** Scripts whose transliteration marks vowels and letters of the script with signs that nobody types. */
const scriptsWithSilentApostrophes = new Set(['Arab', 'Cyrl', 'Hebr']);

/**
 * The name as trade writes it. GeoNames gives names from other scripts in scholarly transliteration (Al Aḩmadī,
 * Nal’chik); where the country writes in Latin letters, accents are part of the name (Köln, Qo‘qon) and stay.
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
