import { useEffect, useRef, useState } from 'react';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { listPageSize } from '../../../contract/limits.ts';
import { deleteProduct, getProductsByCompanyId } from '../../../contract/product/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { may } from '../../client/session.ts';
import { toast } from '../../client/toasts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Answered } from '../shared/Answered.tsx';
import { takeFreshProduct } from '../shared/fresh-product.ts';
import { link } from '../shared/route.ts';
import { productFailureText } from '../shared/product-failure.ts';
import { ProductPlanNote } from '../shared/ProductPlanNote.tsx';
import { useProductUse } from '../shared/product-use.ts';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { useSession } from '../shared/use-session.ts';
import { findProducts, productPage } from './product-page.ts';
import { ProductRow } from './ProductRow.tsx';

/**
 * The products of a company, newest first: seen by all of the account, added, edited and deleted by who may.
 * @param isAsked the page was opened for them
 */
export function ProductList({ company, isAsked = false }: { company: OwnCompany; isAsked?: boolean }) {
  const { t, number } = useTexts();
  const mayWork = may(useSession(), 'productsAccess');
  const query = useCall(getProductsByCompanyId, { query: { id: company.id } });
  const use = useProductUse();
  const add = mayWork && use?.isFull !== true && (
    <LinkButton icon="plus" variant="secondary" href={link(`/add-product/${company.id}`)}>
      {t('company.products.add')}
    </LinkButton>
  );
  const count = query.data?.products.length ?? 0;
  const section = useRef<HTMLElement>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const isRemoved = removedId !== null && query.data?.products.every(({ id }) => id !== removedId) === true;
  useEffect(() => {
    // The row that had the focus is gone, and with it the question.
    if (isRemoved) section.current?.focus({ preventScroll: true });
  }, [isRemoved]);
  useEffect(() => {
    if (!isAsked) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section ref={section} className="card stack gap-4 products" id="products" tabIndex={-1} aria-labelledby="products-title">
      <div className="section-head">
        <div className="stack gap-1">
          <h2 id="products-title">{t('company.products.title')}</h2>
          {mayWork && use !== undefined && use.limit > 0 && Number.isFinite(use.limit) && (
            <p className="soft text-sm">{t('product.used', { used: number(use.used), limit: number(use.limit) })}</p>
          )}
        </div>
        {count > 0 && add}
      </div>
      {mayWork && <ProductPlanNote />}
      {!company.isPublic && count > 0 && <Note>{t('product.notPublic')}</Note>}
      <Answered query={query}>
        {({ products }) =>
          products.length === 0 ? (
            <EmptyState title={t('product.none.title')} action={add}>
              {t('product.none.text')}
            </EmptyState>
          ) : (
            <Rows products={products} isPublic={company.isPublic} mayWork={mayWork} onRemoved={setRemovedId} />
          )
        }
      </Answered>
    </section>
  );
}

interface RowsProps {
  products: readonly Product[];
  isPublic: boolean;
  mayWork: boolean;
  onRemoved: (id: string) => void;
}

function Rows({ products, isPublic, mayWork, onRemoved }: RowsProps) {
  const { t, number } = useTexts();
  const [freshId] = useState(takeFreshProduct);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const found = findProducts(products, typed);
  const { page, pageCount, shown, start, end } = productPage(found, chosen, freshId);
  const [asked, setAsked] = useState<Product | null>(null);
  const remove = useWrite(deleteProduct, {
    tags: ['Product', 'Company', 'User'],
    onFailure: (failure) => {
      toast('bad', productFailureText(t, failure), 'business');
      return true;
    },
  });
  const confirm = async (): Promise<void> => {
    if (asked === null) return;
    const answer = await remove.run({ query: { id: asked.id } });
    setAsked(null);
    if (!answer.ok) return;
    toast('good', t('product.deleted'), 'business');
    onRemoved(asked.id);
  };
  return (
    <>
      {products.length > listPageSize && (
        <TextField
          type="search"
          label={t('product.find')}
          value={typed}
          dir="auto"
          onChange={(text) => {
            setTyped(text);
            setChosen(1);
          }}
        />
      )}
      <ul className="product-rows">
        {shown.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            isPublic={isPublic}
            mayWork={mayWork}
            isFresh={product.id === freshId}
            onDelete={() => setAsked(product)}
          />
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="soft text-sm" role="status">
          {t('product.noneFound')}
        </p>
      ) : (
        <Pagination
          page={page}
          pageCount={pageCount}
          onPage={setChosen}
          label={t('common.pagination')}
          previousLabel={t('common.actions.previous')}
          nextLabel={t('common.actions.next')}
          summary={t('common.showing', { start: number(start), end: number(end), total: number(found.length) })}
          formatNumber={number}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
        title={t('product.deleteAsk')}
        confirmLabel={t('common.actions.delete')}
        cancelLabel={t('common.actions.cancel')}
        variant="danger"
        busy={remove.busy}
      >
        <p>
          <bdi className="medium">{asked?.name}</bdi>
        </p>
        <p>{t('product.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
