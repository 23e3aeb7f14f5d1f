/** Vite's manifest of the browser build: which file imports which. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/** Folder of the files that browsers load. */
export const clientFolder = join(root, 'dist/client');

/** @returns chunks by name */
export const readClientManifest = (): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync(join(clientFolder, 'client-manifest.json'), 'utf8')) as Record<string, Chunk>;
