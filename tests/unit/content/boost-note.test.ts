/** Every template with labels of boosted entries has the note that explains them (docs/behaviour.md#boost-in-lists). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/structure/packages.ts';
import { filesUnder } from '../../support/structure/stylesheets.ts';

/** Components that render a label. Two of them are entries, whose list has the note. */
const labelled = /<BoostBadge|<RequestEntry|<CompanyRow|requestRow\(/;
const entries = ['src/components/request/RequestEntry.astro', 'src/components/company/CompanyRow.astro'];

const templates = filesUnder('src', /\.astro$/).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

test('every list and page with labels of boosted entries explains them', () => {
  const withLabels = templates.filter(([file, text]) => labelled.test(text) && !entries.includes(file));
  expect(withLabels.length).toBeGreaterThanOrEqual(7);
  expect(withLabels.filter(([, text]) => !/<BoostNote|hasBoosted=/.test(text)).map(([file]) => file)).toEqual([]);
});
