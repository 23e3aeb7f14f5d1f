/**
 * The files that the script of the business area imports. Its pages preload them, so that browsers load them in parallel. Vite's manifest
 * of the client build lists them (vite.dev/guide/backend-integration).
 */
import { env } from 'cloudflare:workers';

interface Chunk {
  file: string;
  imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The layout that contains the script. Astro names the script after the layout. */
const layout = 'src/layouts/Account.astro';

function importsOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  for (const each of manifest[name]?.imports ?? [])
    if (!found.has(each)) {
      found.add(each);
      importsOf(manifest, each, found);
    }
  return found;
}

async function read(): Promise<readonly string[]> {
  const files = env as { ASSETS: { fetch(address: string): Promise<Response> } };
  const manifest: Manifest = await (await files.ASSETS.fetch('http://files/client-manifest.json')).json();
  const script = Object.keys(manifest).find((name) => name.startsWith(layout)) ?? '';
  return [...importsOf(manifest, script)].map((name) => `/${manifest[name]?.file}`);
}

let reading: Promise<readonly string[]> | undefined;

/**
 * @returns addresses; none in development, whose scripts are not bundled, and none if the manifest cannot be read: then the files are
 * loaded later
 */
export async function accountScripts(): Promise<readonly string[]> {
  if (import.meta.env.DEV) return [];
  reading ??= read();
  try {
    return await reading;
  } catch {
    reading = undefined;
    return [];
  }
}
