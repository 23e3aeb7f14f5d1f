/*
 * `npm run setup-production` creates what production needs on Cloudflare and does not exist (databases, bucket, queue, namespace, generated
 * secrets), and lists the remaining manual tasks. Needs `npx wrangler login` once. May be repeated at any time.
 */
import { root } from './support/install.mjs';
import { setUp } from './support/deploy/set-up.ts';
import { captureTool } from './support/tool.ts';
import { readWords, runCommand } from './support/words.mjs';

readWords('npm run setup-production');
await runCommand(() => setUp(root, (args, input) => captureTool('wrangler', args, input), console.log));
