/** The parts of the editor that are opened one by one: its first comes with the page. */
export { AddressPart } from './AddressPart.tsx';
export { CategoriesPart } from './CategoriesPart.tsx';
export { PicturesPart } from './PicturesPart.tsx';
export { TaxPart } from './TaxPart.tsx';
