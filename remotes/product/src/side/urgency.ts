/** How near an end is: `now` under three days, `soon` under fifteen. */
export type Urgency = 'now' | 'soon';

/** Tells how urgent something is that ends in so many days. */
export function urgencyOf(days: number): Urgency | undefined {
  if (days < 3) return 'now';
  return days < 15 ? 'soon' : undefined;
}
