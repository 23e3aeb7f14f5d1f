import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { link } from '../../../shared/route.ts';
import { useTexts } from '../../../shared/texts.tsx';
import type { Ways } from '../queue-address.ts';

interface DecisionBarProps {
  approve: string;
  /** Undefined for an item that can only be approved. */
  reject: string | undefined;
  isTaken: boolean;
  isBusy: boolean;
  ways: Ways;
  onDecide: (isApproved: boolean) => void;
}

/** The buttons of a decision. They are sticky, so that they stay visible beside a long item. */
export function DecisionBar({ approve, reject, isTaken, isBusy, ways, onDecide }: DecisionBarProps) {
  const { t } = useTexts();
  return (
    <div className="decision-bar" role="toolbar" aria-label={t('moderation.decision')}>
      <Button icon="check" onClick={() => onDecide(true)} busy={isBusy} disabled={isTaken} data-decision="approve" aria-keyshortcuts="a">
        {approve}
      </Button>
      {reject !== undefined && (
        <Button
          variant="danger"
          icon="close"
          onClick={() => onDecide(false)}
          busy={isBusy}
          disabled={isTaken}
          data-decision="reject"
          aria-keyshortcuts="r"
        >
          {reject}
        </Button>
      )}
      <span className="row row--fixed decision-bar__ways">
        {ways.previous !== undefined && (
          <LinkButton
            variant="quiet"
            icon="chevron-start"
            href={link(ways.previous)}
            label={t('console.keys.previous')}
            data-decision="previous"
            aria-keyshortcuts="p"
          />
        )}
        {ways.next !== undefined && (
          <LinkButton variant="quiet" endIcon="chevron-end" href={link(ways.next)} data-decision="next" aria-keyshortcuts="n">
            {t('console.keys.next')}
          </LinkButton>
        )}
      </span>
    </div>
  );
}
