import { useEffect, useRef } from 'react';
import { pictureIn } from '../../../../contract/media-size.ts';
import type { Product, ProductRestriction } from '../../../../contract/product/shapes.ts';
import { titleText } from '../../../../contract/text/isolate.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { productAnchor } from '../../shared/gate/product-place.ts';
import { RejectReason } from '../../shared/gate/RejectReason.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';

export interface ProductRowProps {
  product: Product;
  /** The company is listed in the directory. */
  isPublic: boolean;
  mayWrite: boolean;
  mayDelete: boolean;
  /** The limit allows another product. */
  mayAdd: boolean;
  /** The address names it, because it was just saved: the page scrolls to it. */
  isFresh: boolean;
  onDelete: () => void;
}

/** One product of a company: picture, name, code, age and actions. */
export function ProductRow({ product, isPublic, mayWrite, mayDelete, mayAdd, isFresh, onDelete }: ProductRowProps) {
  const { t, age } = useTexts();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [isFresh]);
  const { id, name, code, company, restriction } = product;
  const isShown = isPublic && restriction === undefined;
  const edit = link(`/edit-product/${company.id}/${id}`);
  const view = link(`/companies/${company.path}/products/${id}`);
  const target = mayWrite ? edit : isShown ? view : null;
  const [cover] = product.imageURLs;
  return (
    <li ref={row} id={productAnchor(id)} className={`product-row${isFresh ? ' is-fresh' : ''}`}>
      {cover === undefined ? (
        <span className="product-row__picture">
          <Icon name="product" />
        </span>
      ) : (
        <img className="product-row__picture" src={pictureIn('s', cover)} alt="" width={72} height={54} loading="lazy" />
      )}
      <div className="stack gap-1">
        <h3 className="product-row__name keep-edge" dir="auto">
          {target === null ? titleText(name) : <a href={target}>{titleText(name)}</a>}
        </h3>
        <p className="faint text-xs">
          {code !== '' && (
            <>
              <bdi>{code}</bdi> ·{' '}
            </>
          )}
          {age(product.dtCreatedAt)}
        </p>
        {restriction !== undefined && <RestrictedState restriction={restriction} />}
      </div>
      <div className="product-row__actions">
        {mayWrite && (
          <LinkButton variant="secondary" icon="edit" href={edit} label={t('product.editNamed', { name })}>
            {t('common.actions.edit')}
          </LinkButton>
        )}
        {isShown && <LinkButton variant="quiet" icon="eye" href={view} label={t('product.viewNamed', { name })} />}
        {mayAdd && restriction === undefined && (
          <LinkButton
            variant="quiet"
            icon="copy"
            href={link(`/add-product/${company.id}?copy=${id}`)}
            label={t('product.copyNamed', { name })}
          />
        )}
        {mayDelete && <Button variant="quiet" icon="trash" label={t('product.deleteNamed', { name })} onClick={onDelete} />}
      </div>
    </li>
  );
}

/** Why the product is not public: it is restricted, or a moderator reviews it. */
function RestrictedState({ restriction: { reason, dtResubmittedAt } }: { restriction: ProductRestriction }) {
  const { t } = useTexts();
  return dtResubmittedAt === null ? (
    <>
      <p>
        <Badge tone="red" icon="lock">
          {t('product.restricted.badge')}
        </Badge>
      </p>
      <p className="soft text-sm">
        <RejectReason text={reason} />
      </p>
    </>
  ) : (
    <p>
      <Badge tone="amber" icon="clock">
        {t('product.restricted.waits')}
      </Badge>
    </p>
  );
}
