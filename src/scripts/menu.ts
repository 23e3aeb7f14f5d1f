/** Sub-categories of the categories menu, fetched when it is opened the first time: no page has bytes for a hundred links (site.ts). */
import { type DataOf, pathOf } from '../../contract/call.ts';
import type { getCategories } from '../../contract/lookup/calls.ts';
import { categoriesPlace } from '../../contract/lookup/categories.ts';
import { envelopeOf } from '../../contract/wire-call.ts';

type Categories = DataOf<typeof getCategories>;

// The page's policy lets a script adopt a sheet, not write a style element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@layer pages {
  .site-nav .menu__list li { padding-block-end: var(--s2) }
  .site-nav .menu__list p { display: flex; flex-wrap: wrap; gap: 0 var(--s1); padding-inline: var(--s2) }
  .site-nav .menu__list p a { inline-size: auto; min-block-size: 1.75rem; padding-inline: var(--s1); color: var(--ink-soft); font-size: var(--text-xs) }
}`);

/** @returns sub-categories by category; none when they did not come: the menu's own links go on working */
async function read(): Promise<Map<string, Categories['categories'][number]['subCategories']>> {
  try {
    const content: unknown = await (await fetch(pathOf(categoriesPlace))).json();
    return new Map(envelopeOf<Categories>(content)?.data?.categories.map(({ id, subCategories }) => [id, subCategories]));
  } catch {
    return new Map();
  }
}

const { lang } = document.documentElement as HTMLElement & { lang: keyof Categories['categories'][number]['description'] };
const known = await read();
if (known.size > 0) document.adoptedStyleSheets.push(sheet);
for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-nav .menu__list a')) {
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
