/** The contact form as browsers without script submit it: the page returns with the typed values and their faults. */
export const contactUsFields = ['name', 'email', 'message'] as const;
export type ContactUsField = (typeof contactUsFields)[number];
/** Maximum length of each field (docs/requirements.md#other-public-forms-p-52). */
export const contactUsLengths = { name: 100, email: 100, message: 2000 } as const satisfies Record<ContactUsField, number>;

/** A refused form, as the edge passes it to the page. */
export interface ContactUsState {
  values: Record<ContactUsField, string>;
  /** Codes of `fieldErrors` by field. */
  fields: Partial<Record<ContactUsField, string>>;
  code: string;
  message: string;
  retryAfterSeconds: number | null;
}
