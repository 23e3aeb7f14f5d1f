/**
 * What authors write in further languages. The main fields are in one language; beside them stand texts in any of the others, sent as
 * JSON in one form field. Absent changes nothing, `{}` clears. Readers get their own language first, else the main fields.
 */
import * as z from 'zod/mini';
import { type ApiLanguage, apiLanguages } from './languages.ts';
import { requiredLine, requiredText } from './text.ts';
import { jsonText } from '../wire/wire.ts';

/** For each language where there is one. */
type InLanguages<Text> = Partial<Record<ApiLanguage, Text>>;

const inLanguages = <Text extends z.ZodMiniType>(text: Text) =>
  z.strictObject({ EN: z.optional(text), TR: z.optional(text), RU: z.optional(text), AR: z.optional(text) } satisfies Record<
    ApiLanguage,
    unknown
  >);

/** @param lengths those of the main fields */
export const sentTexts = (lengths: { name: number; description: number }) =>
  z.optional(jsonText(inLanguages(z.strictObject({ name: requiredLine(lengths.name), description: requiredText(lengths.description) }))));
/** Of a company, whose name is its name everywhere. */
export const sentDescriptions = (lengths: { description: number }) =>
  z.optional(jsonText(inLanguages(z.strictObject({ description: requiredText(lengths.description) }))));

export const authorText = z.object({ name: z.string(), description: z.string() });
export type AuthorText = z.infer<typeof authorText>;
export type AuthorTexts = InLanguages<AuthorText>;
export const authorTexts = inLanguages(authorText);

const authorDescription = z.object({ description: z.string() });
export type AuthorDescriptions = InLanguages<z.infer<typeof authorDescription>>;
export const authorDescriptions = inLanguages(authorDescription);

export const oneLanguage = z.enum(apiLanguages);
/** Of what a reader is shown; another provider may say neither. */
export const shownLanguage = {
  /** In which name and description of this answer are. */
  language: z.optional(oneLanguage),
  /** In which their author wrote the main fields. */
  originalLanguage: z.optional(oneLanguage),
};

/** What the author wrote in the main fields, where the reader is shown another language. */
export const original = { original: z.optional(authorText) };

/** The platform can translate what this reader is shown in another language than theirs (TranslateText). */
export const translation = { isTranslatable: z.optional(z.boolean()) };
