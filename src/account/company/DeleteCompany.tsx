import { useState } from 'react';
import { deleteCompany } from '../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { noteDeleted } from '../../client/deleted.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../form/Question.tsx';
import { open } from '../shared/route.ts';
import { invalidate } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';

export function DeleteCompany({ company }: { company: OwnCompany }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(deleteCompany, { isReadLater: true });
  const confirm = async () => {
    const answer = await remove.run({ query: { id: company.id } });
    setAsking(false);
    if (!answer.ok) return;
    saySuccess(t, deleteCompany, 'company.deleted');
    noteDeleted('company', company.name);
    open('/my-companies', { replace: true });
    // Invalidated after the page was left, because the page of the deleted company would request that company again.
    await invalidate(deleteCompany.changes);
  };
  return (
    <>
      <div>
        <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
          {t('company.delete')}
        </Button>
      </div>
      <Question
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={t('company.deleteAsk', { name: isolated(company.name) })}
        confirmLabel={t('company.delete')}
        variant="danger"
        busy={remove.busy}
      >
        {t('company.deleteText')}
      </Question>
    </>
  );
}
