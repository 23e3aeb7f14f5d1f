import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../../../scripts/support/install.mjs';

/** How Playwright starts the browser on this machine. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Chromium refuses to run sandboxed as root, and most containers have no user namespaces. */
const noSandbox = ['--no-sandbox'];

/** Libraries that a minimal Linux lacks; the npm package contains those of Amazon Linux. */
const needsLibraries = (executable: string): boolean => {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
};

/** Unpacks once per version. The rename is atomic for processes that look at the same time. */
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

/** Some terminals set BROWSER to the program that opens links. */
const isChromium = (path: string): boolean => /chrom/i.test(basename(path));

/** The Chromium of the npm package, the same everywhere; `BROWSER` names another one. */
export const findBrowser = (): BrowserLaunch => {
  const other = process.env.BROWSER ?? '';
  if (isChromium(other)) return { executablePath: other, args: noSandbox, env: {} };
  const { executable, libraries } = unpack();
  const env: Record<string, string> = needsLibraries(executable)
    ? { LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') }
    : {};
  return { executablePath: executable, args: noSandbox, env };
};
