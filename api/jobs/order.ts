/** A job and those whose work it goes on with. */
interface Ordered {
  name: string;
  after?: readonly string[];
}

/**
 * Each job after those that it names; the others stay as they are listed.
 * @throws where a name is no job, or jobs wait for each other
 */
export function inOrder<Job extends Ordered>(jobs: readonly Job[]): Job[] {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const ordered = new Set<Job>();
  const place = (job: Job, way: readonly string[]): void => {
    if (ordered.has(job)) return;
    if (way.includes(job.name)) throw new Error(`jobs wait for each other: ${[...way, job.name].join(' → ')}`);
    for (const name of job.after ?? []) {
      const before = byName.get(name);
      if (before === undefined) throw new Error(`${job.name} comes after ${name}, which is no job`);
      place(before, [...way, job.name]);
    }
    ordered.add(job);
  };
  for (const job of jobs) place(job, []);
  return [...ordered];
}
