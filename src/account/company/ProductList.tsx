import { useStore } from '@nanostores/react';
import { getProductsByCompanyId } from '../../../contract/product/calls.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { $session, may } from '../../client/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { link } from '../shared/place.ts';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';

/** The products of a company, as they stand in its public page. */
export function ProductList({ company }: { company: OwnCompany }) {
  const { t } = useTexts();
  const session = useStore($session);
  const { data } = useCall(getProductsByCompanyId, { query: { id: company.id } });
  const products = data?.products ?? company.products;
  const add = may(session, 'productsAccess') && (
    <LinkButton variant="secondary" icon="plus" href={link(`/add-product/${company.id}`)}>
      {t('company.products.add')}
    </LinkButton>
  );
  return (
    <Card title={t('company.products.title')} end={add}>
      {products.length === 0 ? (
        <p className="soft text-sm">{t('company.products.none')}</p>
      ) : (
        <ul className="boxes">
          {products.map((product) => (
            <li key={product.id} className="row row--fixed gap-3">
              <Avatar name={product.name} src={product.imageURLs[0]} />
              <span className="truncate" dir="auto">
                {product.name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
