import type { CallReply } from '@portal/shared/contract';

export type Ticket = CallReply<'staffSupportShow'>;
