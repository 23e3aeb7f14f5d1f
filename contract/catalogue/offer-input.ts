import * as z from 'zod/mini';
import { sentTexts } from '../text/author-texts.ts';
import { requiredLine, requiredText } from '../text/text.ts';
import { id, language, numberText, optionalId } from '../wire/wire.ts';

/** The common input of products and requests; the names of its fields begin with that of the subject. */
export function offerInput<Prefix extends string>(prefix: Prefix, lengths: { name: number; description: number }) {
  const fields = {
    Id: optionalId,
    /** The version that was read. If a newer one exists, the edit is refused. */
    Version: z.optional(numberText),
    /** Has a letter or a digit: a dash alone is the name of a forgotten row (api/platform/db/forgetting.ts). */
    Name: requiredLine(lengths.name).check(z.regex(/[\p{L}\p{N}]/u, 'REQUIRED')),
    Description: requiredText(lengths.description),
    /** The language of name and description; if missing, it is detected from the letters of the text and the account's language. */
    Language: z.optional(language),
    Texts: sentTexts(lengths),
    CategoryId: id,
    SubCategoryId: id,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${prefix}.${name}`, field])) as {
    [Name in keyof typeof fields as `${Prefix}.${Name}`]: (typeof fields)[Name];
  };
}
