import type { Queryable } from '@portal/database';

/** A kind of data that the portal keeps of a person. */
export interface PersonalDataKind {
  readonly kind: string;
  readonly name: string;
  readonly holds: string;
  /** Tells the person what `forget` and the feature's retention rules do. */
  readonly retention: string;
  readonly read: (db: Queryable, userCode: string) => Promise<object[]>;
  /** Removes what is not kept after the person has left. Without it everything is kept for a time that the law names. */
  readonly forget?: (db: Queryable, userCode: string, now: Date) => Promise<unknown>;
}

/** More entries of one kind are not read: far more than a person can have by normal use. */
export const maxEntries = 5_000;

/** Data that is removed so many days after it was written, or after its person left. */
export interface RetentionRule {
  readonly days: number;
  readonly remove: (db: Queryable, before: Date) => Promise<unknown>;
}

export const years = (count: number): number => count * 365;

declare module '../../kernel/services' {
  interface Services {
    readonly personalData: readonly PersonalDataKind[];
  }
}
