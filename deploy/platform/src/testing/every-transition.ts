import { expect, test } from '@jest/globals';
import type { StateMachine } from '../kernel/data/state-machine';

/** Tests every pair of state and event. A pair that is not among the expected arrows must lead nowhere. */
export function testEveryTransition<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  events: readonly Event[],
  arrows: readonly (readonly [from: State, event: Event, to: State])[],
): void {
  const pairs = machine.states().flatMap((state) => events.map((event) => [state, event] as const));
  test.each(pairs)('%s, %s', (state, event) => {
    const arrow = arrows.find(([from, by]) => from === state && by === event);
    expect(machine.next(state, event)).toBe(arrow?.[2]);
    expect(machine.sources(event).includes(state)).toBe(arrow !== undefined);
  });

  test('an unknown state leads nowhere', () => {
    for (const event of events) expect(machine.next('?', event)).toBeUndefined();
  });
}
