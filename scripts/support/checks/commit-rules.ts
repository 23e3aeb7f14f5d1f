/** The form of a commit's subject: imperative, capitalized, without a full stop, at most 72 characters (CONTRIBUTING.md). */
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';

const subjectLengthMax = 72;

/** Verbs that commits begin with most often. A list and not an ending, because "Bring", "Embed" and "Process" are imperative as well. */
const verbs =
  'add allow answer ask build call change check clean collect correct delete describe document draw drop end explain extend fetch fix give hold improve keep let load make mark measure merge mend move name open read refactor remove rename render replace return run save say send serve set show simplify sort split state store test update upload use write'.split(
    ' ',
  );

const formsOf = (verb: string): string[] => {
  const stem = verb.replace(/e$/, '');
  const last = stem.at(-1) ?? '';
  return [`${verb}s`, `${stem}es`, ...['ed', 'ing'].flatMap((ending) => [stem + ending, stem + last + ending])];
};
const otherForms = new Set([
  ...verbs.flatMap(formsOf),
  ...'built drawn gave given held kept made ran said sent shown simplified simplifies wrote written'.split(' '),
]);

/** @returns what is wrong with a commit's subject */
export function subjectFaults(subject: string): string[] {
  const [first = ''] = subject.split(/\W/, 1);
  return [
    ...(/^\p{Lu}/u.test(subject) ? [] : ['begins with a small letter']),
    ...(otherForms.has(asciiLowerCase(first)) ? [`"${first}" is not imperative`] : []),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
    ...(subject.length > subjectLengthMax ? [`has ${subject.length} characters`] : []),
  ];
}
