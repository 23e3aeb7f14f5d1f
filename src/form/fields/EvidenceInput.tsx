import { acceptOf, uploadRules } from '../../../contract/upload/rules.ts';
import { evidenceFilesMax } from '../../../contract/notice/fields.ts';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import type { Evidence, EvidenceTexts } from '../use-evidence.ts';

interface EvidenceInputProps {
  evidence: Evidence;
  texts: EvidenceTexts;
  optionalLabel: string;
  /** Size in the reader's language. */
  sizeText: (bytes: number) => string;
}

/** Up to three private files with a report or an appeal. */
export function EvidenceInput({ evidence: { input, chosen, fault, add, remove }, texts, optionalLabel, sizeText }: EvidenceInputProps) {
  return (
    <FileDrop
      ref={input}
      name="files"
      label={texts.files}
      hint={texts.filesHint}
      optionalLabel={optionalLabel}
      {...(fault !== undefined && { errorMessage: fault })}
      accept={acceptOf(uploadRules.evidence)}
      multiple
      isFull={chosen.length >= evidenceFilesMax}
      files={chosen.map(({ id, file }) => ({ id, name: file.name, file, text: sizeText(file.size) }))}
      onAdd={add}
      onRemove={remove}
      prompt={
        <>
          <strong>{texts.filesChoose}</strong> {texts.filesDrop}
        </>
      }
      removeLabel={(name) => texts.filesRemove.replace('{{name}}', name)}
      progressLabel={(name) => name}
    />
  );
}
