import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** How Playwright has to start the browser on this machine. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const root = join(import.meta.dirname, '../..');
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium refuses its sandbox to root, and most containers have no user namespaces to build one from. */
const noSandbox = ['--no-sandbox'];

/** The libraries that a bare Linux lacks; the npm package brings them as Amazon Linux has them. */
const needsLibraries = (executable: string): boolean => {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
};

/** Unpacks once per version; the rename makes it whole or absent for others who look at the same moment. */
const unpack = (): { executable: string; libraries: string } => {
  const packageFile = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build\/index\.js$/, 'package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const folder = join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    const bin = join(dirname(packageFile), 'bin');
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, 'chromium'), brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))), {
      mode: 0o755,
    });
    for (const pack of ['al2023', 'swiftshader', 'fonts']) {
      const target = pack === 'swiftshader' ? draft : join(draft, pack);
      mkdirSync(target, { recursive: true });
      execFileSync('tar', ['-x', '-C', target], {
        input: brotliDecompressSync(readFileSync(join(bin, `${pack}.tar.br`))),
      });
    }
    try {
      renameSync(draft, folder);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { executable: join(folder, 'chromium'), libraries: join(folder, 'al2023/lib') };
};

/** Playwright's own Chromium where it is installed, else the system's, else the one inside the npm package. */
export const findBrowser = (): BrowserLaunch => {
  const installed = [chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed, args: noSandbox, env: {} };
  const { executable, libraries } = unpack();
  const env: Record<string, string> = needsLibraries(executable)
    ? { LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') }
    : {};
  return { executablePath: executable, args: noSandbox, env };
};
