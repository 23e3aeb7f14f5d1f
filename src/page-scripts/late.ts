/**
 * Parts that are needed only when something is opened (site.ts): sub-categories in the menu, since no page has bytes for a hundred
 * links, a search field in a filter's long list, and actions of buttons. No island: it completes server markup (menus, lists of
 * filters) that works without it.
 */
import { type DataOf, pathOf } from '../../contract/wire/call.ts';
import { getCategories } from '../../contract/lookup/calls.ts';
import { foldText } from '../../contract/search/fold.ts';
import { envelopeOf } from '../../contract/wire/wire-call.ts';
import { adoptStyles } from '../client/adopt-styles.ts';
import './buttons.ts';

type Categories = DataOf<typeof getCategories>;

adoptStyles(`@layer pages {
  .filters [type='search'] { inline-size: 100%; min-block-size: 2.5rem; padding-inline: var(--s3); border: var(--border-control); border-radius: var(--radius-control); background: var(--surface); font-size: var(--text-sm) }
  .site-nav .menu__list li { padding-block-end: var(--s2) }
  .site-nav .menu__list p { display: flex; flex-wrap: wrap; gap: 0 var(--s1); padding-inline: var(--s2) }
  .site-nav .menu__list p a { inline-size: auto; min-block-size: 1.75rem; padding-inline: var(--s1); color: var(--ink-soft); font-size: var(--text-xs) }
}`);

/** @returns sub-categories by category; empty on failure: the menu's own links keep working */
async function read(): Promise<Map<string, Categories['categories'][number]['subCategories']>> {
  try {
    const content: unknown = await (await fetch(pathOf(getCategories))).json();
    return new Map(envelopeOf<Categories>(content)?.data?.categories.map(({ id, subCategories }) => [id, subCategories]));
  } catch {
    return new Map();
  }
}

async function extend(menu: HTMLDetailsElement): Promise<void> {
  const lang = document.documentElement.lang as keyof Categories['categories'][number]['description'];
  const known = await read();
  for (const link of menu.querySelectorAll('a')) {
    const subCategories = known.get(link.search.replace('?category=', '')) ?? [];
    if (subCategories.length === 0) continue;
    const row = document.createElement('p');
    for (const { id, description } of subCategories) {
      const further = document.createElement('a');
      further.href = `${link.href}&subCategory=${id}`;
      further.textContent = description[lang];
      row.append(further);
    }
    link.after(row);
  }
}

/** A field above a filter's list that hides options without a match; labelled by the header's text for search. */
function search(details: HTMLDetailsElement): void {
  const fieldset = details.closest('fieldset');
  const choices = [...(fieldset?.querySelectorAll<HTMLElement>('.choice') ?? [])];
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = field.ariaLabel = document.querySelector('label[for=search-text]')?.textContent.trim() ?? '';
  field.addEventListener('input', () => {
    const asked = foldText(field.value);
    for (const choice of choices) choice.hidden = !foldText(choice.textContent).includes(asked);
  });
  // Enter filters the list instead of submitting the form.
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  fieldset?.querySelector('legend')?.after(field);
  field.focus();
}

/** The menu whose opening loaded this script. */
for (const details of document.querySelectorAll<HTMLDetailsElement>('.site-nav details, .filters details')) {
  const grow = (): void => void (details.closest('.filters') === null ? extend(details) : search(details));
  if (details.open) grow();
  else details.addEventListener('toggle', grow, { once: true });
}
