import { getCompanyById } from '../../../contract/company/calls.ts';
import { Answered } from '../shared/Answered.tsx';
import { useDialCodes } from '../shared/lookups.ts';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { CompanyEditor } from './CompanyEditor.tsx';
import { parts, type Part } from './values.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';

const partOf = (text: string | undefined): Part => parts.find((part) => part === text) ?? 'basics';

/** One company of the account: its five parts, approval, boost, products. */
export function CompanyPage({ params, search }: { params: Readonly<Record<string, string>>; search: Readonly<Record<string, string>> }) {
  const { t, language } = useTexts();
  const query = useCall(getCompanyById, { body: { id: params['id'] } });
  const dialCodes = useDialCodes(language);
  return (
    <div className="wrap page stack gap-6">
      <Answered query={query} rows={5}>
        {({ company }) =>
          dialCodes.length === 0 ? (
            <SkeletonList label={t('common.loading')} rows={5} />
          ) : (
            <CompanyEditor company={company} dialCodes={dialCodes} part={partOf(search['part'])} />
          )
        }
      </Answered>
    </div>
  );
}
