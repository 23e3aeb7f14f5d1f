/**
 * On a phone, keyword and category links of company pages lead to /search, as in the app (docs/behaviour.md#phone-browsers). The
 * server sends the same page to all widths (docs/behaviour.md#shared-pages), so links are changed here, before anyone can press them.
 * No island: it changes addresses in server markup.
 */
const directory = '/companies?';
const search = '/search?selected=2&';
const phone = matchMedia('(max-width: 599.98px)');
const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href*="${directory}"]`);

const lead = (): void => {
  for (const link of links) link.href = phone.matches ? link.href.replace(directory, search) : link.href.replace(search, directory);
};
lead();
phone.addEventListener('change', lead);
