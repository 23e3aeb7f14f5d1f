/** Which package may import which, as data and as a check; docs/packages.md is written from it. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../../../scripts/support/install.mjs';

export { root };

/** A package, what its files may import from other packages and from npm, and why. */
interface Package {
  folder: string;
  may: string[];
  npm?: RegExp;
  because: string;
}

const anyPackage = /./;

// The longest folder that matches a file is its package. A package may always import itself.
export const packages: Package[] = [
  {
    folder: 'contract',
    may: [],
    npm: /^(zod\/mini|libphonenumber-js\/.*)$/,
    because: 'both sides depend on it, so it depends on neither; only zod/mini is small enough for browsers',
  },
  {
    folder: 'api',
    may: ['contract', 'locales', 'lookups', 'generated'],
    npm: /^(?!react|astro|@astrojs|nanostores|@nanostores)/,
    because: 'the API runs without the site, and the site reaches it over the binding only',
  },
  {
    folder: 'bank',
    may: ['contract', 'locales'],
    npm: /^(hono.*|cloudflare:workers)$/,
    because: 'the sandbox bank plays a foreign institution: it implements the protocol and knows nothing of the marketplace',
  },
  {
    folder: 'attack',
    may: ['contract', 'scripts', 'bench', 'demo', 'tests/support'],
    npm: /^(node:.*|fast-check|sharp)$/,
    because: 'an attacker knows the contract and the addresses; code imported from the product could not disprove the product',
  },
  {
    folder: 'worker',
    may: ['contract'],
    npm: /^(hono.*|cloudflare:.*|@astrojs\/cloudflare\/handler|astro\/app\/entrypoint|node:.*)$/,
    because: 'the edge is the only code that sees cookies, so it stays small and knows neither pages nor database',
  },
  {
    folder: 'src/ui',
    // Text is folded, and phone numbers are read, as everywhere.
    may: ['contract/limits.ts', 'contract/search/fold.ts', 'contract/text/plain-text.ts', 'contract/text/letter-case.ts'],
    npm: /^(react|react-dom|react-aria-components|@internationalized)/,
    because: 'components get props and send events, without a store or a fetch, so that the style guide can show every state',
  },
  {
    folder: 'src/client',
    may: ['contract'],
    npm: /^(?!react|astro|@astrojs|hono)/,
    because: 'islands and the business area share the browser side of the contract, without React',
  },
  {
    folder: 'src/form',
    may: ['src/ui', 'src/client', 'src/i18n', 'contract'],
    npm: /^(react|react-hook-form|i18next)$/,
    because: 'a form behaves alike on public pages and in the business area, so the shared part is below both and knows no subject',
  },
  {
    folder: 'src/inquiry',
    may: ['src/form', 'src/ui', 'src/client', 'src/i18n', 'contract'],
    npm: /^(react|react-hook-form|i18next)$/,
    because: 'a quote is requested on public pages and in chats, with the same fields and checks',
  },
  {
    folder: 'src/islands',
    // Styles that only a hydrated island needs are loaded with it.
    may: ['src/inquiry', 'src/form', 'src/ui', 'src/client', 'src/i18n', 'src/styles', 'contract'],
    npm: anyPackage,
    because: 'an island of a public page must not load the business area or code of the server',
  },
  {
    folder: 'src/account',
    may: ['src/inquiry', 'src/form', 'src/ui', 'src/client', 'src/i18n', 'contract'],
    npm: anyPackage,
    because: 'the business area is one React app, and pages import its entry only',
  },
  {
    folder: 'src/i18n',
    may: ['locales', 'contract'],
    npm: anyPackage,
    because: 'texts come from locales/ only, whoever shows them',
  },
  {
    folder: 'src/server',
    may: ['src/i18n', 'contract', 'worker/api', 'worker/cache'],
    npm: /^(cloudflare:.*|i18next|node:async_hooks)$/,
    because: 'pages are rendered in the edge and use its API client and its cache, and nothing else of it',
  },
  {
    folder: 'src/offline',
    may: ['src/i18n', 'contract'],
    because: 'the service worker is a program of its own: it exchanges messages with the pages and shares only the contract',
  },
  {
    folder: 'src/directives',
    may: [],
    npm: /^(astro|node:.*)$/,
    because: 'a directive is inlined into every page that has an island',
  },
  {
    folder: 'src',
    may: [
      'src/server',
      'src/components',
      'src/layouts',
      'src/pages',
      'src/islands',
      'src/account',
      'src/i18n',
      'src/client',
      'src/ui',
      'src/styles',
      'contract',
      'generated',
      'lookups',
    ],
    npm: anyPackage,
    because: 'pages, layouts and components reach the API through the contract, never by import',
  },
];

const sourceFile = /\.(ts|tsx|astro|mjs)$/;

/** The source files below a folder, as paths from the root. */
export const filesOf = (folder: string): string[] => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && sourceFile.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
};

/** The package of a file. */
export const packageOf = (file: string): Package | undefined =>
  packages.filter((each) => file.startsWith(`${each.folder}/`)).sort((a, b) => b.folder.length - a.folder.length)[0];

/** A source file without its comments. */
export const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** Reads `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`; comments do not count. */
export const importsOf = (text: string): string[] => {
  const code = codeOf(text);
  const from = /(?:^|[;\n}])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g;
  const bare = /(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]/g;
  const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;
  return [from, bare, dynamic].flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
};

const under = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Imports that `file` may not have, each with the reason of its package. */
export const faultsOf = (file: string, text: string): string[] => {
  const importer = packageOf(file);
  if (!importer) return [];
  return importsOf(text).flatMap((name) => {
    const say = (what: string): string[] => [`${file} imports ${what}: not allowed, because ${importer.because}`];
    if (!name.startsWith('.')) return importer.npm?.test(name) || name.startsWith('astro:') ? [] : say(name);
    const target = relative(root, resolve(root, dirname(file), name.replace(/\?.*$/, '')));
    const targetPackage = packageOf(target);
    if (targetPackage === importer) {
      const subject = (path: string): string | undefined => /^src\/account\/([^/]+)\//.exec(path)?.[1];
      const [own, other] = [subject(file), subject(target)];
      // `shell` and `shared` belong to all subjects.
      if (own && other && own !== other && own !== 'shell' && !['shell', 'shared'].includes(other))
        return [`${file} imports ${target}: subjects of the business area do not import each other, because each is loaded separately`];
      return [];
    }
    return importer.may.some((folder) => under(target, folder)) ? [] : say(target);
  });
};
