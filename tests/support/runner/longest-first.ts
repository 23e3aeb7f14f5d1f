import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest API test files, of which the first takes a third of the whole run. They have to be named, because vitest starts with large
 * files and these are small.
 */
const longest: readonly string[] = ['fuzz', 'quote-model', 'chat-histories', 'contact-limit'];

const isLong = ({ moduleId }: TestSpecification): boolean => longest.includes(basename(moduleId, '.test.ts'));

/** Starts slow files first, so that no process waits at the end. A fresh clone has no recorded durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}
