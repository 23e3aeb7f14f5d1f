/** Font files that are preloaded for each script: 400 for text, 600 for headings. Others are loaded by unicode-range. */
const preloads = {
  en: ['plex-sans-latin-400', 'plex-sans-latin-600'],
  tr: ['plex-sans-latin-400', 'plex-sans-latin-600', 'plex-sans-latin-ext-400', 'plex-sans-latin-ext-600'],
  ru: ['plex-sans-cyrillic-400', 'plex-sans-cyrillic-600'],
  ar: ['plex-arabic-400', 'plex-arabic-600'],
} as const;

/** Addresses for `<link rel="preload" as="font" crossorigin>`, by page language. */
export function fontsToPreload(language: keyof typeof preloads): string[] {
  return preloads[language].map((name) => `/fonts/${name}.woff2`);
}
