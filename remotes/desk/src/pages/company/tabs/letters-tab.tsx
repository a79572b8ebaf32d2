import { LoadedArea, TableSkeleton, useLoaded } from '@portal/shared/ui';
import { staffCall } from '../../../client/staff-call';
import { LetterTable } from '../../../records/letter-table';

/** 消息与短信 */
export function LettersTab({ compCode }: { compCode: string }) {
  const letters = useLoaded((signal) => staffCall('staffCompanySent', { body: { compCode } }, signal));
  return (
    <LoadedArea loaded={letters} skeleton={<TableSkeleton columns={5} />}>
      {(rows) => <LetterTable letters={rows} />}
    </LoadedArea>
  );
}
