/*
 * `npm run setup-production`: makes what production needs on Cloudflare where it is missing (database, bucket, queue, namespace, the secrets
 * that can be made), and prints what is left for a person. Needs `npx wrangler login` once. May be run again at any time.
 */
import { root } from './support/install.mjs';
import { setUp } from './support/deploy/set-up.ts';
import { runToolAside } from './support/tool.ts';

try {
  await setUp(root, (args, input) => runToolAside('wrangler', args, input), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
