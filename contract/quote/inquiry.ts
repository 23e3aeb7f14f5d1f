/** An inquiry: the goods or freight for which the buying side requests a quote. The quote form is filled in with its fields. */
import * as z from 'zod/mini';
import { incoterms } from '../trade/codes.ts';
import { freightFactsInput, placeInput, quantity } from '../trade/facts.ts';
import { place } from '../trade/shown.ts';
import { calendarDay, time } from '../wire/wire.ts';

const goodsAsked = {
  quantity,
  incoterm: z.optional(z.enum(incoterms, 'INVALID')),
  /** The last day on which the buyer can use the goods or the transport. */
  neededBy: z.optional(calendarDay),
};
const freightAsked = { units: freightFactsInput.shape.units, readyOn: z.optional(calendarDay) };

/** Either `goods` or `freight`, depending on the subject of the chat; in chats about a company both are possible. */
export const inquiryInput = z.strictObject({
  /** The destination, with or without an Incoterm. */
  goods: z.optional(z.strictObject({ ...goodsAsked, place: z.optional(placeInput) })),
  freight: z.optional(z.strictObject({ ...freightAsked, from: placeInput, to: placeInput })),
});
export type InquiryInput = z.infer<typeof inquiryInput>;

const inquiryTerms = z.object({
  goods: z.optional(z.object({ ...goodsAsked, place: z.optional(place) })),
  freight: z.optional(z.object({ ...freightAsked, from: place, to: place })),
});
export type InquiryTerms = z.infer<typeof inquiryTerms>;

export const inquiry = z.object({
  id: z.string(),
  /** Sent by the viewer's side. */
  isOwn: z.boolean(),
  terms: inquiryTerms,
  /** A free text in addition to the fields. */
  note: z.string(),
  dtAskedAt: time,
});
export type Inquiry = z.infer<typeof inquiry>;
