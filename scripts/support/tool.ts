import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './install.mjs';

/** The file that a package declares as its command. It is started without a shell, so that signals reach it. */
const commandFile = (name: string): string => {
  const packageName = { tsc: 'typescript-native', 'astro-check': '@astrojs/check', playwright: '@playwright/test' }[name] ?? name;
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`${packageName} has no command ${name}`);
  return join(folder, file);
};

const start = (
  name: string,
  args: string[],
  env: Record<string, string>,
  output: 'inherit' | 'pipe',
  input: 'ignore' | 'pipe' = 'ignore',
): ChildProcess =>
  spawn(process.execPath, [commandFile(name), ...args], {
    cwd: root,
    env: { ...toolEnv(), ...env },
    stdio: [input, output, output],
  });

/** Resolves with the exit code; ends the tool when this process exits. */
const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    const end = (): void => void child.kill('SIGTERM');
    process.once('exit', end);
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });

/** Runs a tool of node_modules under this Node and resolves with its exit code. */
export const runTool = (name: string, args: string[] = [], env: Record<string, string> = {}): Promise<number> =>
  ended(start(name, args, env, 'inherit'));

/**
 * The same, but with its output returned instead of printed, so that parallel tools do not mix their lines. @param input passed on standard
 * input, since other users of the machine can see arguments
 */
export const captureTool = async (name: string, args: string[] = [], input?: string): Promise<{ code: number; output: string }> => {
  const child = start(name, args, {}, 'pipe', input === undefined ? 'ignore' : 'pipe');
  child.stdin?.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { code: await ended(child), output };
};
