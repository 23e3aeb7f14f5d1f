import * as z from 'zod/mini';
import { sentTexts } from '../text/author-texts.ts';
import { requiredLine, requiredText } from '../text/text.ts';
import { id, language, numberText, optionalId } from '../wire/wire.ts';

/** The common input of products and requests; field names begin with the subject's. */
export function offerInput<Prefix extends string>(prefix: Prefix, lengths: { name: number; description: number }) {
  const fields = {
    Id: optionalId,
    /** The version that was read: an edit of an older one is refused. */
    Version: z.optional(numberText),
    Name: requiredLine(lengths.name),
    Description: requiredText(lengths.description),
    /** The language of name and description; if missing, it is detected from letters and the account's language. */
    Language: z.optional(language),
    Texts: sentTexts(lengths),
    CategoryId: id,
    SubCategoryId: id,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${prefix}.${name}`, field])) as {
    [Name in keyof typeof fields as `${Prefix}.${Name}`]: (typeof fields)[Name];
  };
}
