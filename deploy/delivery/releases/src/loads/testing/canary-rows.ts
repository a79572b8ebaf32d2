import type { Badly, Play } from './canary-runs';

/** What is asked of the verdict on counts, a row each. The quick test plays few canaries of a row, the deep one many. */

interface Row {
  name: string;
  play: Play;
}

/** A canary as good as its stable release, which must go on. */
export type HonestRow = Row;

/** A bad canary, which must be found. */
export interface BadRow extends Row {
  /** This part of all is found, by this many visitors of the canary if it says so. */
  found: number;
  foundBy?: number;
  /** Half of them are found by this many visitors of the canary. */
  halfBy?: number;
}

const shares = [0.1, 0.5];
const percent = (part: number) => `${part * 100} %`;

const honestVisits: [string, Badly][] = [
  ...[0.02, 0.05, 0.08].map((unloaded): [string, Badly] => [`${percent(unloaded)} of loads fail`, { unloaded }]),
  ['2 % crash', { crashed: 0.02 }],
  ['10 % are slow', { slow: 0.1 }],
  ['2 % fail, 2 % crash, 10 % are slow', { unloaded: 0.02, crashed: 0.02, slow: 0.1 }],
];

export const honestRows: HonestRow[] = shares.flatMap((share) =>
  honestVisits.flatMap(([what, badly]) =>
    ([undefined, 'canary'] as const).flatMap((lieAgainst) =>
      [undefined, 30].map((offices) => ({
        name: [
          `share ${percent(share)}, ${what} with both`,
          ...(lieAgainst ? ['five networks lie against the canary'] : []),
          ...(offices ? [`from ${offices} offices`] : []),
        ].join(', '),
        play: { share, visits: 3_000, canary: badly, stable: badly, lieAgainst, offices },
      })),
    ),
  ),
);

const small = 0.005;
const fails = (share: number, visits: number, unloaded: number): Play => ({
  ...{ share, visits, canary: { unloaded }, stable: { unloaded: small } },
});
const crashes = (share: number): Play => ({
  ...{ share, visits: 3_000, canary: { crashed: 0.3 }, stable: { crashed: small } },
});
const slandered = (play: Play): Play => ({ ...play, lieAgainst: 'stable' });

export const badRows: BadRow[] = [
  { name: 'share 10 %, 5 % fail', play: fails(0.1, 6_000, 0.05), found: 0.98, halfBy: 300 },
  { name: 'share 10 %, 10 % fail', play: fails(0.1, 3_000, 0.1), found: 0.99 },
  { name: 'share 10 %, 30 % crash', play: crashes(0.1), found: 0.99, foundBy: 75, halfBy: 40 },
  { name: 'share 50 %, 5 % fail', play: fails(0.5, 3_000, 0.05), found: 0.99, halfBy: 450 },
  { name: 'share 50 %, 30 % crash', play: crashes(0.5), found: 0.99, halfBy: 60 },
  { name: 'share 10 %, 5 % fail, slander', play: slandered(fails(0.1, 6_000, 0.05)), found: 0.97 },
  { name: 'share 10 %, 10 % fail, slander', play: slandered(fails(0.1, 3_000, 0.1)), found: 0.97 },
  { name: 'share 10 %, 30 % crash, slander', play: slandered(crashes(0.1)), found: 0.97 },
  { name: 'share 50 %, 5 % fail, slander', play: slandered(fails(0.5, 3_000, 0.05)), found: 0.97 },
  { name: 'share 50 %, 30 % crash, slander', play: slandered(crashes(0.5)), found: 0.97 },
  // Thirty offices have thirty votes, so a small fault is found by chance only. Crashes are.
  { name: 'share 10 %, 30 % crash, from 30 offices', play: { ...crashes(0.1), offices: 30 }, found: 0.99, halfBy: 50 },
  { name: 'share 50 %, 30 % crash, from 30 offices', play: { ...crashes(0.5), offices: 30 }, found: 0.93, halfBy: 100 },
  { name: 'share 10 %, 5 % fail, from 30 offices', play: { ...fails(0.1, 6_000, 0.05), offices: 30 }, found: 0.35 },
];
