/** The layers of `api/` (ADR 002), as data and as checks: which folder may import which, and which folder owns a table. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { loadSubjects, type Owner } from '../../../scripts/support/checks/subjects.ts';
import { codeOf, importsOf, root } from './packages.ts';

/** Folders of `api/` that import lower layers only, and why they are in this layer. */
interface Layer {
  folders: string[];
  because: string;
}

/** Lowest first. */
export const layers: readonly Layer[] = [
  { folders: ['platform'], because: 'the platform knows no subject, so that every subject can import it' },
  {
    folders: ['lookup', 'mail', 'notification', 'push', 'credit', 'analytics', 'transparency'],
    because: 'lookups, notifications, the ledger and counters serve every subject and know none of them',
  },
  {
    folders: ['account', 'plan', 'content', 'inquiry'],
    because: 'every subject with an owner needs the account and what its plan allows; a chat begins with an inquiry',
  },
  {
    folders: ['session', 'chat', 'decision'],
    because: 'sign-in and decisions need accounts only; a chat reads its company, but does not change it',
  },
  {
    folders: ['second-factor'],
    because: 'a session gives its second factor, and neither staff nor passkeys may remove the proof that an account requires',
  },
  {
    folders: ['product', 'request', 'staff', 'passkey', 'quote'],
    because:
      'a company changes its products and requests; staff belong to accounts; a passkey begins a session; a quote is a message in a chat',
  },
  { folders: ['company'], because: 'a company changes its products and requests when it is boosted, moved or deleted' },
  {
    folders: ['catalogue', 'auth', 'publishing'],
    because:
      'public lists show companies and requests; sign-up creates an account with its company; a report can withdraw what editors publish',
  },
  {
    folders: [
      'identity',
      'user',
      'payment',
      'search',
      'moderation',
      'notice',
      'dashboard',
      'favourite',
      'translation',
      'saved-search',
      'upload',
    ],
    because:
      'these read across subjects: sign-up with a provider, profile and personal data, payment, search, moderation, reports of content, dashboard, favourites, translation, saved searches, uploads',
  },
  {
    folders: ['strike', 'sign-in-alert', 'appeal'],
    because:
      'a proposal of strikes suspends as the console does; a denied sign-in removes the ways to sign in that were added with it; an appeal has the parties of its case',
  },
  { folders: ['system'], because: 'the state of the marketplace is read from all other subjects' },
  { folders: ['jobs'], because: 'work over many subjects is composed above them; a call gets it as `deps.jobs`' },
];

/** Files of `api/` itself compose all layers. */
const layerOf = (folder: string | undefined): number =>
  folder === undefined ? layers.length : layers.findIndex(({ folders }) => folders.includes(folder));

const folderOf = (file: string): string | undefined => /^api\/([^/]+)\//.exec(file)?.[1];

interface Arrow {
  from: string;
  to: string;
  /** The import statement. */
  by: string;
}

const targetsOf = (file: string, text: string): string[] =>
  importsOf(text).flatMap((name) => (name.startsWith('.') ? [relative(root, resolve(root, dirname(file), name))] : []));

/** Imports from one folder of `api/` into another. */
export function arrowsOf(file: string, text: string): Arrow[] {
  return targetsOf(file, text).flatMap((target): Arrow[] => {
    const [from, to] = [folderOf(file), folderOf(target)];
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, by: `${file} imports ${target}` }];
  });
}

/** Imports that do not point to a lower layer, and folders without a layer, each with the reason. */
export function layerFaultsOf(file: string, text: string): string[] {
  const folder = folderOf(file);
  if (folder !== undefined && layerOf(folder) < 0)
    return [`${file} is in a folder without a layer: name it in tests/support/structure/api-layers.ts`];
  const upwards = arrowsOf(file, text).flatMap(({ from, to, by }) =>
    layerOf(to) < layerOf(from) ? [] : [`${by}: not allowed, because ${layers[layerOf(from)]?.because ?? 'it has no layer'}`],
  );
  if (folder === undefined || folder === 'jobs') return upwards;
  const composing = targetsOf(file, text).filter((target) => /^api\/[^/]+\.ts$/.test(target));
  return [
    ...upwards,
    ...composing.map((target) => `${file} imports ${target}: not allowed, because work over all subjects is passed as deps.jobs`),
  ];
}

/** The first cycle of folders that import each other, as a text that names the imports, or null. */
export function circleIn(arrows: readonly Arrow[]): string | null {
  const seen = new Set<string>();
  const walk = (folder: string, way: readonly Arrow[]): string | null => {
    const start = way.findIndex(({ from }) => from === folder);
    if (start >= 0) {
      const circle = way.slice(start);
      return `${[...circle.map(({ from }) => from), folder].join(' → ')}\n${circle.map(({ by }) => by).join('\n')}`;
    }
    if (seen.has(folder)) return null;
    seen.add(folder);
    for (const arrow of arrows.filter(({ from }) => from === folder)) {
      const circle = walk(arrow.to, [...way, arrow]);
      if (circle !== null) return circle;
    }
    return null;
  };
  for (const { from } of arrows) {
    const circle = walk(from, []);
    if (circle !== null) return circle;
  }
  return null;
}

type Owners = Readonly<Record<string, readonly string[]>>;

/**
 * The owner of each table: only files of that folder insert, change or delete its rows. Others put the owner's statements into their batches.
 * Any subject may read any table, where a join saves a round trip. A trigger (api/migrations) belongs to the table whose change fires it.
 */
export const ownersOf = (list: readonly Owner[]): Owners => Object.fromEntries(list.map(({ name, tables }) => [name, Object.keys(tables)]));

export const subjects = await loadSubjects();
export const owners = ownersOf(subjects);

const write = /\b(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|REPLACE\s+INTO|(?<!\bDO\s+)UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+(\$\{[^}]*\}|\w+)/gi;

/** The shared writes, to which a subject passes its table. */
const sharedWrites: readonly string[] = ['api/platform/db/closed-table.ts', 'api/platform/db/edited-table.ts'];
const nameToShared = /\b(?:closed|edited|reviewed)Table(?:<\w+>)?\(\s*'(\w+)'/g;

/** Tables whose rows a file writes. `${…}` stands for a name that is put together. */
export const writtenBy = (text: string): string[] =>
  [write, nameToShared].flatMap((pattern) => [...codeOf(text).matchAll(pattern)].map((match) => match[1] ?? ''));

/** Writes of another folder's tables. */
export function ownerFaultsOf(file: string, text: string, of: Owners = owners): string[] {
  const own = of[folderOf(file) ?? ''] ?? [];
  return writtenBy(text).flatMap((table) => {
    if (own.includes(table) || sharedWrites.includes(file)) return [];
    if (table.startsWith('$')) return [`${file} writes ${table}: a write names its table in full, so that its owner can be seen`];
    const owner = Object.entries(of).find(([, tables]) => tables.includes(table))?.[0];
    return [
      owner === undefined
        ? `${file} writes ${table}, which has no owner: name it in the index.ts of its folder`
        : `${file} writes ${table}: not allowed, because it is api/${owner}'s; use a statement of that folder`,
    ];
  });
}

/** Tables of the migrations, also of the archive, and views with an INSTEAD OF INSERT trigger. */
export function migratedTables(): string[] {
  const sql = ['api/migrations', 'api/archive'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const made = /(?:CREATE (?:VIRTUAL )?TABLE|INSTEAD OF INSERT ON) (?:IF NOT EXISTS )?(\w+)/gi;
  // Maps the temporary name of a table that a migration rebuilds to its name.
  const passing = new Set(sql.flatMap((text) => [...text.matchAll(/ALTER TABLE (\w+) RENAME TO/gi)].map((match) => match[1])));
  return [...new Set(sql.flatMap((text) => [...text.matchAll(made)].map((match) => match[1] ?? '')))].filter((name) => !passing.has(name));
}
