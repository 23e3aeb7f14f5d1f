import { useRef } from 'react';
import type { CallDefinition } from '../../../../contract/wire/call.ts';
import { asciiUpperCase } from '../../../../contract/text/letter-case.ts';
import type { CallInput, Send } from '../../../client/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../fields/save-file.ts';
import { useTexts } from '../texts.tsx';
import { useWrite } from '../data/use-write.ts';

export interface SaveTableProps<C extends CallDefinition> {
  call: C;
  input: CallInput<C>;
  label: string;
}

/** Downloads a table unchanged: reading it as text would drop the byte order mark that spreadsheet programs need. */
export function SaveTable<C extends CallDefinition>({ call, input, label }: SaveTableProps<C>) {
  const { language } = useTexts();
  const file = useRef<{ content: Blob; name: string } | null>(null);
  const send: Send = async (address, init) => {
    const response = await fetch(address, init);
    if (!response.headers.get('content-type')?.startsWith('text/csv')) return response;
    const [, name = 'kervan.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    file.current = { content: await response.blob(), name };
    return Response.json({ success: true, code: 'OK', message: '', data: '' });
  };
  const { run, busy } = useWrite(call, { send });
  const press = async (): Promise<void> => {
    const query = { ...(input.query as object), lang: asciiUpperCase(language) };
    const answer = await run({ ...input, query } as CallInput<C>);
    if (answer.ok && file.current !== null) saveFile(file.current.content, file.current.name);
  };
  return (
    <Button variant="secondary" icon="download" onClick={() => void press()} busy={busy}>
      {label}
    </Button>
  );
}
