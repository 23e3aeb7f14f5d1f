import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The API's test files that take longest, a third of the whole run the first of them. They are short to read, and vitest begins with what is long to read. */
const longest: readonly string[] = ['fuzz', 'quote-model', 'chat-histories', 'contact-limit'];

const isLong = ({ moduleId }: TestSpecification): boolean => longest.includes(basename(moduleId, '.test.ts'));

/** Nothing long is left for the end, where one process works and the other waits; a fresh clone remembers no durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}
