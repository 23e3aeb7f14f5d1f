/** Further checks of documents and comments: references to documents outside of the repository, and long lines of Markdown. */
import type { Finding, Tree } from './reference-rules.ts';

const outsidePattern =
  /\bD-\d+\b|\b(?:house|look|speed|defaults)\.md\b|\b(?:public site|business area)(?: and business area)?, sections? \d|\(section \d+\b|\bissue \d+\b/g;
const lineLengthMax = 120;

const linesOf = (tree: Tree, file: string): [number, string][] =>
  (tree.texts.get(file) ?? '').split('\n').map((line, index) => [index + 1, line]);

/** References to a document that is not in the repository. */
export const outsideReferences = (tree: Tree, files: readonly string[]): Finding[] =>
  files.flatMap((file) =>
    linesOf(tree, file).flatMap(([line, words]) =>
      [...words.matchAll(outsidePattern)].map(([text]) => ({ file, line, text: `${text} is not in the repository` })),
    ),
  );

/** Lines of Markdown above 120 characters, except rows of tables, fenced code, and lines that are long by a link alone. */
export const longLines = (tree: Tree, files: readonly string[]): Finding[] =>
  files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      let isFenced = false;
      return linesOf(tree, file).flatMap(([line, words]) => {
        if (/^\s*(?:```|~~~)/.test(words)) isFenced = !isFenced;
        const length = words.replaceAll(/\]\([^)]*\)/g, ']').length;
        if (isFenced || /^\s*\|/.test(words) || length <= lineLengthMax) return [];
        return [{ file, line, text: `${length} characters` }];
      });
    });
