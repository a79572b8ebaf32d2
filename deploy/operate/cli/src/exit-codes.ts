/** The exit codes of the command, for scripts. */
export const exitCodes = {
  done: 0,
  /** A person can fix this; the message says how. */
  failed: 1,
  /** The command line itself was wrong. */
  usage: 2,
  /** The portal did not answer, or did not know the token. */
  unreachable: 3,
  /** Refused by the gate. */
  refused: 4,
  /** Somebody else changed the slot in the meantime. */
  moved: 5,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
