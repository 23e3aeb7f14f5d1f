/** Parts of the editor that are opened one by one; the first part is loaded with the page. */
export { AddressPart } from './AddressPart.tsx';
export { CategoriesPart } from './CategoriesPart.tsx';
export { LanguagesPart } from './LanguagesPart.tsx';
export { PicturesPart } from './PicturesPart.tsx';
export { TaxPart } from './TaxPart.tsx';
export { TradePart } from './TradePart.tsx';
