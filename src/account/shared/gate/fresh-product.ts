/** The product that was just saved, which the list of its company scrolls to. It is returned once. */
let fresh: string | null = null;

export const markFreshProduct = (id: string): void => {
  fresh = id;
};

/** @returns the id, once after {@link markFreshProduct} */
export function takeFreshProduct(): string | null {
  const id = fresh;
  fresh = null;
  return id;
}
