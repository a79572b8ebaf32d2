import type { ErrorFrame } from '@portal/database/schema/release-errors';

/** What a reader sees of the places that an error went through: pure. */

/** Whose code it is; the rest is null where the reader may not see it. */
export interface ShownPlace {
  package: string;
  file: string | null;
  line: number | null;
  column: number | null;
  original: boolean;
}

export interface Sight {
  /** A team's package: files of others are not for it. Undefined: everybody's. */
  package?: string | undefined;
  /** Lines and columns too. */
  lines: boolean;
}

function shownPlace(frame: ErrorFrame, { package: own, lines }: Sight): ShownPlace {
  const { package: name, file, line, column, original } = frame;
  const bare = { package: name, file: null, line: null, column: null, original };
  if (own !== undefined && name !== own) return bare;
  return lines ? { ...bare, file, line, column } : { ...bare, file };
}

export const shownPlaces = (frames: readonly ErrorFrame[], sight: Sight): ShownPlace[] =>
  frames.map((frame) => shownPlace(frame, sight));
