/** Pictures of a request or product: the small ones and the arrows change the large one; a dialog shows it larger. */
for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const main = gallery.querySelector('img');
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery__rail a')];
  const dialog = gallery.querySelector('dialog');
  let index = 0;

  const show = (next: number): void => {
    index = (next + links.length) % links.length;
    const link = links[index];
    if (link === undefined || main === null) return;
    main.src = link.href;
    links.forEach((each, at) => (at === index ? each.setAttribute('aria-current', 'true') : each.removeAttribute('aria-current')));
  };

  gallery.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('.gallery__rail a');
    const step = target.closest<HTMLElement>('[data-step]')?.dataset['step'];
    if (link !== null) {
      event.preventDefault();
      show(links.indexOf(link));
    } else if (step !== undefined) show(index + Number(step));
    else if ((target.closest('[data-enlarge]') !== null || target === main) && dialog !== null && main !== null) {
      // Not on phones (D-75).
      if (innerWidth < 600) return;
      const large = dialog.querySelector('img');
      if (large !== null) large.src = main.src;
      dialog.showModal();
    } else if (target === dialog) dialog.close();
  });
}
