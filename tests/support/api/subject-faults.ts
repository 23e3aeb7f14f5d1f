/** Finds missing declarations of subjects about their tables, from their statements and the schema. */
import { type Exported, isGiven } from '../../../api/platform/subject/exported.ts';
import type { Subject, Table } from '../../../api/platform/subject/subject.ts';

/** A table of the database. */
export interface MigratedTable {
  columns: readonly string[];
  /** Tables that its rows refer to. */
  references: readonly string[];
  /** Tables whose deletion deletes its rows, by a foreign key or a trigger. */
  goesWith: readonly string[];
  /** A full-text index of a table. */
  isIndex: boolean;
}

/** The SQL of prepared statements that are not run. */
function sqlOf(make: (db: D1DatabaseSession) => unknown): string[] {
  const texts: string[] = [];
  const statement = { bind: () => statement };
  make({ prepare: (sql: string) => (texts.push(sql), statement) } as unknown as D1DatabaseSession);
  return texts;
}

const tablesIn = (texts: readonly string[], verb: RegExp): Set<string> =>
  new Set(texts.flatMap((sql) => [...sql.matchAll(verb)].map((match) => match[1] ?? '')));
const deletedIn = (texts: readonly string[]) => tablesIn(texts, /\bDELETE\s+FROM\s+(\w+)/gi);
const changedIn = (texts: readonly string[]) => tablesIn(texts, /\b(?:DELETE\s+FROM|UPDATE)\s+(\w+)/gi);

/** Columns in which a member of staff may be named, not only a main user. */
const namesPerson = /^(?:user_id|(?:author|actor|assigned|reporter)_user_id|invited_by|asked_by)$/;

/** Columns that name people or their companies. */
const isPersonal = /(?:^|_)(?:user_id|company_id|email|invited_by)$|^owner$/;

/**
 * The required declarations of a subject for each of its tables, whether its statements fulfil them, and the reason that is given
 * otherwise.
 */
function askedOf({ retention, archived, jobs, personalData }: Subject, tables: ReadonlyMap<string, MigratedTable>) {
  const { exported = [], forgetPeople = [], forgetNames = [], forgetAccount = [], forgetContent = [] } = personalData ?? {};
  const swept = sqlOf((db) => [
    ...[...(retention?.minute ?? []), ...(retention?.hour ?? [])].map((sweep) => sweep(db, 0)),
    ...(archived ?? []).map(({ leave }) => leave(db)),
    ...(jobs ?? []).map(({ statements }) => statements?.(db, 0)),
  ]);
  const forgotten = sqlOf((db) => [
    ...[...forgetPeople, ...forgetNames, ...forgetAccount].map((forget) => forget(db, '', 0, 'deleted')),
    ...forgetContent.map((forget) => forget(db, '', 1, 0)),
  ]);
  const textOf = (parts: readonly Exported[]): string =>
    parts.map((part) => ('text' in part ? part.tables.join(' ') : `${part.from} ${part.columns}`)).join(' ');
  const isIn = (text: string, table: string): boolean => new RegExp(`\\b${table}\\b`).test(text);
  const exportedText = textOf(exported);
  const personText = textOf(exported.filter((part) => isGiven(part, false)));
  const follows = (table: string, ended: ReadonlySet<string>): boolean =>
    ended.has(table) || (tables.get(table)?.goesWith.some((one) => follows(one, ended)) ?? false);
  const [ended, changed] = [deletedIn([...swept, ...forgotten]), changedIn(forgotten)];
  return (table: string): readonly [reason: keyof Table, isAsked: boolean, isDone: boolean, fault: string][] => {
    const { columns = [], references = [], isIndex = true } = tables.get(table) ?? {};
    const isPersonalData =
      columns.some((column) => isPersonal.test(column)) || references.some((one) => one === 'users' || one === 'company');
    return [
      ['stays', !isIndex, follows(table, ended), 'has no retention, and no reason why it stays'],
      ['notExported', isPersonalData, isIn(exportedText, table), 'tells of an account and is not exported, without a reason'],
      [
        'notOfPerson',
        columns.some((column) => namesPerson.test(column)) && isIn(exportedText, table),
        isIn(personText, table),
        'names a person and is exported to the main user alone, without a reason',
      ],
      ['notForgotten', isPersonalData, follows(table, changed), 'tells of an account and is not forgotten, without a reason'],
    ];
  };
}

/** Faults of each table that is in the database, as `subject: table …`. */
export function subjectFaultsOf(list: readonly Subject[], migrated: ReadonlyMap<string, MigratedTable>): string[] {
  const owned = list.flatMap(({ name, tables }) => Object.keys(tables).map((table) => [table, name] as const));
  const twice = owned.filter(([table], place) => owned.findIndex(([other]) => other === table) < place);
  return [
    ...twice.map(([table, name]) => `${name}: ${table} has another owner, too`),
    ...[...migrated.keys()].filter((table) => !owned.some(([one]) => one === table)).map((table) => `${table} has no owner`),
    ...list.flatMap((subject) => {
      const asked = askedOf(subject, migrated);
      return Object.entries(subject.tables).flatMap(([table, reasons]) =>
        asked(table).flatMap(([reason, isAsked, isDone, fault]) => {
          const isGiven = reasons[reason] !== undefined;
          if (isAsked && !isDone && !isGiven) return [`${subject.name}: ${table} ${fault}`];
          return isGiven && (isDone || !isAsked) ? [`${subject.name}: ${table} has a reason (${reason}) that nothing asks for`] : [];
        }),
      );
    }),
  ];
}
