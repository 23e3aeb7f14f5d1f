import { useEffect, useRef, useState, type RefObject } from 'react';
import { evidenceFault } from '../../contract/notice/notice-rules.ts';

/** Texts of a field for files. */
export type EvidenceTexts = Record<
  'files' | 'filesHint' | 'filesChoose' | 'filesDrop' | 'filesRemove' | 'filesMany' | 'filesType' | 'filesLarge' | 'filesEmpty',
  string
>;

const reasonOf = {
  TOO_MANY: 'filesMany',
  TOO_LARGE: 'filesLarge',
  EMPTY_FILE: 'filesEmpty',
  UNSUPPORTED_MEDIA: 'filesType',
  BAD_INPUT: 'filesType',
} as const satisfies Record<NonNullable<ReturnType<typeof evidenceFault>>, keyof EvidenceTexts>;

interface ChosenFile {
  id: string;
  file: File;
}

export interface Evidence {
  input: RefObject<HTMLInputElement | null>;
  chosen: readonly ChosenFile[];
  fault: string | undefined;
  setFault: (text: string | undefined) => void;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
}

/**
 * Chosen files of a report or an appeal. They are sent with the form and stay chosen after a refusal.
 * @param served an initial fault, of a submission without script
 */
export function useEvidence(texts: EvidenceTexts, served?: string): Evidence {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [fault, setFault] = useState(served);
  const add = (files: readonly File[]): void => {
    const code = evidenceFault(chosen.length, files);
    setFault(code === null ? undefined : texts[reasonOf[code]]);
    if (code === null) setChosen([...chosen, ...files.map((file) => ({ id: crypto.randomUUID(), file }))]);
  };
  // Files that were chosen before hydration are only in the field itself; later choices arrive as events.
  useEffect(() => {
    const field = input.current;
    if (field?.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return {
    input,
    chosen,
    fault,
    setFault,
    add,
    remove: (id) => {
      setFault(undefined);
      setChosen(chosen.filter((each) => each.id !== id));
    },
  };
}
