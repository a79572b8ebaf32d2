import type { CallReply } from '@portal/shared/contract';

export type Person = CallReply<'staffPersonShow'>;

/** The name that titles and questions use. */
export const nameOf = ({ userName, mobile }: Pick<Person, 'userName' | 'mobile'>): string => userName || mobile;
