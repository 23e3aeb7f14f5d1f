/** The address of this page that others open: its canonical one, without parameters of this visit, such as the one of the app. */
export const sharedAddress = (): string => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
