/** Whether a release may be used, by the act that says so. A deprecated one should not be used any more, a blocked one must not. */
export const standings = { deprecate: 'deprecated', block: 'blocked', allow: 'allowed' } as const;

export type StandingName = (typeof standings)[keyof typeof standings];

/** What is stored. An allowed release has nothing stored. */
export type StoredStanding = Exclude<StandingName, 'allowed'>;

export const maxStandingReason = 500;
