/** A `ref` that moves the focus to an element when it appears, such as one that replaces the pressed button. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
