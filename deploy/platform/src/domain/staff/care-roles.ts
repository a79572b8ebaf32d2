import type { StaffRole } from '@portal/shared/codes/staff-roles';

/** The roles for each act on companies and people. The policies of the calls and what pages offer both follow it. */
export const careRoles = {
  read: ['care', 'first', 'second', 'audit', 'admin'],
  note: ['care', 'first', 'second', 'admin'],
  /** Reads a paper, or a number in clear. */
  reveal: ['care', 'first', 'second', 'audit', 'admin'],
  /** Has a paper scanned again whose scan brought no result. */
  rescan: ['care', 'first', 'second', 'admin'],
  /** Writes to a company. */
  message: ['care', 'admin'],
  freeze: ['second', 'admin'],
  /** A person whose phone was stolen calls the customer service: it locks at once. */
  lock: ['care', 'second', 'admin'],
  unlock: ['second', 'admin'],
  correctMobile: ['care', 'second', 'admin'],
  export: ['audit', 'admin'],
  /** Answers questions. */
  answer: ['care'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
