/** A letter or digit alone before a hyphen, after which a line could end: "e-posta", "3-D". In a group, so that a text can be split by it. */
export const hyphenatedLetter = /((?<![\p{L}\p{N}])[\p{L}\p{N}]-\p{L}+)/gu;
