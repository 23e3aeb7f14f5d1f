/** Loads the contact form, only for members, because guests cannot write. No island, because it handles all buttons of a page. */
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import formAddress from './contact-form.ts?worker&url';

if (document.documentElement.dataset['session'] === 'member')
  import(/* @vite-ignore */ formAddress).catch(() => {
    // Pressed meanwhile (src/boot.js).
    const { pressed = null } = window as { pressed?: Node };
    for (const button of document.querySelectorAll<HTMLElement>('[data-contact]')) {
      const say = (): void => void (button.dataset['missing'] = '');
      button.addEventListener('click', say);
      if (button.contains(pressed)) say();
    }
  });
