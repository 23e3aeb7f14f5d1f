/** docs/permissions.md, written from the contract: which call a member of staff may make with which flag. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { CallDefinition } from '../contract/wire/call.ts';
import { calls, type Subject } from '../contract/index.ts';
import { judgedByHandler, openToStaff } from './support/checks/permission-rules.ts';
import { type Flag, flags } from '../contract/permissions.ts';
import { root } from './support/install.mjs';

export const permissionsFile = join(root, 'docs/permissions.md');

type Judged = Pick<CallDefinition, 'name' | 'access'>;

/** Has neither flag nor `mainOnly`, so that its rule stands beside the contract. */
const isUnnamed = ({ access }: Judged): boolean => access.who === 'member' && access.flag === undefined && access.mainOnly !== true;

/** Calls without a rule, and rules without a call. */
export function permissionFaults(all: readonly Judged[]): string[] {
  const unnamed = all.filter(isUnnamed).map(({ name }) => name);
  const named = [...Object.keys(openToStaff), ...Object.keys(judgedByHandler)];
  return [
    ...unnamed
      .filter((name) => !named.includes(name))
      .map(
        (name) =>
          `${name} has no rule for staff: give its access a flag or mainOnly, or name it in scripts/support/checks/permission-rules.ts`,
      ),
    ...named
      .filter((name, index) => !unnamed.includes(name) || named.indexOf(name) !== index)
      .map((name) => `scripts/support/checks/permission-rules.ts names ${name}, which has a rule already or is no call`),
  ];
}

function ruleOf({ name, access }: Judged): string {
  if (access.who === 'anyone') return 'anyone';
  if (access.who === 'console') {
    const who =
      access.role === undefined
        ? 'console: every role'
        : access.role === 'administrator'
          ? 'administrators'
          : `${access.role}s, administrators`;
    return access.isBeforeSecondFactor === true ? `${who}, before the second factor` : who;
  }
  if (access.mainOnly === true) return 'the main user';
  if (access.flag !== undefined) return access.flag === 'viewUserProfile' ? 'all staff: the flag is always on' : `\`${access.flag}\``;
  const judged = judgedByHandler[name];
  return judged === undefined
    ? `all staff: ${openToStaff[name]}`
    : `${judged.flags.map((flag) => `\`${flag}\``).join(', ')}: ${judged.how}`;
}

/** Whether staff who hold this flag alone, beside `viewUserProfile`, may make the call. */
function isAllowed({ name, access }: Judged, flag: Flag): boolean {
  if (access.who === 'anyone') return true;
  if (access.who === 'console' || access.mainOnly === true) return false;
  if (access.flag !== undefined) return access.flag === flag || access.flag === 'viewUserProfile';
  return judgedByHandler[name]?.flags.includes(flag) ?? true;
}

const subjects = [...new Set(calls.map(({ subject }) => subject))];
const rowOf = (call: CallDefinition): string =>
  `| ${call.name} | ${ruleOf(call)} | ${flags.map((flag) => (isAllowed(call, flag) ? '●' : '')).join(' | ')} |`;
const tableOf = (subject: Subject): string => `## ${subject}

| call | who | ${flags.map((_, index) => index + 1).join(' | ')} |
| --- | --- | ${flags.map(() => '---').join(' | ')} |
${calls
  .filter((one) => one.subject === subject)
  .map(({ call }) => rowOf(call))
  // Modules list what they export in an order of their own.
  .toSorted()
  .join('\n')}`;

/** The whole page, as it has to stand in the repository. */
export const permissionsPage = async (): Promise<string> =>
  format(
    `# Who may make which call

Written by \`scripts/permissions.ts\` from the contract; after a change there, \`node scripts/permissions.ts\` writes it anew. A main user may make every call but
the console's. A member of staff may make a call (●) with one of these flags, whatever else they hold; \`viewUserProfile\` is always on.

${flags.map((flag, index) => `${index + 1}. \`${flag}\``).join('\n')}

${subjects.map(tableOf).join('\n\n')}
`,
    { ...(await resolveConfig(permissionsFile)), parser: 'markdown', plugins: [] },
  );

/** What `npm run check` finds: a call without a rule, or a page that is not what the contract says. */
export async function checkPermissions(): Promise<string[]> {
  const faults = permissionFaults(calls.map(({ call }) => call));
  const isStale = readFileSync(permissionsFile, 'utf8') !== (await permissionsPage());
  return isStale ? [...faults, 'docs/permissions.md is not what the contract says: run scripts/permissions.ts'] : faults;
}

if (import.meta.main) writeFileSync(permissionsFile, await permissionsPage());
