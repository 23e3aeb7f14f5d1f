import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { CompanyHead } from '../CompanyHead.tsx';
import { ProductList } from './ProductList.tsx';

/** The company for those of the staff who work with its products, and with nothing else of it. */
export function CompanyProducts({ company }: { company: OwnCompany }) {
  return (
    <>
      <CompanyHead company={company} />
      <ProductList company={company} />
    </>
  );
}
