import { call } from '@portal/shared/api';
import type { FindBranches } from '@portal/shared/ui/data';

export const findBranches: FindBranches = ({ areaCode, ...search }, signal) =>
  call(
    'bankBranchList',
    { body: { ...search, ...(areaCode !== undefined && { areaCode }) } },
    { signal, handlesErrors: true },
  );
