import { copyFile, mkdir } from 'node:fs/promises';

const families = [
  {
    from: '@fontsource/ibm-plex-sans',
    file: 'ibm-plex-sans',
    to: 'plex-sans',
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
  },
  { from: '@fontsource/ibm-plex-sans-arabic', file: 'ibm-plex-sans-arabic', to: 'plex', subsets: ['arabic'] },
];
/** Letters beyond the Russian alphabet occur in members' texts only, so they have no medium weight. */
const weights = (subset: string) => (subset === 'cyrillic-ext' ? [400, 600] : [400, 500, 600]);

/** Copies the font files that src/styles/base/fonts.css names. */
export async function copyFonts(folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  const copies = families.flatMap(({ from, file, to, subsets }) => {
    const source = new URL(`../../../node_modules/${from}/`, import.meta.url);
    const licence = copyFile(new URL('LICENSE', source), new URL(`${file}-licence.txt`, folder));
    const fonts = subsets.flatMap((subset) =>
      weights(subset).map((weight) =>
        copyFile(new URL(`files/${file}-${subset}-${weight}-normal.woff2`, source), new URL(`${to}-${subset}-${weight}.woff2`, folder)),
      ),
    );
    return [licence, ...fonts];
  });
  await Promise.all(copies);
}
