import { type GroupHandlers, personCall } from '../../kernel/calls/handler';
import { proveStepUp, sendStepUpCode } from './prove';

export const stepUpHandlers: GroupHandlers<'stepUp'> = {
  stepUpSend: personCall({}, sendStepUpCode),
  stepUpProve: personCall({}, proveStepUp),
};
