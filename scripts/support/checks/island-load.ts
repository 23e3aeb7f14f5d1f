/** What islands of public pages load, by Vite's manifest of the browser build. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { closure } from '../closure.ts';
import { clientFolder, readClientManifest } from './client-manifest.ts';

export interface IslandLoad {
  name: string;
  /** Its script with all that it imports, brotli; without Astro's renderer. */
  bytes: number;
  /** Whether it, or a part that it imports later, loads the shell of the business area. */
  loadsShell: boolean;
}

/** Reads the built files. The style guide, which imports everything, is left out. */
export function islandLoads(): IslandLoad[] {
  const manifest = readClientManifest();
  const names = Object.keys(manifest);

  const imports = (name: string): readonly string[] => manifest[name]?.imports ?? [];
  const allImports = (name: string): readonly string[] => [...imports(name), ...(manifest[name]?.dynamicImports ?? [])];

  const [shell, ...others] = names.filter((name) => name.startsWith('src/layouts/Account.astro')).flatMap(imports);
  if (shell === undefined || others.length > 0)
    throw new Error('the script of the business area is expected to import one file, the shell');

  const sizes = new Map<string, number>();
  function sizeOf(name: string): number {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    const size = brotliCompressSync(readFileSync(join(clientFolder, manifest[name]?.file ?? ''))).length;
    sizes.set(name, size);
    return size;
  }

  return names
    .filter((name) => name.startsWith('src/islands/') && manifest[name]?.isEntry === true && !name.includes('/Styleguide'))
    .map((name) => ({
      name: basename(name, '.tsx'),
      bytes: [...closure(name, imports)].reduce((sum, each) => sum + sizeOf(each), 0),
      loadsShell: closure(name, allImports).has(shell),
    }));
}
