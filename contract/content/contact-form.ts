/** The contact form as it travels without script: what was typed comes back to the page with what is wrong (look.md, Behaviour). */
export const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
/** Letters that each field may have (public site, section 5). */
export const contactLengths = { name: 100, email: 100, message: 2000 } as const satisfies Record<ContactField, number>;

/** A refused form, as the edge hands it to the page. */
export interface ContactState {
  values: Record<ContactField, string>;
  /** Codes of `fieldErrors`, by field. */
  fields: Partial<Record<ContactField, string>>;
  code: string;
  message: string;
  retryAfterSeconds: number | null;
}
