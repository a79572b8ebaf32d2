import type { CallReply } from '@portal/shared/contract';

/** An invitation that this company sent. */
export type Invitation = CallReply<'invitationList'>['rows'][number];

/** Link, code and picture work only while the invited company can still register by them. */
export const isOpen = ({ state }: Invitation): boolean => state === 'WAITING';

/** The name under which the form of a new invitation keeps its input. */
export const inviteForm = 'invitation';
