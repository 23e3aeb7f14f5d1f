import { parseArgs } from 'node:util';

/**
 * Reads the words of a command line. `--help` prints the usage and ends the command; so does an unknown word, as an error.
 *
 * @param {string} usage
 * @param {{ flags?: readonly string[]; wordsMin?: number; wordsMax?: number }} [known] names of options without the dashes
 * @returns {{ flags: ReadonlySet<string>; words: readonly string[] }}
 */
export const readWords = (usage, { flags = [], wordsMin = 0, wordsMax = wordsMin } = {}) => {
  try {
    const options = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: /** @type {const} */ ('boolean') }]));
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) {
      console.log(`Usage: ${usage}`);
      process.exit(0);
    }
    if (positionals.length < wordsMin) throw new Error('A word is missing.');
    if (positionals.length > wordsMax) throw new Error(`Unexpected argument '${positionals[wordsMax]}'.`);
    return { flags: new Set(Object.keys(values)), words: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
    process.exit(1);
  }
};

/**
 * Runs a command; an error ends it with its message alone.
 *
 * @param {() => unknown} work
 */
export const runCommand = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
