/** Loads the contact form, only for members, because guests cannot write. No island, because it handles all buttons of a page. */
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import formAddress from './contact-form.ts?worker&url';

if (document.documentElement.dataset['session'] === 'member') void import(/* @vite-ignore */ formAddress);
