/** The rules about style sheets (src/styles/README.md): each function returns violations of one. */
import { layerOrder } from '../../../src/styles/base/layers.ts';
import { givenTogether } from './class-names.ts';
import { classesOf, compoundsOf, specificityOf } from './selectors.ts';
import { areOnOnePage } from '../browser/sheets-of-pages.ts';
import type { StyleRule } from './stylesheets.ts';

/** The layers' names, weakest first. */
export const layers = layerOrder.replace('@layer ', '').split(',');
/** The rank of a rule's layer; -1 outside of layers. */
export const layerOf = (rule: StyleRule): number => layers.indexOf((rule.within[0] ?? '').replace('@layer ', ''));

/** A rule with one selector of its list. */
interface Single {
  rule: StyleRule;
  selector: string;
  /** Classes that its element must have. */
  classes: readonly string[];
  isScoped: boolean;
  layer: number;
  weight: string;
}

const singlesOf = (rules: readonly StyleRule[]): Single[] =>
  rules.flatMap((rule) =>
    rule.selectors.map((selector) => {
      const compounds = compoundsOf(selector);
      const classes = classesOf(compounds.at(-1) ?? '');
      return { rule, selector, classes, isScoped: compounds.length > 1, layer: layerOf(rule), weight: String(specificityOf(selector)) };
    }),
  );

const say = ({ rule, selector }: Single): string => `${rule.file}: ${selector}`;

/** Every component styles its own states (`is-open`), so a state has no file of its own. */
const isState = (name: string): boolean => name.startsWith('is-');

/** Files by class: those with a rule for the class alone, otherwise those of the weakest layer that names it. */
function homesOf(singles: readonly Single[]): Map<string, Set<string>> {
  const homes = new Map<string, { rank: number; files: Set<string> }>();
  for (const { rule, selector, classes, layer } of singles)
    for (const name of classes.filter((each) => !isState(each))) {
      const rank = selector.replace(/::[\w-]+$/, '') === `.${name}` ? -1 : layer;
      const known = homes.get(name);
      if (known === undefined || rank < known.rank) homes.set(name, { rank, files: new Set([rule.file]) });
      else if (rank === known.rank) known.files.add(rule.file);
    }
  return new Map([...homes].map(([name, { files }]) => [name, files]));
}

/** Classes that are defined in more than one file. */
export const homeFaults = (rules: readonly StyleRule[]): string[] =>
  [...homesOf(singlesOf(rules))].filter(([, files]) => files.size > 1).map(([name, files]) => `.${name}: ${[...files].join(', ')}`);

/** A rule that refines a class of another file must not be in a weaker layer than the class's home. */
export function refiningFaults(rules: readonly StyleRule[]): string[] {
  const singles = singlesOf(rules);
  const homes = homesOf(singles);
  const layerOfFile = new Map(rules.map((rule) => [rule.file, layerOf(rule)]));
  return singles
    .filter(({ rule, classes }) =>
      classes.some((name) => [...(homes.get(name) ?? [])].some((home) => layerOf(rule) < (layerOfFile.get(home) ?? 0))),
    )
    .map(say);
}

const sides = /-(?:block|inline|start|end|top|color|width|style|columns|rows|size|weight|x|y)\b/g;
/** Whether both set the same property: `padding` and `padding-inline`, `border` and `border-color`. */
const isSame = (one: string, other: string): boolean =>
  one === other || ((one.startsWith(other) || other.startsWith(one)) && one.replace(sides, '') === other.replace(sides, ''));

/** Whether a template puts all of them on one element. */
const meet = (names: readonly string[]): boolean => givenTogether.some((given) => names.every((name) => given.has(name)));

const isClash = (one: Single, other: Single): boolean =>
  one.rule.file !== other.rule.file &&
  one.layer === other.layer &&
  one.weight === other.weight &&
  one.classes.length > 0 &&
  other.classes.length > 0 &&
  !(one.isScoped && other.isScoped) &&
  one.rule.declarations.some(([property, value]) =>
    other.rule.declarations.some(([same, another]) => value !== another && !/important/.test(value + another) && isSame(property, same)),
  ) &&
  meet([...one.classes, ...other.classes]) &&
  areOnOnePage(one.rule.file, other.rule.file);

/** Conflicting rules of two files in one layer, with equal specificity, that may apply to one element. */
export function orderFaults(rules: readonly StyleRule[]): string[] {
  const singles = singlesOf(rules);
  return singles.flatMap((one, index) =>
    singles
      .slice(index + 1)
      .filter((other) => isClash(one, other))
      .map((other) => `${say(one)} × ${say(other)}`),
  );
}

/** A class that is repeated, or combined with its own variant, in order to raise the specificity. */
export const weightFaults = (rules: readonly StyleRule[]): string[] =>
  singlesOf(rules)
    .filter(({ selector }) =>
      compoundsOf(selector).some((compound) => {
        const names = classesOf(compound);
        return names.some((name, index) => names.slice(index + 1).some((other) => other === name || other.startsWith(`${name}--`)));
      }),
    )
    .map(say);
