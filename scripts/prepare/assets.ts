import { makeAppIcons } from './assets/app-icons.ts';
import { makeFlags } from './assets/flags.ts';
import { makeManifests } from './assets/manifests.ts';
import { copyFonts } from './assets/fonts.ts';

/** Makes the files of public/ that come from npm packages: fonts, flags, app icons. Existing files are kept. */
export const prepare = async (): Promise<void> => {
  const folder = new URL('../../public/', import.meta.url);
  await Promise.all([
    copyFonts(new URL('fonts/', folder)),
    makeFlags(new URL('locations/40x/', folder)),
    makeManifests(folder, new URL('../../locales/', import.meta.url)),
    makeAppIcons(new URL('favicon.svg', folder), folder),
  ]);
};
