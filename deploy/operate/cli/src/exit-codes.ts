/**
 * The exit codes of the command, for scripts. What the command line alone shows to be wrong is 2. What the portal says is
 * 1, but for three answers that a script acts upon: who it is does not count (3), the gate refuses the release (4),
 * somebody else was first (5).
 */
export const exitCodes = {
  done: 0,
  /** A person can fix this; the message says how. */
  failed: 1,
  /** The command line itself was wrong, or it does not say --yes to an act that cuts something off. */
  usage: 2,
  /** The portal did not answer, or did not know the token. */
  unreachable: 3,
  /** The gate refuses the release: it would not run there, or nobody may run it. */
  refused: 4,
  /** Somebody else changed the slot, or the content, in the meantime. */
  moved: 5,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
