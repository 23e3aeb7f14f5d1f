import type { ReactNode } from 'react';
import { pictureIn } from '../../../contract/media-size.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { useTexts } from '../shared/texts.tsx';
import { stateOf } from './state.ts';
import { StateBadge } from './StateBadge.tsx';

/** Name, logo and state of a company, at the top of its page. */
export function CompanyHead({ company, beside, end }: { company: OwnCompany; beside?: ReactNode; end?: ReactNode }) {
  const { t } = useTexts();
  return (
    <PageHead
      title={company.name}
      isOwnText
      parent={{ path: '/my-companies', label: t('nav.business.companies') }}
      start={<Avatar name={company.name} src={pictureIn('s', company.logoURL)} />}
      below={
        <p className="row text-sm">
          <StateBadge state={stateOf(company)} />
          {beside}
        </p>
      }
      end={end}
    />
  );
}
