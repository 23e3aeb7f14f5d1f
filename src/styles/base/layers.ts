/**
 * The cascade layers, weakest first. Declared before every stylesheet of a document, so that precedence does not depend on the order of
 * sheets: the bundler chooses it, and islands add sheets later.
 */
export const layerOrder = '@layer reset,tokens,parts,pages';
