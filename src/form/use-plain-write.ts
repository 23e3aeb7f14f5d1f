import { useState } from 'react';
import type { CallDefinition } from '../../contract/wire/call.ts';
import { createWrite, type Write, type WriteOptions } from '../client/write.ts';

export interface PlainWrite<C extends CallDefinition> extends Write<C> {
  busy: boolean;
}

/** A write of one screen (src/client/write.ts). */
export function usePlainWrite<C extends CallDefinition>(definition: C, options: WriteOptions = {}): PlainWrite<C> {
  const [busy, setBusy] = useState(false);
  const [{ run, renew }] = useState(() => createWrite(definition));
  return { run: (input) => run(input, { ...options, onBusy: setBusy }), renew, busy };
}
