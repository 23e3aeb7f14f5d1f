import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asciiUpperCase } from '../../../contract/text/letter-case.ts';
import { closure } from '../closure.ts';
import { clientFolder, readClientManifest } from './client-manifest.ts';

/** What a browser loads for a page before any interaction, without fonts and pictures. */
export interface Fetched {
  html: string;
  inlineScript: string;
  scripts: string[];
  styles: string[];
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

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

  const manifest = readClientManifest();
  const chunkOf = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  const files = roots.flatMap((address) => {
    const file = new URL(address, answer.url).pathname.slice(1);
    const chunk = chunkOf.get(file);
    return chunk === undefined
      ? [file]
      : [...closure(chunk, (name) => manifest[name]?.imports ?? [])].map((name) => manifest[name]?.file ?? '');
  });
  const scripts = [...new Set(files)].map((file) => readFileSync(join(clientFolder, file), 'utf8'));

  const styles: string[] = [];
  for (const tag of html.match(/<link\b(?=[^>]*rel="stylesheet")[^>]*>/g) ?? []) {
    const address = /href="([^"]+)"/.exec(tag)?.[1];
    if (address) styles.push(await (await fetch(new URL(address, answer.url))).text());
  }
  return { html, inlineScript, scripts, styles };
};
