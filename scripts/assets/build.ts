/** Makes what public/ takes from npm packages: fonts, flags, app icons. Nothing is made twice; `--force` makes all anew. */
import { makeAppIcons } from './app-icons.ts';
import { copyFonts } from './fonts.ts';
import { makeFlags } from './flags.ts';

const publicFolder = new URL('../../public/', import.meta.url);
const force = process.argv.includes('--force');

const [fonts, flags, icons] = await Promise.all([
  copyFonts(new URL('fonts/', publicFolder)),
  makeFlags(new URL('locations/40x/', publicFolder), force),
  makeAppIcons(new URL('favicon.svg', publicFolder), new URL('app/', publicFolder), force),
]);
console.log(`assets: ${fonts} fonts, ${flags} flags, ${icons} app icons made`);
