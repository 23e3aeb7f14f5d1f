import type { Thing } from './json-ld.ts';

/** The path from the home page to this one. @param above label and full address @param here the page itself */
export const breadcrumbData = (above: readonly (readonly [label: string, address: string])[], here: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...above, [here, undefined] as const].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
