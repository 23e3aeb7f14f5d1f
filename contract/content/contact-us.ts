/** The contact form as it travels without script: what was typed comes back to the page with what is wrong (look.md, Behaviour). */
export const contactUsFields = ['name', 'email', 'message'] as const;
export type ContactUsField = (typeof contactUsFields)[number];
/** Letters that each field may have (public site, section 5). */
export const contactUsLengths = { name: 100, email: 100, message: 2000 } as const satisfies Record<ContactUsField, number>;

/** A refused form, as the edge hands it to the page. */
export interface ContactUsState {
  values: Record<ContactUsField, string>;
  /** Codes of `fieldErrors`, by field. */
  fields: Partial<Record<ContactUsField, string>>;
  code: string;
  message: string;
  retryAfterSeconds: number | null;
}
