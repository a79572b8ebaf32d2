/** The two audits are sealed separately: events of the platform, and changes of releases. */
export const journals = ['platform', 'releases'] as const;
export type Journal = (typeof journals)[number];
