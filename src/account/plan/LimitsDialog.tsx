import { type Feature, features, isSwitch, isUsedUp, unlimited } from '../../../contract/plan/features.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';

const isFeature = (name: string): name is Feature => (features as readonly string[]).includes(name);

/** The limits of the plan and their usage. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const { t, number } = useTexts();
  const query = useCall(getUsageLimits, { query: { names: features.join(',') } });
  const limitText = (name: Feature, limit: number): string => {
    if (isSwitch(name)) return t(limit === 0 ? 'plan.membership.no' : 'plan.membership.yes');
    return limit === unlimited ? t('plan.membership.unlimited') : number(limit);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('plan.membership.limits')} closeLabel={t('common.actions.close')} wide>
      <Answered query={query}>
        {({ limits }) => (
          <Table
            label={t('plan.membership.limits')}
            rows={limits.filter(({ name }) => isFeature(name))}
            rowId={({ name }) => name}
            columns={[
              {
                id: 'name',
                label: t('plan.membership.feature'),
                render: ({ name }) => isFeature(name) && t(`plan.membership.features.${name}`),
              },
              {
                id: 'used',
                label: t('plan.membership.used'),
                isNumber: true,
                render: ({ name, used }) => (isFeature(name) && !isUsedUp(name) ? '–' : number(used)),
              },
              {
                id: 'limit',
                label: t('plan.membership.limit'),
                isNumber: true,
                render: ({ name, limit }) => isFeature(name) && limitText(name, limit),
              },
            ]}
          />
        )}
      </Answered>
    </Dialog>
  );
}
