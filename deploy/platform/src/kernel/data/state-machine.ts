/** The new state for each state and event. A pair that is not named cannot happen. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

export class StateMachine<State extends string, Event extends string> {
  readonly #transitions: Transitions<State, Event>;

  constructor(transitions: Transitions<State, Event>) {
    this.#transitions = transitions;
  }

  /** Returns the new state after the event; undefined if the event cannot happen, also for an unknown state. */
  next(state: string, event: Event): State | undefined {
    return this.isState(state) ? this.#transitions[state][event] : undefined;
  }

  /** Returns the states in which the event can happen, for the condition of an update. */
  sources(event: Event): State[] {
    return this.states().filter((state) => this.#transitions[state][event] !== undefined);
  }

  states(): State[] {
    return Object.keys(this.#transitions) as State[];
  }

  isState(text: string): text is State {
    return Object.hasOwn(this.#transitions, text);
  }
}
