/** The pages of the product's form come as one script: they share nearly all of it. */
export { AddProductPage } from './AddProductPage.tsx';
export { EditProductPage } from './EditProductPage.tsx';
