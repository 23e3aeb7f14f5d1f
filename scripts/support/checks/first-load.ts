import { asciiUpperCase } from '../../../contract/text/letter-case.ts';

/** What a browser loads for a page before any interaction, without fonts and pictures. */
export interface Fetched {
  html: string;
  inlineScript: string;
  scripts: string[];
  styles: string[];
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const staticImports = (code: string): string[] => [
  ...all(code, /(?:^|[;}\n])\s*(?:import|export)\b[^'"()]*?from\s*["']([^"']+)["']/g),
  ...all(code, /(?:^|[;}\n])\s*import\s*["']([^"']+)["']/g),
  // Minified: import{a as b}from"./x.js";import"./y.js"
  ...all(code, /\bimport\s*(?:[\w*{][^'"();]*?from\s*)?["']([^"']+)["']/g),
];

/** Islands that hydrate without interaction. */
const eagerIsland = /<astro-island\b(?=[^>]*\bclient="(?:load|idle|visible|only)")[^>]*>/g;

/** Loads a page with its styles and scripts. @returns undefined for another status */
export const firstLoad = async (origin: string, path: string, language: string, status = 200): Promise<Fetched | undefined> => {
  const answer = await fetch(origin + path, {
    headers: { 'accept-language': language, cookie: `language-imp=${asciiUpperCase(language)}` },
  });
  const html = await answer.text();
  if (answer.status !== status) return undefined;

  const tags = all(html, /(<script\b[^>]*>)/g);
  const islands = html.match(eagerIsland) ?? [];
  const roots = [
    ...tags.flatMap((tag) => all(tag, /\bsrc="([^"]+)"/g)),
    ...all(html, /<link\b(?=[^>]*rel="modulepreload")[^>]*href="([^"]+)"/g),
    ...islands.flatMap((tag) => all(tag, /\b(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g)),
  ];
  const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)];
  const inlineScript = inline.map((match) => match[1] ?? '').join('\n');

  const seen = new Map<string, string>();
  const visit = async (address: string, base: string): Promise<void> => {
    const url = new URL(address, base);
    if (url.origin !== origin || seen.has(url.href)) return;
    seen.set(url.href, '');
    const file = await fetch(url);
    if (!file.ok) throw new Error(`${path} loads ${url.pathname}, which answers ${file.status}`);
    const code = await file.text();
    seen.set(url.href, code);
    for (const name of staticImports(code)) if (/^[./]/.test(name)) await visit(name, url.href);
  };
  for (const address of [...roots, ...staticImports(inlineScript).filter((name) => /^[./]/.test(name))]) await visit(address, answer.url);

  const styles: string[] = [];
  for (const tag of html.match(/<link\b(?=[^>]*rel="stylesheet")[^>]*>/g) ?? []) {
    const address = /href="([^"]+)"/.exec(tag)?.[1];
    if (address) styles.push(await (await fetch(new URL(address, answer.url))).text());
  }
  return { html, inlineScript, scripts: [...seen.values()], styles };
};
