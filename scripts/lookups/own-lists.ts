import { categories, type Category } from '../../lookups/categories.ts';
import { lookupId } from '../../lookups/lookup-id.ts';
import { lookupTypes } from '../../lookups/types.ts';

/** Rows of `lookup_type` from our own lists. */
export function typeRows() {
  return (['company', 'logistic', 'shipping'] as const).flatMap((kind) =>
    lookupTypes[kind].map(({ slug, en, tr, ru, ar }, index) => ({
      id: lookupId('type', `${kind}/${slug}`),
      kind,
      slug,
      en,
      tr,
      ru,
      ar,
      position: index + 1,
    })),
  );
}

/**
 * Rows of `category`, each before its sub-categories, which refer to it. The slug of a sub-category is its whole path (`food/oils`),
 * since names like `spare-parts` occur under several; its icon is that of its category.
 */
export function categoryRows() {
  const all: readonly Category[] = categories;
  return all.flatMap((category, index) => {
    const { slug, icon, hsChapters, en, tr, ru, ar } = category;
    const id = lookupId('category', slug);
    return [
      { id, parent_id: null, slug, icon, en, tr, ru, ar, hs_chapters: hsChapters, position: index + 1 },
      ...category.subCategories.map((sub, position) => ({
        id: lookupId('category', `${slug}/${sub.slug}`),
        parent_id: id,
        slug: `${slug}/${sub.slug}`,
        icon,
        en: sub.en,
        tr: sub.tr,
        ru: sub.ru,
        ar: sub.ar,
        hs_chapters: null,
        position: position + 1,
      })),
    ];
  });
}
