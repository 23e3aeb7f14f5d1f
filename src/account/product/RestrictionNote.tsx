import type { ProductRestriction } from '../../../contract/product/shapes.ts';
import { Note } from '../../ui/Note.tsx';
import { DecisionsLink } from '../shared/gate/DecisionsLink.tsx';
import { RejectReason } from '../shared/gate/RejectReason.tsx';
import { useTexts } from '../shared/texts.tsx';

/** Why a product is not public, and what its owner can do. */
export function RestrictionNote({ restriction: { reason, dtResubmittedAt } }: { restriction: ProductRestriction }) {
  const { t } = useTexts();
  const waits = dtResubmittedAt !== null;
  return (
    <Note tone={waits ? 'amber' : 'red'}>
      <p className="medium">{t(waits ? 'product.restricted.waitsTitle' : 'product.restricted.title')}</p>
      <p>
        <span className="soft">{t('product.restricted.because')}</span> <RejectReason text={reason} />
      </p>
      <p>{t(waits ? 'product.restricted.waitsText' : 'product.restricted.text')}</p>
      <DecisionsLink />
    </Note>
  );
}
