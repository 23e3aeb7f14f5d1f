/** Finds references of documents and comments whose target does not exist. The functions are pure: files are passed as texts. */
import { posix } from 'node:path';
import { caseless } from '../../../contract/text/letter-case.ts';

/** The files of a repository. Paths start at the root and have slashes. */
export interface Tree {
  texts: ReadonlyMap<string, string>;
  /** Files and their folders. */
  paths: ReadonlySet<string>;
  /** Numbers of decisions, three digits each. */
  decisions: ReadonlySet<string>;
}
/** One finding, to be read as `file:line: text`. */
export interface Finding {
  file: string;
  /** From 1. */
  line: number;
  text: string;
}

const folders = 'api|attack|bank|bench|content|contract|demo|docs|locales|lookups|pictures|public|scripts|src|tests|worker';
const extensions = 'astro|css|jsonc?|md|mjs|sh|sql|svg|toml|tsv|tsx?';
/**
 * A path from the root, `*` being any part of a name. It must not follow a dot, slash or letter, where it would be part of another path,
 * such as that of an import.
 */
const pathPattern = new RegExp(
  String.raw`(?<![\w./@*{}$-])(?:${folders})\/[\w./*[\]-]*\.(?:${extensions})\b(?:#[\w-]+(?:\.[\w-]+)*)?`,
  'g',
);
const decisionPattern = /\bADR (\d{3})\b/g;
/** Other ways to name a decision, which a search for `ADR 007` would miss. */
const otherDecisionPattern = /\bdocs\/decisions\/(\d{3})\b(?!-)|\bdecisions? (\d{3})\b/gi;
/** An anchor of a promise or requirement; code may name the document without its folder. */
const anchorPattern = /(?<![\w/])(?:docs\/)?((?:behaviour|requirements)\.md)#([\w-]+(?:\.[\w-]+)*)/g;
const linkPattern = /\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g;

/** Removes fenced code, which contains commands and invented files, but not diagrams, which name files. */
const withoutFences = (text: string): string =>
  text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, (block) => (block.startsWith('```mermaid') ? block : block.replaceAll(/[^\n]/g, '')));

/** The anchors of a Markdown page as GitHub makes them from headings, and those of `<a id="…">`. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const slug = caseless(plain)
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  for (const [, id = ''] of text.matchAll(/<a id="([^"]+)">/g)) anchors.add(id);
  return anchors;
}

const foldersOf = (file: string): string[] => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));

export const treeOf = (texts: ReadonlyMap<string, string>): Tree => {
  const files = [...texts.keys()];
  return {
    texts,
    paths: new Set(files.flatMap((file) => [file, ...foldersOf(file)])),
    decisions: new Set(files.flatMap((file) => /^docs\/decisions\/(\d{3})-.*\.md$/.exec(file)?.[1] ?? [])),
  };
};

/** Output of builds and measurements is not in a fresh checkout; YYYY is the placeholder of a date. */
const isGenerated = (path: string): boolean => /\/(?:generated|results)\/|\.generated\.|\/YYYY/.test(path);

/** Whether a path with `*` (any part of a name) or `**` (any folders) matches a file. */
const hasMatch = ({ paths }: Tree, pattern: string): boolean => {
  const escaped = pattern.replaceAll(/[.[\]]/g, String.raw`\$&`).replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  const whole = new RegExp(`^${escaped}$`);
  return [...paths].some((path) => whole.test(path));
};

/** @returns why the path with its optional anchor does not resolve, or null */
function faultOf(tree: Tree, target: string): string | null {
  const [path = '', anchor] = target.split('#', 2);
  if (isGenerated(path)) return null;
  if (path.includes('*')) return hasMatch(tree, path) ? null : `${path} matches no file`;
  if (!tree.paths.has(path === '.' ? '' : path.replace(/\/$/, ''))) return `${path} does not exist`;
  const text = tree.texts.get(path);
  if (anchor === undefined || anchor === '' || !path.endsWith('.md') || text === undefined) return null;
  return anchorsOf(text).has(anchor) ? null : `${path} has no anchor #${anchor}`;
}

/** A link's target from the root; null for an address of a site, an e-mail address or a path of the product. */
const targetOf = (file: string, link: string): string | null => {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(link)) return null;
  const decoded = decodeURIComponent(link);
  return decoded.startsWith('#') ? file + decoded : posix.normalize(posix.join(posix.dirname(file), decoded));
};

/** The alternatives of a decision also name files that were removed or never made. */
const namesMissingFiles = (file: string, heading: string): boolean => file.startsWith('docs/decisions/') && heading === 'Alternatives';

/** The comment of a line of code, also of one that spans lines. A comment sign within quotes is text. */
const commentOf = (line: string): string => {
  const start = /^\s*(?:\*|--|#|<!--)|(?<!:)\/[/*]/.exec(line)?.index ?? line.length;
  const quotes = line.slice(0, start).match(/['"`]/g)?.length ?? 0;
  return quotes % 2 === 0 ? line.slice(start) : '';
};

function* faultsOfLine(tree: Tree, file: string, line: string, heading: string): Generator<string | null> {
  if (file.endsWith('.md'))
    for (const [, link = ''] of line.replaceAll(/`[^`]*`/g, '').matchAll(linkPattern)) {
      const target = targetOf(file, link);
      if (target !== null) yield faultOf(tree, target);
    }
  // Targets of links were resolved above, relative to the folder of their page.
  const words = line.replaceAll(linkPattern, ']');
  // Code of tests and rules names made-up files; comments do not.
  const text = file.endsWith('.md') ? words : commentOf(line);
  if (!namesMissingFiles(file, heading)) for (const [path] of text.matchAll(pathPattern)) yield faultOf(tree, path);
  for (const [name, number = ''] of words.matchAll(decisionPattern)) yield tree.decisions.has(number) ? null : `${name} does not exist`;
  for (const [, byPath, byNumber] of words.matchAll(otherDecisionPattern)) yield `write ADR ${byPath ?? byNumber}`;
  for (const [, name = '', anchor = ''] of words.matchAll(anchorPattern)) yield faultOf(tree, `docs/${name}#${anchor}`);
}

/** @returns each reference of the given files that does not resolve */
export const deadReferences = (tree: Tree, files: Iterable<string>): Finding[] =>
  [...files].flatMap((file) => {
    let heading = '';
    return withoutFences(tree.texts.get(file) ?? '')
      .split('\n')
      .flatMap((line, index) => {
        heading = /^## +(.+?) *$/.exec(line)?.[1] ?? heading;
        return [...new Set(faultsOfLine(tree, file, line, heading))].flatMap((text) =>
          text === null ? [] : [{ file, line: index + 1, text }],
        );
      });
  });
