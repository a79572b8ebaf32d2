import type { storedFile } from '@portal/database/schema/platform';
import type { Permission } from '@portal/shared/codes';
import type { SessionState } from '../../kernel/session/session-state';

type FileRights = Pick<typeof storedFile.$inferSelect, 'access' | 'userCode' | 'compCode' | 'permission'>;

type Reader = Pick<SessionState, 'userCode' | 'member'> | null;

/** Returns whether a reader may have a file. It is pure. */
export function mayRead(file: FileRights, reader: Reader): boolean {
  if (file.access === 'PUBLIC') return true;
  if (!reader) return false;
  if (file.access === 'PERSON') return file.userCode === reader.userCode;
  const { member } = reader;
  if (!member || member.compCode !== file.compCode) return false;
  return file.permission === null || member.permissions.has(file.permission as Permission);
}
