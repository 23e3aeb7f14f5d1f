/**
 * Texts of authors in further languages. The main fields are in one language; texts in the others are sent as JSON in one form field. A
 * missing field changes nothing, `{}` deletes all. Readers get their own language if it exists, else the main fields.
 */
import * as z from 'zod/mini';
import { type ApiLanguage, apiLanguages } from './languages.ts';
import { requiredLine, requiredText } from './text.ts';
import { jsonText } from '../wire/wire.ts';

/** A value for each language that has one. */
type InLanguages<Text> = Partial<Record<ApiLanguage, Text>>;

const inLanguages = <Text extends z.ZodMiniType>(text: Text) =>
  z.strictObject({ EN: z.optional(text), TR: z.optional(text), RU: z.optional(text), AR: z.optional(text) } satisfies Record<
    ApiLanguage,
    unknown
  >);

/** @param lengths of the main fields */
export const sentTexts = (lengths: { name: number; description: number }) =>
  z.optional(jsonText(inLanguages(z.strictObject({ name: requiredLine(lengths.name), description: requiredText(lengths.description) }))));
/** For a company, whose name is the same in all languages. */
export const sentDescriptions = (lengths: { description: number }) =>
  z.optional(jsonText(inLanguages(z.strictObject({ description: requiredText(lengths.description) }))));

export const authorText = z.object({ name: z.string(), description: z.string() });
export type AuthorText = z.infer<typeof authorText>;
export type AuthorTexts = InLanguages<AuthorText>;
export const authorTexts = inLanguages(authorText);

const authorDescription = z.object({ description: z.string() });
export type AuthorDescriptions = InLanguages<z.infer<typeof authorDescription>>;
export const authorDescriptions = inLanguages(authorDescription);

const oneLanguage = z.enum(apiLanguages);
/** The language of texts in answers; another provider may not have it. */
export const shownLanguage = {
  /** The language of name and description in this answer. */
  language: z.optional(oneLanguage),
  /** The language in which the author wrote the main fields. */
  originalLanguage: z.optional(oneLanguage),
  /** The language of the description, if it differs from that of the name. */
  descriptionLanguage: z.optional(oneLanguage),
  /** True if the platform's translator wrote it, when it was published. */
  isTranslated: z.optional(z.boolean()),
};

/** The main fields, if the reader is shown another language. */
export const original = { original: z.optional(authorText) };

/** The platform can translate the shown text into the reader's language (TranslateText). */
export const translation = { isTranslatable: z.optional(z.boolean()) };

/**
 * The title of an offer where only its title is shown: in lists, notifications and mails. The author's own translation into the
 * reader's language comes first, then the platform's, then the original.
 */
export const title = z.object({
  text: z.string(),
  /** The language of the title; missing if unknown, as for the name of a chat. */
  language: z.optional(oneLanguage),
  /** True if the platform's translator wrote it, when it was published. */
  isTranslated: z.optional(z.boolean()),
  /** The author's title, if the text is in another language. */
  original: z.optional(z.object({ text: z.string(), language: oneLanguage })),
});
export type Title = z.infer<typeof title>;
/** A field for answers that name an offer. Another provider's API may not have it; then the name is shown. */
export const titled = { title: z.optional(title) };

/** For the owner: old keywords that were stored without the letter ı and cannot be corrected automatically. */
export const keywordsToCheck = { keywordsToCheck: z.optional(z.array(z.string())) };

/** For readers: translations of the keywords that are terms of the glossary, by keyword. */
export const keywordNames = { keywordNames: z.optional(z.record(z.string(), z.string())) };
