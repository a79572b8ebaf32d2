import type { CallInput } from '@portal/shared/contract';
import { staffCall } from '../../client/staff-call';
import { MaskedValue } from '../../records/masked-value';

interface CompanyNumberProps {
  label: string;
  value: string;
  asked: Omit<CallInput<'staffCompanyReveal'>['body'], 'reason'>;
  mayReveal: boolean;
}

/** A masked number of a company. */
export function CompanyNumber({ asked, ...shown }: CompanyNumberProps) {
  return (
    <MaskedValue
      {...shown}
      reveal={async (reason) => (await staffCall('staffCompanyReveal', { body: { ...asked, reason } })).value}
    />
  );
}
