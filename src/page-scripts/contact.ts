/** Who can write is a member: for others a detail page carries nothing of it. No island, because it is for all of one page's buttons. */
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import formAddress from './contact-form.ts?worker&url';

if (document.documentElement.dataset['session'] === 'member') void import(/* @vite-ignore */ formAddress);
