import { Histogram, type Registry } from 'prom-client';

/** Few, because each label has them all. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface AnswerSeconds<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly Label[];
}

/** How long something takes that somebody waits for. */
export const answerSeconds = <Label extends string = never>(
  registry: Registry,
  { name, help, labels = [] }: AnswerSeconds<Label>,
): Histogram<Label> => new Histogram({ name, help, labelNames: labels, buckets, registers: [registry] });
