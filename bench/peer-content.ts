/** Extracts elements, styles and files of our pages for the peer, the same pages made with Next (bench/peer). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { asciiUpperCase } from '../contract/text/letter-case.ts';

/** Runs in the browser. Scripts are left out: the peer has its own. */
function readBody(): unknown {
  const names: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    maxlength: 'maxLength',
    autocomplete: 'autoComplete',
    crossorigin: 'crossOrigin',
    srcset: 'srcSet',
    fetchpriority: 'fetchPriority',
    datetime: 'dateTime',
    value: 'defaultValue',
    checked: 'defaultChecked',
    enterkeyhint: 'enterKeyHint',
    inputmode: 'inputMode',
    autocapitalize: 'autoCapitalize',
    spellcheck: 'spellCheck',
    popovertarget: 'popoverTarget',
    novalidate: 'noValidate',
  };
  const flags = new Set(['hidden', 'disabled', 'required', 'open', 'checked', 'inert', 'novalidate', 'multiple']);
  const omitted = new Set(['script', 'style', 'noscript', 'template', 'link']);
  const styleOf = (text: string): Record<string, string> =>
    Object.fromEntries(
      text
        .split(';')
        .map((part) => part.split(':'))
        .filter((part) => part.length > 1)
        .map(([name = '', ...value]) => {
          const key = name.trim();
          return [
            key.startsWith('--') ? key : key.replaceAll(/-(\w)/g, (_, letter: string) => asciiUpperCase(letter)),
            value.join(':').trim(),
          ];
        }),
    );
  const nodesOf = (parent: Node): unknown[] =>
    [...parent.childNodes].flatMap((node): unknown[] => {
      if (node instanceof Text) return node.data === '' ? [] : [node.data];
      if (!(node instanceof Element)) return [];
      const name = node.localName;
      if (omitted.has(name)) return [];
      if (name === 'astro-island' || name === 'astro-slot') return nodesOf(node);
      const props = Object.fromEntries(
        [...node.attributes]
          .filter(({ name: attribute }) => !attribute.startsWith('on') && attribute !== 'selected')
          .map(({ name: attribute, value }) => {
            if (attribute === 'style') return ['style', styleOf(value)];
            // React has `defaultValue` only for inputs.
            const key = attribute === 'value' && name !== 'input' ? attribute : (names[attribute] ?? attribute);
            return [key, flags.has(attribute) ? true : value];
          }),
      );
      return [[name, props, nodesOf(node)]];
    });
  return nodesOf(document.body);
}

/** Turns inline pictures into files, as Next pages usually have them. */
function withFiles(body: string, folder: string, page: string): string {
  let count = 0;
  return body.replaceAll(/data:image\/(\w+);base64,([\w+/]+=*)/g, (_, type: string, bytes: string) => {
    const file = `${page}-${count++}.${type}`;
    writeFileSync(join(folder, 'public', file), Buffer.from(bytes, 'base64'));
    return `/${file}`;
  });
}

/**
 * Writes `content/<name>.json`, `content/<name>.css` and the pages' files into `public`.
 * @param pages name → path of our page
 */
export async function writePeerContent(browser: Browser, origin: string, folder: string, pages: Record<string, string>): Promise<void> {
  for (const part of ['content', 'public']) {
    rmSync(join(folder, part), { recursive: true, force: true });
    mkdirSync(join(folder, part));
  }
  for (const [name, path] of Object.entries(pages)) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const files: Promise<void>[] = [];
    page.on('response', (answer) => {
      const { pathname, origin: from } = new URL(answer.url());
      if (from !== origin || !['image', 'font'].includes(answer.request().resourceType())) return;
      files.push(
        (async () => {
          const file = join(folder, 'public', decodeURIComponent(pathname));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await answer.body());
        })(),
      );
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // Scrolls, so that lazy content and pictures are loaded as well.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await page.waitForLoadState('networkidle');
    await Promise.all(files);
    // Reads the page without scripts, as served: the peer has scripts of its own.
    const still = await browser.newContext({ javaScriptEnabled: false });
    const stillPage = await still.newPage();
    await stillPage.goto(origin + path);
    const styles = (await stillPage.locator('style').allTextContents()).map((style) => style.trim()).filter((style) => style !== '');
    writeFileSync(join(folder, 'content', `${name}.json`), withFiles(JSON.stringify(await stillPage.evaluate(readBody)), folder, name));
    writeFileSync(join(folder, 'content', `${name}.css`), styles.map((style) => (style.endsWith('}') ? style : `${style};`)).join('\n'));
    await still.close();
    await context.close();
  }
}
