/** Cases about other content of the account, for moderators: open ones, and those that were closed without action. */
import type { NoticeCase } from '../../contract/notice/schemas.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import type { Work } from '../platform/subject/work.ts';
import { listOtherCases } from './store.ts';
import { readTarget } from './target-store.ts';
import { deletedTargetOf, targetOf } from './target.ts';

export async function otherCasesOf({ db, clock }: Work, caseId: string, reader: ApiLanguage): Promise<NoticeCase['otherCases']> {
  const cases = await listOtherCases(db, caseId);
  return Promise.all(
    cases.map(async ({ id, target_kind: kind, target_id: targetId, opened_at, handled_at, reports }) => {
      const row = await readTarget(db, kind, targetId, clock.now());
      return {
        id,
        target: row === null ? deletedTargetOf(kind, targetId, null) : targetOf(kind, row, reader),
        isPublic: row?.is_public === 1,
        reports,
        dtOpenedAt: isoTime(opened_at),
        dtHandledAt: isoTimeOrNull(handled_at),
      };
    }),
  );
}
