/** A file without content is refused before it is sent, with its own reason. */
import { expect, test } from 'vitest';
import { uploadRules } from '../../../contract/upload/rules.ts';
import { allowedFiles } from '../../../src/account/shared/fields/allowed-files.ts';
import { $toasts } from '../../../src/client/toasts.ts';
import { countedTexts } from '../../support/component/counted-texts.ts';

test.each(['offer.pdf', 'sample.jpg'])('%s of 0 bytes is named as empty, and the other file is taken', async (name) => {
  const other = new File(['a'], 'note.txt');
  expect(await allowedFiles([new File([], name), other], uploadRules.chatFile, countedTexts().t)).toEqual([other]);
  expect($toasts.get().map(({ text }) => text)).toEqual([expect.stringMatching(new RegExp(`${name}.*: errors.EMPTY_FILE$`, 'u'))]);
});
