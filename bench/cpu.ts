/**
 * CPU of our Workers' code for a page and for a call: on Cloudflare it is what is billed and limited. V8's profiler takes samples of an
 * isolate while it runs, of edge and API alone: neither the simulator's databases nor what else the machine does is in them. Samples a
 * request, beside those of a constant answer of the same round, are a ratio that means the same on any machine.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '../contract/limits.ts';
import { constant, type CpuCase } from './cpu-cases.ts';
import { inspect, type Isolate, type Worker } from './inspector.ts';
import { median } from './table.ts';

const intervalUs = 100;
const rounds = 3;
const constantAsks = 1500;

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
}

export interface CpuResult {
  name: string;
  kind: CpuCase['kind'];
  /** Samples a request, as a part of the constant answer's: the median of the rounds, and how far they lie apart. */
  ofConstant: number;
  spread: number;
  /** What of it is the API's. */
  api: number;
  bytes: number;
  ofConstantMax: number;
}

type Samples = Record<Worker, number>;

/** @returns how many samples found the isolate at work */
const busySamples = ({ nodes, samples }: Profile): number => {
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id));
  return samples.filter((id) => !idle.has(id)).length;
};

/** @returns samples and bytes a request */
async function profiled(
  isolates: Record<Worker, Isolate>,
  asks: number,
  ask: (index: number) => Promise<number>,
): Promise<Samples & { bytes: number }> {
  const { edge, api } = isolates;
  for (const isolate of [edge, api]) await isolate.ask('Profiler.start');
  let bytes = 0;
  for (let index = 0; index < asks; index += 1) bytes += await ask(index);
  const stop = async (isolate: Isolate): Promise<number> =>
    busySamples((await isolate.ask<{ profile: Profile }>('Profiler.stop')).profile) / asks;
  return { edge: await stop(edge), api: await stop(api), bytes: bytes / asks };
}

/** Each round takes longer than a page is kept, so that all are rendered anew; the first is there to warm up. */
export async function measureCpu(origin: string, inspectorPort: number, cases: readonly CpuCase[]): Promise<CpuResult[]> {
  const isolates = { edge: await inspect(inspectorPort, 'edge'), api: await inspect(inspectorPort, 'api') };
  const measured = cases.map((): { ofConstant: number; api: number; bytes: number }[] => []);
  try {
    for (const isolate of Object.values(isolates)) {
      await isolate.ask('Profiler.enable');
      await isolate.ask('Profiler.setSamplingInterval', { interval: intervalUs });
    }
    for (let round = 0; round <= rounds; round += 1) {
      const nextRound = sleep(minuteMs);
      const { edge: floor } = await profiled(isolates, constantAsks, () => constant(origin));
      if (process.env.DEBUG_CPU) console.log('round', round, 'floor', floor);
      for (const [index, { asks, ask }] of cases.entries()) {
        const { edge, api, bytes } = await profiled(isolates, asks, ask);
        if (round > 0) measured[index]?.push({ ofConstant: (edge + api) / floor, api: api / floor, bytes });
      }
      if (round < rounds) await nextRound;
    }
  } finally {
    for (const isolate of Object.values(isolates)) isolate.close();
  }
  return cases.map(({ name, kind, ofConstantMax }, index) => {
    const all = measured[index] ?? [];
    const ofConstant = median(all.map((one) => one.ofConstant));
    return {
      name,
      kind,
      ofConstant,
      spread: Math.max(...all.map((one) => Math.abs(one.ofConstant / ofConstant - 1))),
      api: median(all.map(({ api }) => api)),
      bytes: median(all.map(({ bytes }) => bytes)),
      ofConstantMax,
    };
  });
}
