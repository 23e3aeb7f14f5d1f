import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { CompanyHead } from '../CompanyHead.tsx';
import { ProductList } from './ProductList.tsx';

/** The company page for staff who may work with its products only. */
export function CompanyProducts({ company }: { company: OwnCompany }) {
  return (
    <>
      <CompanyHead company={company} />
      <ProductList company={company} />
    </>
  );
}
