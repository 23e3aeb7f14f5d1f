/** A name in the four languages of the site. */
export interface Words {
  readonly en: string;
  readonly tr: string;
  readonly ru: string;
  readonly ar: string;
}
