/** What the command ends with, for scripts. */
export const exitCodes = {
  done: 0,
  /** Something a person can mend: the message says what. */
  failed: 1,
  /** The command line itself. */
  usage: 2,
  /** The portal did not answer, or did not know the token. */
  unreachable: 3,
  /** Refused by the gate. */
  refused: 4,
  /** Somebody else changed the slot in the meantime. */
  moved: 5,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
