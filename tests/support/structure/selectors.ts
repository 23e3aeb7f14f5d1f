/** Parses selectors as far as the rules about style sheets need it. */

/** Splits at separators outside brackets; the parts are trimmed. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1;
    else if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && separator.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The compounds between combinators; the last is the element itself. */
export const compoundsOf = (selector: string): string[] => splitOutside(selector, /[\s>+~]/);

const bracket = (names: string): RegExp => new RegExp(`:(?:${names})\\([^()]*(?:\\([^()]*\\)[^()]*)*\\)`, 'g');

/** The classes of a compound's element, without those in `:not()` or `:has()`. */
export const classesOf = (compound: string): string[] =>
  [...compound.replace(bracket('not|has'), '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

type Specificity = readonly [ids: number, classes: number, types: number];

const heavier = (one: Specificity, other: Specificity): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** Specificity: ids, classes (with attributes and states), types (with pseudo-elements). */
export function specificityOf(selector: string): Specificity {
  const inner: Specificity[] = [];
  let plain = selector.replace(bracket('where'), '');
  plain = plain.replace(bracket('is|not|has'), (found) => {
    const each = splitOutside(found.slice(found.indexOf('(') + 1, -1), /,/).map(specificityOf);
    inner.push(each.reduce((most, next) => (heavier(next, most) > 0 ? next : most)));
    return '';
  });
  // Each kind is removed after it is counted, so that no part counts twice.
  const take = (pattern: RegExp): number => {
    const found = plain.match(pattern)?.length ?? 0;
    plain = plain.replace(pattern, ' ');
    return found;
  };
  const elements = take(/::[\w-]+/g);
  const classes = take(/\[[^\]]*\]|\.[a-zA-Z][\w-]*|:[a-z-]+(?:\([^)]*\))?/g);
  const own: Specificity = [take(/#[\w-]+/g), classes, elements + take(/[a-z][\w-]*/g)];
  return [own, ...inner].reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z]);
}
