/** Runs steps in parallel, as many as there are processors. */
import { availableParallelism } from 'node:os';
import { secondMs } from '../../../contract/limits.ts';

/** One check. */
export interface Step {
  name: string;
  /** A step that has to pass first. */
  after?: string;
  /** Resolves with the result and its output; an exception fails the step. */
  run(): Promise<{ passed: boolean; output: string }>;
}

/** Number of lines of a failed step's output in the summary. */
const summaryLines = 10;

/**
 * Runs every step, also after a failure, in order as far as `after` permits. @returns the failed steps in the order given, each with its
 * name and the first lines of its output
 */
export const runSteps = async (steps: readonly Step[], atOnce = availableParallelism()): Promise<string[]> => {
  const waiting = [...steps];
  const failed = new Map<string, string>();
  const ended = new Set<string>();
  let changed = Promise.withResolvers<void>();

  const run = async ({ name, after, run: work }: Step): Promise<void> => {
    const startedAt = Date.now();
    const { passed, output } =
      after !== undefined && failed.has(after)
        ? { passed: false, output: `not run: ${after} failed` }
        : await work().catch((error: unknown) => ({ passed: false, output: error instanceof Error ? error.message : String(error) }));
    console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - startedAt) / secondMs).toFixed(1)} s)`);
    if (output.trim() !== '') console.log(output.trimEnd());
    if (!passed) failed.set(name, [name, ...output.trim().split('\n').slice(0, summaryLines)].join('\n  ').trimEnd());
  };
  const isReady = ({ after }: Step): boolean => after === undefined || ended.has(after);

  const worker = async (): Promise<void> => {
    while (waiting.length > 0) {
      const index = waiting.findIndex(isReady);
      if (index === -1) {
        await changed.promise;
        continue;
      }
      const [step] = waiting.splice(index, 1) as [Step];
      await run(step);
      ended.add(step.name);
      changed.resolve();
      changed = Promise.withResolvers();
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker));
  return steps.flatMap(({ name }) => failed.get(name) ?? []);
};
