import type { CallReply } from '@portal/shared/contract';

export type Company = CallReply<'staffCompanyShow'>;
export type Profile = CallReply<'staffCompanyProfile'>;
