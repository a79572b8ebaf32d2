import type { ReactNode } from 'react';

/** The lines are thin, as the frame's button stands below. */
const outline = (drawing: ReactNode) => (
  <svg viewBox="0 0 240 151" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
    <g opacity=".36" strokeLinejoin="round">
      {drawing}
    </g>
  </svg>
);

/** The side with the portrait: lines of text, and the portrait at the right. */
export const portraitSide = outline(
  <>
    <path d="M24 28h28M64 28h42M24 47h18M56 47h34M24 66h24M60 66h56M24 85h92" />
    <rect x="152" y="20" width="64" height="76" rx="6" />
    <circle cx="184" cy="48" r="13" />
    <path d="M162 95c0-15 9-25 22-25s22 10 22 25" />
  </>,
);

/** The side with the emblem: the title beside the emblem, the last day below. */
export const emblemSide = outline(
  <>
    <circle cx="48" cy="44" r="22" />
    <path d="m48 31 3.8 8 8.7 1-6.4 6 1.7 8.6-7.8-4.3-7.8 4.3 1.7-8.6-6.4-6 8.7-1Z" />
    <path d="M92 34h112M104 52h88" strokeWidth="3" />
    <path d="M70 85h30M112 85h92" />
  </>,
);
