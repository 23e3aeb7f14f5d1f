/**
 * The subjects of the API (api/subjects.ts) for scripts and tests in Node. They are loaded, not imported: the API's types and those of Node do not go
 * together in one program, and it imports JSON as bundlers do.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { prepare as prepareMails } from '../prepare/mails.ts';
import { root } from './install.mjs';

/** What is read here of a subject (api/platform/subject.ts). */
export interface Owner {
  name: string;
  tables: Readonly<Record<string, unknown>>;
}

/** From the ground up. */
export async function loadSubjects(): Promise<readonly Owner[]> {
  await prepareMails();
  const { module } = await runnerImport<{ subjects: readonly Owner[] }>(join(root, 'api/subjects.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module.subjects;
}
