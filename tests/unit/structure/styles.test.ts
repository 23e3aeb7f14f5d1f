/** The rules of src/styles/README.md: layers decide precedence, each class is defined in one file, no style is unused. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isGiven } from '../../support/structure/class-names.ts';
import { root } from '../../support/structure/packages.ts';
import { classesOf, compoundsOf, specificityOf } from '../../support/structure/selectors.ts';
import { homeFaults, layerOf, layers, orderFaults, refiningFaults, weightFaults } from '../../support/structure/style-faults.ts';
import { filesUnder, rulesOf, sheets, styleRules, type StyleRule } from '../../support/structure/stylesheets.ts';

describe('every sheet', () => {
  test('there are sheets, and rules in them', () => {
    expect(sheets.length).toBeGreaterThan(30);
    expect(styleRules.length).toBeGreaterThan(500);
  });

  test('has its rules in one of the layers', () => {
    expect(styleRules.filter((rule) => layerOf(rule) < 0).map((rule) => `${rule.file}: ${rule.selectors.join(', ')}`)).toEqual([]);
  });

  test('is in one layer', () => {
    const layersOf = new Map<string, Set<number>>();
    for (const rule of styleRules) layersOf.set(rule.file, (layersOf.get(rule.file) ?? new Set()).add(layerOf(rule)));
    expect([...layersOf].filter(([, of]) => of.size > 1).map(([file]) => file)).toEqual([]);
  });

  test('is listed in src/styles/README.md with its layer', () => {
    const page = readFileSync(join(root, 'src/styles/README.md'), 'utf8');
    const listed = [...page.matchAll(/^(?:### `(.+)`|\| `([\w-]+\.css)` +\| (\S+) +\|.*)$/gm)];
    let folder = '';
    const rows = listed.flatMap(([, heading, name, layer]) => {
      folder = heading ?? folder;
      return name === undefined ? [] : [`src/styles/${folder}${name} ${layer}`];
    });
    const layerIn = (css: string): string => /@layer (\w+)/.exec(css)?.[1] ?? '–';
    const files = sheets.filter(([file]) => file.endsWith('.css'));
    expect(rows.toSorted()).toEqual(files.map(([file, css]) => `${file} ${layerIn(css)}`).toSorted());
  });

  test('names the layer of a package’s sheet, which no script imports', () => {
    const imports = sheets.flatMap(([file, css]) => [...css.matchAll(/@import ['"](?!\.)[^;]*;/g)].map(([line]) => ({ file, line })));
    expect(imports.filter(({ line }) => !layers.some((layer) => line.endsWith(`layer(${layer});`)))).toEqual([]);
    const scripts = filesUnder('src', /\.(?:astro|tsx?)$/);
    expect(scripts.filter((file) => /(?:import|from) '[^.'][^']*\.css/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  test('changes no letter case: in the language of the page, i would become I in a Turkish name, or İ in an English one', () => {
    const turned = styleRules.flatMap(({ file, selectors, declarations }) =>
      declarations
        .filter(([property, value]) => property === 'text-transform' && value !== 'none')
        .map(([, value]) => `${file}: ${selectors.join(', ')}: ${value}`),
    );
    // Exceptions: news have their own language on an outer element, and a product's price is in the page's language.
    expect(turned).toEqual(['src/styles/parts/tiles.css: .tile p::first-letter: uppercase']);
  });

  test('has !important only for hiding, since it reverses the layers', () => {
    const faults = styleRules.flatMap(({ file, declarations }) =>
      declarations
        .filter(([property, value]) => value.includes('!important') && property !== 'display')
        .map(([property]) => `${file}: ${property}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('every class', () => {
  test('has one home', () => expect(homeFaults(styleRules)).toEqual([]));

  test('is refined in the layer of its home or in a stronger one', () => expect(refiningFaults(styleRules)).toEqual([]));

  test('does not conflict with a class of the same layer on the same element', () => expect(orderFaults(styleRules)).toEqual([]));

  test('has its natural specificity: no selector repeats it', () => expect(weightFaults(styleRules)).toEqual([]));

  test('is used by a template', () => {
    const names = new Set(styleRules.flatMap(({ selectors }) => selectors.flatMap(compoundsOf).flatMap(classesOf)));
    expect([...names].filter((name) => !isGiven(name))).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const read = (...written: [file: string, css: string][]): StyleRule[] => written.flatMap(([file, css]) => rulesOf(file, css));

  test('a second home is reported, a scope is not', () => {
    const rules = read(
      ['a.css', '@layer parts { .row { gap: 0 } }'],
      ['b.css', '@layer pages { .row { gap: 1px } .foot > .row { gap: 2px } }'],
    );
    expect(homeFaults(rules)).toEqual(['.row: a.css, b.css']);
  });

  test('a refinement in a weaker layer is reported', () => {
    const home = ['a.css', '@layer parts { .row { gap: 0 } }'] as [string, string];
    expect(refiningFaults(read(home, ['b.css', '@layer pages { .row[hidden] { gap: 1px } }']))).toEqual([]);
    expect(refiningFaults(read(home, ['b.css', '@layer reset { .foot > .row { gap: 1px } }']))).toEqual(['b.css: .foot > .row']);
  });

  test('a dependency on the order of two sheets is reported, within one layer only', () => {
    const [one, other] = ['.badge', '.badge--green'];
    const css = (layer: string, name: string, value: string) => `@layer ${layer} { @media print { ${name} { padding-inline: ${value} } } }`;
    expect(orderFaults(read(['a.css', css('parts', one, '0')], ['b.css', css('parts', other, '1px')]))).toHaveLength(1);
    expect(orderFaults(read(['a.css', css('parts', one, '0')], ['b.css', css('pages', other, '1px')]))).toEqual([]);
    expect(orderFaults(read(['a.css', css('parts', one, '0')], ['b.css', css('parts', `.x ${other}`, '1px')]))).toEqual([]);
  });

  test.each(['.row.row', '.row.row--top a', '.x > .row--top.row.row--top'])('%s repeats a class', (selector) => {
    expect(weightFaults(read(['a.css', `@layer parts { ${selector} { gap: 0 } }`]))).toHaveLength(1);
  });

  test.each([
    ['a:hover', '0,1,1'],
    ['.a.b:not(.c):hover', '0,4,0'],
    [':root:has(.a):has(.b.c) .d > i:nth-child(-n + 1)::before', '0,6,2'],
    [':is(h1, .a) :where(.b) #c', '1,1,0'],
  ])('%s has the specificity %s', (selector, weight) => {
    expect(String(specificityOf(selector))).toBe(weight);
  });

  test('an unused class is reported, and a composed one is found', () => {
    expect(isGiven('row')).toBe(true);
    expect(isGiven('badge--amber')).toBe(true);
    expect(isGiven('badge--mauve')).toBe(false);
    expect(isGiven('sum--total')).toBe(false);
  });
});
