/**
 * Faults that a part of the page can have, and who has to be told of each. The expectations stood here before the code
 * that finds the owner; `README.md` has the table row by row, with what was seen.
 */

export const remotes = ['site', 'registration', 'account', 'message', 'product'] as const;
export type Part = (typeof remotes)[number] | 'host';

/**
 * What is known of the place: `line` the line of the part's own source, `none` nothing that a browser tells. Then the
 * owner alone is asked for.
 */
type Place = 'line' | 'none';

export interface Fault {
  readonly name: string;
  /** What happens, as the sentence goes on from "the part …". */
  readonly what: string;
  /** `part` is the one that holds the fault. */
  readonly owner: 'part' | 'platform';
  readonly place: Place;
  /** Where the host can have it too. */
  readonly inHost: boolean;
}

const fault = (name: string, what: string, more: Partial<Fault> = {}): Fault => ({
  ...{ name, what, owner: 'part', place: 'line', inHost: true },
  ...more,
});

export const faults: readonly Fault[] = [
  fault('render', 'throws while its page is drawn'),
  fault('effect', 'throws in an effect'),
  fault('click', 'throws in a handler of a click'),
  fault('click-word', 'throws a word, which has no stack, in a handler', { place: 'none' }),
  fault('rejection', 'leaves a rejected promise to nobody'),
  fault('late-rejection', 'fails after it has waited for an answer'),
  fault('timer', 'throws in a timer'),
  fault('frame', 'throws in an animation frame'),
  fault('native-timer', "gives a timer a function of the browser's that throws"),
  fault('shared-render', 'gives a shared component what that cannot draw'),
  fault('shared-click', 'gives a button a handler that is none', { place: 'none' }),
  fault('recovered', 'throws once while it is drawn, and React draws it again'),
  fault('fetch', 'puts a `fetch` of its own in the place of the page’s', { inHost: false }),
  fault('prototype', 'replaces a method of all arrays', { inHost: false, place: 'none' }),
  fault('style', 'has a style for every button of the page: its build says the line', { inHost: false }),
  fault('call', 'asks the platform, which answers 500', { owner: 'platform', place: 'none', inHost: false }),
  fault('chunk', 'has a page whose file does not come', { place: 'none', inHost: false }),
  fault('blocked', 'holds the main thread for three seconds', { place: 'none' }),
  fault('loop', 'never ends', { place: 'none' }),
  fault('kept', 'stays in memory after it was left', { place: 'none', inHost: false }),
];

export interface Row extends Fault {
  readonly part: Part;
}

/** Each fault in each of the five remotes, and in the host where it can be there. */
export const rows: readonly Row[] = [
  ...remotes.flatMap((part) => faults.map((one) => ({ ...one, part }))),
  ...faults.filter(({ inHost }) => inHost).map((one) => ({ ...one, part: 'host' as const })),
];
