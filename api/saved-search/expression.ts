/**
 * The full-text expression of a list's query (contract/search/fold.ts, glossary.ts), as a tree. It is evaluated without the index, and
 * yields the words that every match contains.
 */
export type Expression =
  | { is: 'word'; word: string; isPrefix: boolean }
  | { is: 'all'; parts: readonly Expression[] }
  | { is: 'any'; parts: readonly Expression[] };

const token = /"([^"]*)"(\*)?|\(|\)|AND|OR/gu;

/** @throws for syntax that no list uses */
export function parseExpression(text: string): Expression {
  const tokens = [...text.matchAll(token)];
  let at = 0;
  const is = (sign: string): boolean => tokens[at]?.[0] === sign;
  const one = (): Expression => {
    const found = tokens[at];
    at += 1;
    if (found?.[0] === '(') {
      const inner = any();
      if (!is(')')) throw new Error(`no end of a bracket in ${text}`);
      at += 1;
      return inner;
    }
    if (found?.[1] === undefined) throw new Error(`no word at ${at} in ${text}`);
    return { is: 'word', word: found[1], isPrefix: found[2] !== undefined };
  };
  const all = (): Expression => {
    const parts = [one()];
    while (at < tokens.length && !is('OR') && !is(')')) {
      if (is('AND')) at += 1;
      parts.push(one());
    }
    const [first] = parts;
    return first !== undefined && parts.length === 1 ? first : { is: 'all', parts };
  };
  const any = (): Expression => {
    const parts = [all()];
    while (is('OR')) {
      at += 1;
      parts.push(all());
    }
    const [first] = parts;
    return first !== undefined && parts.length === 1 ? first : { is: 'any', parts };
  };
  const whole = any();
  if (at < tokens.length) throw new Error(`more than an expression: ${text}`);
  return whole;
}

/** Whether a text with these words matches. */
export function finds(expression: Expression, words: ReadonlySet<string>): boolean {
  switch (expression.is) {
    case 'word': {
      const { word, isPrefix } = expression;
      return words.has(word) || (isPrefix && [...words].some((each) => each.startsWith(word)));
    }
    case 'all':
      return expression.parts.every((part) => finds(part, words));
    case 'any':
      return expression.parts.some((part) => finds(part, words));
  }
}

type Word = Extract<Expression, { is: 'word' }>;
/** Words of which every match has at least one, and the length of the shortest of them. */
interface Needed {
  words: readonly Word[];
  weight: number;
}

/** Chooses among several sets the one whose shortest word is longest; among equal ones the one with the fewest words. */
export function neededWords(expression: Expression): Needed {
  if (expression.is === 'word') return { words: [expression], weight: Array.from(expression.word).length };
  const needed = expression.parts.map(neededWords);
  if (expression.is === 'any')
    return { words: needed.flatMap(({ words }) => words), weight: Math.min(...needed.map(({ weight }) => weight)) };
  return needed.reduce((best, each) =>
    each.weight > best.weight || (each.weight === best.weight && each.words.length < best.words.length) ? each : best,
  );
}
