/**
 * Dry run of `wrangler deploy` for the built Workers, without an account or a network: it checks the configuration and bundles the
 * upload.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { captureTool } from '../tool.ts';

const kib = 1024;
/** Per Worker, gzipped; a free account at Cloudflare accepts 3 MB. */
export const workerUploadMax = 1024 * kib;

/** Folders below dist/, in the order of deployment. */
const deployedWorkers = ['api', 'server'] as const;

/** The fault in wrangler's output; null if there is none. */
export const rehearsalFault = (code: number, printed: string, bytesMax = workerUploadMax): string | null => {
  const output = stripVTControlCharacters(printed);
  if (code !== 0) return `wrangler ended with ${code}\n${output}`;
  if (/\[WARNING\]|\[ERROR\]/.test(output)) return output;
  const size = /Total Upload: [\d.]+ KiB \/ gzip: ([\d.]+) KiB/.exec(output)?.[1];
  if (size === undefined || !output.includes('--dry-run: exiting now')) return `wrangler did not say what it would upload\n${output}`;
  const bytes = Number(size) * kib;
  return bytes > bytesMax ? `the upload is ${size} KiB gzipped, more than ${(bytesMax / kib).toFixed(0)}` : null;
};

/** Deploys nothing. @returns a line for each Worker that could not be deployed */
export const rehearse = async (): Promise<string[]> => {
  const faults = await Promise.all(
    deployedWorkers.map(async (worker) => {
      const folder = mkdtempSync(join(tmpdir(), 'kervan-upload-'));
      try {
        const { code, output } = await captureTool('wrangler', [
          'deploy',
          '--dry-run',
          '--outdir',
          folder,
          '--config',
          `dist/${worker}/wrangler.json`,
        ]);
        const fault = rehearsalFault(code, output);
        return fault === null ? [] : [`dist/${worker}: ${fault}`];
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
  );
  return faults.flat();
};
