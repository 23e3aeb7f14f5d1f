/**
 * CPU time of our Workers' code for a page and for a call, which Cloudflare bills and limits. V8's profiler samples one isolate, so that
 * databases of the simulator and other processes are not included. The result is the number of JavaScript samples per request relative to a
 * constant answer, which can be compared between machines. Garbage collection and native code are excluded, since they occur at random in a
 * short series.
 */
import { constant, type CpuCase, rounds } from './cpu-cases.ts';
import { inspect, type Isolate, type Worker, workers } from './inspector.ts';

/** Time between samples in microseconds. With shorter intervals, a busy machine spends more time on sampling than on the code. */
const interval = 500;
const microsecondsPerMs = 1000;
const constantRequests = 1000;
const otherNames: ReadonlySet<string> = new Set(['(idle)', '(program)', '(garbage collector)', '(root)']);

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
}

export interface CpuResult {
  name: string;
  kind: CpuCase['kind'];
  /** Relative to the constant answer. */
  ofConstant: number;
  ofConstantMax: number;
  /** Milliseconds of JavaScript per request on this machine, without garbage collection and native code; for estimates of cost only. */
  ms: number;
  /** The ratios of the odd and of the even rounds; their difference shows the accuracy of the run. */
  halves: [number, number];
  /** The share of the API's Worker. */
  api: number;
  bytes: number;
}

/** Result of a series. */
export interface Series {
  requestCount: number;
  bytes: number;
  samples: Record<Worker, number>;
}

/** @returns the number of samples in JavaScript */
const scriptSamples = ({ nodes, samples }: Profile): number => {
  const others = new Set(nodes.filter(({ callFrame }) => otherNames.has(callFrame.functionName)).map(({ id }) => id));
  return samples.filter((id) => !others.has(id)).length;
};

async function profiled(isolates: Record<Worker, Isolate>, requestCount: number, ask: (index: number) => Promise<number>): Promise<Series> {
  const { edge, api } = isolates;
  const stop = async (isolate: Isolate): Promise<number> =>
    scriptSamples((await isolate.ask<{ profile: Profile }>('Profiler.stop')).profile);
  for (const isolate of [edge, api]) await isolate.ask('Profiler.start');
  let bytes = 0;
  for (let index = 0; index < requestCount; index += 1) bytes += await ask(index);
  return { requestCount, bytes, samples: { edge: await stop(edge), api: await stop(api) } };
}

const perRequest = (series: readonly Series[], valueOf: (one: Series) => number): number =>
  series.reduce((sum, one) => sum + valueOf(one), 0) / series.reduce((sum, { requestCount }) => sum + requestCount, 0);
const all = ({ samples }: Series): number => samples.edge + samples.api;

/** @param constantSeries series of the constant answer in the same rounds */
export function resultOf({ name, kind, ofConstantMax }: CpuCase, series: readonly Series[], constantSeries: readonly Series[]): CpuResult {
  const ratio = (isTaken: (round: number) => boolean): number => {
    const taken = (ones: readonly Series[]): Series[] => ones.filter((_, round) => isTaken(round));
    return perRequest(taken(series), all) / perRequest(taken(constantSeries), all);
  };
  return {
    name,
    kind,
    ofConstant: ratio(() => true),
    ofConstantMax,
    ms: (perRequest(series, all) * interval) / microsecondsPerMs,
    halves: [ratio((round) => round % 2 === 0), ratio((round) => round % 2 === 1)],
    api: perRequest(series, ({ samples }) => samples.api) / perRequest(constantSeries, all),
    bytes: perRequest(series, ({ bytes }) => bytes),
  };
}

/** @param inspectorPort of workerd's inspector */
export async function measureCpu(origin: string, inspectorPort: number, cases: readonly CpuCase[]): Promise<CpuResult[]> {
  const isolates = { edge: await inspect(inspectorPort, 'edge'), api: await inspect(inspectorPort, 'api') };
  const constantSeries: Series[] = [];
  const measured = cases.map((): Series[] => []);
  try {
    for (const name of Object.keys(workers) as Worker[]) {
      await isolates[name].ask('Profiler.enable');
      await isolates[name].ask('Profiler.setSamplingInterval', { interval });
    }
    for (let round = 0; round <= rounds; round += 1) {
      const constants = await profiled(isolates, constantRequests, () => constant(origin));
      if (round > 0) constantSeries.push(constants);
      for (const [index, { requestCount, ask }] of cases.entries()) {
        const series = await profiled(isolates, requestCount, (one) => ask(round * requestCount + one));
        if (round > 0) measured[index]?.push(series);
      }
    }
  } finally {
    for (const isolate of Object.values(isolates)) isolate.close();
  }
  return cases.map((one, index) => resultOf(one, measured[index] ?? [], constantSeries));
}
