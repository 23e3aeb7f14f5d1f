import { defineCall } from '../wire/call.ts';
import { productPicturesMax } from '../limits.ts';

export const getProductsByCompanyId = defineCall({
  method: 'POST',
  path: '/Company/GetProductsByCompanyId',
  access: { who: 'anyone' },
  reads: ['product', 'company'],
});
export const searchProducts = defineCall({
  method: 'POST',
  path: '/Company/SearchProducts',
  access: { who: 'anyone' },
  reads: ['product', 'company'],
});
export const getProductDetailById = defineCall({
  method: 'POST',
  path: '/Company/GetProductDetailById',
  access: { who: 'anyone' },
  reads: ['product', 'company'],
});
export const getUserProducts = defineCall({
  method: 'POST',
  path: '/Company/GetUserProducts',
  access: { who: 'member' },
  reads: ['product'],
});
export const addAndEditProduct = defineCall({
  method: 'POST',
  path: '/Company/AddAndEditProduct',
  access: { who: 'member', flag: 'productsAccess' },
  files: { ImageList: { purpose: 'picture', countMax: productPicturesMax } },
  write: true,
  changes: ['product', 'company', 'user'],
});
export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/Company/DeleteProduct',
  access: { who: 'member', flag: 'productsAccess' },
  write: true,
  changes: ['product', 'company', 'user'],
});
