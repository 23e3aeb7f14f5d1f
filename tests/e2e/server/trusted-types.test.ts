/** No text becomes HTML in a page, whatever its source. */
import { expect, test } from '../../support/browser/page.ts';

const marked = '<img src=x onerror="window.wasRun = true">';

for (const path of ['/', '/imports', '/sign-up', '/profile', '/ar/companies'])
  test(`${path} accepts no text as HTML`, { tag: path === '/profile' ? '@gate' : [] }, async ({ page, faults }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(faults).toEqual([]);
    const tries = await page.evaluate(async (text) => {
      const sinks: Record<string, () => unknown> = {
        innerHTML: () => (document.createElement('div').innerHTML = text),
        outerHTML: () => (document.body.appendChild(document.createElement('i')).outerHTML = text),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', text),
        parser: () => new DOMParser().parseFromString(text, 'text/html'),
        script: () => (document.createElement('script').src = '/made-up.js'),
        policy: () =>
          (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(
            'x',
            {},
          ),
        empty: () => (document.createElement('div').innerHTML = ''),
      };
      return Object.entries(sinks).map(([name, run]) => {
        try {
          run();
          return `${name} taken`;
        } catch (error) {
          return `${name} ${(error as Error).name}`;
        }
      });
    }, marked);
    expect(tries).toEqual([
      ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'parser', 'script', 'policy'].map((name) => `${name} TypeError`),
      'empty taken',
    ]);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    // Violations that the test itself has caused.
    faults.length = 0;
  });
