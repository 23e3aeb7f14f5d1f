import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { deleteProduct } from '../../../../contract/product/calls.ts';
import type { Product } from '../../../../contract/product/shapes.ts';
import { noteDeleted } from '../../../client/deleted.ts';
import { sayFailure } from '../../shared/say-failure.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { Question } from '../../../form/Question.tsx';
import { productAnchor } from '../../shared/gate/product-place.ts';
import { productFailureText } from '../../shared/gate/product-failure.ts';
import { $route } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { ProductRow } from './ProductRow.tsx';

export interface ProductRowsProps {
  products: readonly Product[];
  isPublic: boolean;
  mayWrite: boolean;
  mayDelete: boolean;
  /** The limit allows another product. */
  mayAdd: boolean;
}

/** One page of products, with the confirmation of a deletion. */
export function ProductRows({ products, isPublic, mayWrite, mayDelete, mayAdd }: ProductRowsProps) {
  const { t } = useTexts();
  const hash = useStore($route)?.hash;
  const [asked, setAsked] = useState<Product | null>(null);
  const remove = useWrite(deleteProduct, { show: (failure) => sayFailure(productFailureText(t, failure)) });
  const confirm = async (): Promise<void> => {
    if (asked === null) return;
    const answer = await remove.run({ query: { id: asked.id } });
    setAsked(null);
    if (!answer.ok) return;
    saySuccess(t, deleteProduct, 'product.deleted');
    noteDeleted('product', asked.name);
  };
  return (
    <>
      <ul className="product-rows">
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            isPublic={isPublic}
            mayWrite={mayWrite}
            mayDelete={mayDelete}
            mayAdd={mayAdd}
            isFresh={hash === `#${productAnchor(product.id)}`}
            onDelete={() => setAsked(product)}
          />
        ))}
      </ul>
      <Question
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
        title={t('product.deleteAsk')}
        confirmLabel={t('common.actions.delete')}
        variant="danger"
        busy={remove.busy}
      >
        <p>
          <bdi className="medium">{asked?.name}</bdi>
        </p>
        <p>{t('product.deleteText')}</p>
      </Question>
    </>
  );
}
