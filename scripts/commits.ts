/* `node scripts/commits.ts`, part of the gate: subjects of commits have the form of CONTRIBUTING.md. */
import { execFileSync } from 'node:child_process';
import { root } from './support/install.mjs';
import { subjectFaults } from './support/checks/commit-rules.ts';

/** The commit that introduced the rule; only later ones are checked. */
const since = 'b289f31d7ed4';

/** @returns the subjects of commits since the rule, or null in a checkout without git or without that commit */
export function subjectsOf(folder: string, first = since): string[] | null {
  try {
    const log = execFileSync('git', ['log', '--format=%s', `${first}..HEAD`], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return log.split('\n').filter((subject) => subject !== '');
  } catch {
    return null;
  }
}

/** For `npm run check`. @returns a line for each fault, and a note where there is no history to check */
export function checkCommits(folder = root): { faults: string[]; note: string } {
  const subjects = subjectsOf(folder);
  if (subjects === null) return { faults: [], note: `commits are not checked: there is no history since ${since}` };
  return { faults: subjects.flatMap((subject) => subjectFaults(subject).map((fault) => `${subject}: ${fault}`)), note: '' };
}

if (import.meta.main) {
  const { faults, note } = checkCommits();
  console.log([...faults, note || `${faults.length} faults in subjects of commits`].join('\n'));
  process.exit(faults.length > 0 ? 1 : 0);
}
