/** A job and the jobs that have to run before it. */
interface Ordered {
  name: string;
  after?: readonly string[];
}

/** Sorts each job after the jobs that it names; the order of others stays. @throws for an unknown name, and for a cycle */
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
