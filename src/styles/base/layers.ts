/**
 * The cascade layers, weakest first. Said before every sheet of a document, so what wins never depends on which sheet
 * comes first: pages join theirs in an order that the bundler chooses, islands bring some later.
 */
export const layerOrder = '@layer reset,tokens,parts,pages';
