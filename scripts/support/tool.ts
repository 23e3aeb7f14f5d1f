import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './install.mjs';

/** The file a package names as its command. Started directly, so that signals reach it without a shell between. */
const commandFile = (name: string): string => {
  const packageName = { tsc: 'typescript', 'astro-check': '@astrojs/check', playwright: '@playwright/test' }[name] ?? name;
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`${packageName} has no command ${name}`);
  return join(folder, file);
};

/** Runs a tool of node_modules under this Node and resolves with its exit code; ends it when we are told to end. */
export const runTool = (name: string, args: string[] = [], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [commandFile(name), ...args], {
      cwd: root,
      env: { ...toolEnv(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const end = (): void => void child.kill('SIGTERM');
    process.once('exit', end);
    child.on('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
