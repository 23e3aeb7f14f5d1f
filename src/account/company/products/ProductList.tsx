import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { listPageSize } from '../../../../contract/limits.ts';
import { useCall } from '../../shared/data/query.ts';
import { getUserProducts } from '../../../../contract/product/calls.ts';
import { may } from '../../../client/session/session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { DeletedNote } from '../../shared/DeletedNote.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { ListPages } from '../../shared/data/ListPages.tsx';
import { addressOfPlace, placeOf, rememberPlace, type ProductPlace } from '../../shared/gate/product-place.ts';
import { $route, link, open } from '../../shared/route.ts';
import { ProductPlanNote } from '../../shared/gate/ProductPlanNote.tsx';
import { useIsProductUseAsked, useProductUse } from '../../shared/gate/product-use.ts';
import { useSession } from '../../shared/data/use-session.ts';
import { useTexts } from '../../shared/texts.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ProductTools } from './ProductTools.tsx';

/**
 * The products of a company, in the order and on the page of the address. Everyone in the account sees them; permission decides who edits
 * them.
 * @param isAsked the address of the page leads to the products
 */
export function ProductList({ company, isAsked = false }: { company: OwnCompany; isAsked?: boolean }) {
  const { t, number } = useTexts();
  const mayWork = may(useSession(), 'productsAccess');
  const { place, go } = useProductPlace(company.id);
  const { sort, page, find } = place;
  const query = useCall(getUserProducts, {
    body: { companyId: company.id, sort, page, size: listPageSize, ...(find !== '' && { text: find }) },
  });
  // The last page stays until the next one is loaded, so that the pressed button does not move.
  const [shown, setShown] = useState(query.data);
  if (query.data !== undefined && query.data !== shown) setShown(query.data);
  const list = query.data ?? (query.error === null ? shown : undefined);
  const use = useProductUse();
  const isUseAsked = useIsProductUseAsked();
  // Products of a suspended company can be read and deleted.
  const mayWrite = mayWork && company.isSuspended !== true;
  const mayAdd = mayWrite && use?.isFull !== true;
  const ways = mayWrite && (
    <div className="row">
      <LinkButton icon="file" variant="quiet" href={link(`/import-products/${company.id}`)}>
        {t('product.many')}
      </LinkButton>
      {mayAdd && (
        <LinkButton icon="plus" variant="secondary" href={link(`/add-product/${company.id}`)}>
          {t('company.products.add')}
        </LinkButton>
      )}
    </div>
  );
  const count = list?.count ?? 0;
  const hasAny = count > 0 || find !== '';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section
      ref={section}
      className={classNames('card stack gap-4 products', isAsked && 'products--asked')}
      id="products"
      tabIndex={-1}
      aria-labelledby="products-title"
    >
      <div className="section-head">
        <div className="stack gap-1">
          <h2 id="products-title">{t('company.products.title')}</h2>
          {mayWork && isUseAsked && <p className="text-sm">&nbsp;</p>}
          {mayWork && use !== undefined && use.limit > 0 && Number.isFinite(use.limit) && (
            <p className="soft text-sm">{t('product.used', { used: number(use.used), limit: number(use.limit) })}</p>
          )}
        </div>
        {(hasAny || list === undefined) && ways}
      </div>
      <DeletedNote kind="product" />
      {mayWrite && <ProductPlanNote />}
      {!company.isPublic && company.isSuspended !== true && count > 0 && <Note>{t('product.notPublic')}</Note>}
      {hasAny && (
        <ProductTools place={place} count={count} onSort={(next) => go({ sort: next })} onFind={(next) => go({ find: next }, true)} />
      )}
      {list === undefined ? (
        <Answered query={query}>{() => null}</Answered>
      ) : !hasAny ? (
        <EmptyState title={t('product.none.title')} action={ways}>
          {t('product.none.text')}
        </EmptyState>
      ) : count === 0 ? (
        <p className="soft text-sm" role="status">
          {t('product.noneFound')}
        </p>
      ) : (
        <div className="stack gap-4" aria-busy={query.data === undefined}>
          <ProductRows products={list.products} isPublic={company.isPublic} mayWrite={mayWrite} mayDelete={mayWork} mayAdd={mayAdd} />
          <ListPages page={page} count={count} onPage={(next) => go({ page: next })} label={t('company.products.title')} />
        </div>
      )}
      <LastPage page={page} count={query.data?.count} onPage={(next) => go({ page: next }, true)} />
    </section>
  );
}

/** Reads order, search and page from the address. A new order or search starts at page one. */
function useProductPlace(companyId: string): {
  place: ProductPlace;
  /** @param replace does not add an entry to the browser's history */
  go: (change: Partial<ProductPlace>, replace?: boolean) => void;
} {
  const search = useStore($route)?.search ?? {};
  const place = placeOf(search);
  const address = addressOfPlace(companyId, search, place);
  useEffect(() => rememberPlace(companyId, address), [companyId, address]);
  return {
    place,
    go: (change, replace = false) => open(addressOfPlace(companyId, search, { ...place, page: 0, ...change }), { replace }),
  };
}

/** Beyond the last page, for example after its only product was deleted, the last page is shown. */
function LastPage({ page, count, onPage }: { page: number; count: number | undefined; onPage: (page: number) => void }) {
  const last = count === undefined ? page : Math.max(0, Math.ceil(count / listPageSize) - 1);
  const isBehind = page > last;
  const show = useEffectEvent(onPage);
  useEffect(() => {
    if (isBehind) show(last);
  }, [isBehind, last]);
  return null;
}
