import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { useTexts } from '../shared/texts.tsx';
import { ProductList } from './ProductList.tsx';
import { stateOf } from './state.ts';
import { StateBadge } from './StateBadge.tsx';

/** The company for those of the staff who work with its products, and with nothing else of it. */
export function CompanyProducts({ company }: { company: OwnCompany }) {
  const { t } = useTexts();
  return (
    <>
      <PageHead
        title={company.name}
        isOwnText
        parent={{ path: '/my-companies', label: t('nav.business.companies') }}
        start={<Avatar name={company.name} src={company.logoURL} />}
        below={
          <p className="row text-sm">
            <StateBadge state={stateOf(company)} />
          </p>
        }
      />
      <ProductList company={company} />
    </>
  );
}
