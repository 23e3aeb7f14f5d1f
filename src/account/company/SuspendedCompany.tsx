import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { SuspendedNote } from '../shared/gate/SuspendedNote.tsx';
import { Certificates } from './certificates/Certificates.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { ProductList } from './products/ProductList.tsx';

/** A suspended company: it can be read and deleted, but not changed. */
export function SuspendedCompany({ company, mayEdit, isForProducts }: { company: OwnCompany; mayEdit: boolean; isForProducts: boolean }) {
  return (
    <>
      <CompanyHead company={company} />
      <SuspendedNote />
      {mayEdit && <Certificates company={company} />}
      <ProductList company={company} isAsked={isForProducts} />
      {mayEdit && <DeleteCompany company={company} />}
    </>
  );
}
