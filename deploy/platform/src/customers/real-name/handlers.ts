import { companyCall, type GroupHandlers, publicCall } from '../../kernel/calls/handler';
import type { Policy } from '../../kernel/calls/policy';
import { faceStart, faceStateView } from './face';
import { faceInfo } from './face-link';
import { facePhoto, faceSubmit } from './submit-face';
import { transferConfirm, transferStart, transferStateView } from './transfer';

const registering = { permission: 'company.write', stage: 'certifying' } satisfies Omit<Policy, 'access'>;

export const realNameHandlers: GroupHandlers<'realName'> = {
  // The stage depends on the purpose, so the handlers check it.
  faceStart: companyCall({ stage: 'any' }, faceStart),
  faceState: companyCall({ stage: 'any' }, faceStateView),
  faceInfo: publicCall(faceInfo),
  faceSubmit: publicCall(faceSubmit),
  facePhoto: publicCall(facePhoto),
  transferStart: companyCall(registering, transferStart),
  transferConfirm: companyCall(registering, transferConfirm),
  transferState: companyCall(registering, transferStateView),
};
