/**
 * The subjects of the API (api/subjects.ts) for scripts and tests in Node. They are loaded, not imported: the API's types and those of Node do not go
 * together in one program, and it imports JSON as bundlers do.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { prepare as prepareMails } from '../../prepare/mails.ts';
import { root } from '../install.mjs';

/** What is read here of a subject (api/platform/subject/subject.ts). */
export interface Owner {
  name: string;
  tables: Readonly<Record<string, unknown>>;
}

async function load(): Promise<readonly Owner[]> {
  await prepareMails();
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<{ subjects: readonly Owner[] }>(join(root, 'api/subjects.ts'), options);
  return module.subjects;
}

let loaded: Promise<readonly Owner[]> | undefined;
/** From the ground up. */
export const loadSubjects = (): Promise<readonly Owner[]> => (loaded ??= load());
