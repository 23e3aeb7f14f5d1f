/**
 * The subjects of the API (api/subjects.ts) for scripts and tests in Node. They are loaded, not imported: the types of Workers and Node
 * conflict in one program, and the API imports JSON in the syntax of bundlers.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { prepare as prepareMails } from '../../prepare/mails.ts';
import { root } from '../install.mjs';

/** The part of a subject that is read here (api/platform/subject/subject.ts). */
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
/** Lowest layer first. */
export const loadSubjects = (): Promise<readonly Owner[]> => (loaded ??= load());
