/**
 * The cascade layers, weakest first. Declared before every stylesheet of a document, so that precedence never depends on the order of
 * sheets, which the bundler chooses for pages and islands change later.
 */
export const layerOrder = '@layer reset,tokens,parts,pages';
