/*
 * `npm run setup-production` creates what production needs on Cloudflare and does not exist (databases, bucket, queue, namespace, generated
 * secrets), and lists the remaining manual tasks. Needs `npx wrangler login` once. May be repeated at any time.
 */
import { root } from './support/install.mjs';
import { setUp } from './support/deploy/set-up.ts';
import { captureTool } from './support/tool.ts';

try {
  await setUp(root, (args, input) => captureTool('wrangler', args, input), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
