import { user } from '@portal/database/schema/platform';
import { eq, type SQL } from 'drizzle-orm';
import { contains } from '../../kernel/data/contains';

/** Whole numbers and addresses only: a part of one would find the hidden digits one after another. */
export function isPerson(keyword: string): SQL | undefined {
  if (/^\d{11}$/.test(keyword)) return eq(user.mobile, keyword);
  if (keyword.includes('@')) return eq(user.email, keyword);
  return contains(keyword, user.userName);
}
