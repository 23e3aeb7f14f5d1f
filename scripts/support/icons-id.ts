import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Identifies the drawing of the icons, which browsers cache (src/ui/icons.ts). */
export const iconsIdOf = (root: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, 'public/icons.svg')))
    .digest('hex')
    .slice(0, 6);
