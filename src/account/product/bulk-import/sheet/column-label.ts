/** Labels of columns, as in the product form. */
import type { TextsOf } from '../../../../i18n/keys.ts';
import type { Column } from './columns.ts';

const labels = {
  id: 'bulkImport.id',
  name: 'product.field.name',
  code: 'product.field.code',
  category: 'product.field.category',
  sub_category: 'product.field.subCategory',
  tags: 'product.field.tags',
  description: 'product.field.description',
  pictures: 'product.field.pictures',
  hs_code: 'trade.label.hsCode',
  unit: 'trade.label.unit',
  minimum_order: 'trade.label.minimumOrder',
  price_from: 'product.facts.priceFrom',
  price_to: 'bulkImport.priceTo',
  currency: 'trade.label.currency',
  delivery_term: 'trade.label.delivery',
  lead_time_days: 'product.facts.leadTime',
  origin: 'trade.label.origin',
  packaging: 'trade.label.packaging',
  certificates: 'trade.label.certificates',
} as const satisfies Record<Column, string>;

export const columnLabel = (t: TextsOf, column: Column): string => t(labels[column]);
