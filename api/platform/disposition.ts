import { asciiUpperCase } from '../../contract/text/letter-case.ts';

/** The `content-disposition` of a stored file: documents are saved under their original name; only pictures are shown in the browser. */
export const dispositionOf = ({ kind, originalName }: { kind: 'image' | 'file'; originalName: string }): string | undefined =>
  kind === 'image'
    ? undefined
    : `attachment; filename*=UTF-8''${encodeURIComponent(originalName).replace(/['()*]/g, (letter) => `%${asciiUpperCase(letter.charCodeAt(0).toString(16))}`)}`;
