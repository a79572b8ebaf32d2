import { progress } from '../progress';
import { type Outcome, oneOutcome } from './outcome';

export interface Stage {
  readonly name: string;
  /** `before` has the outcomes of the stages that ran before this one. */
  run(before: ReadonlyMap<string, Outcome>): Outcome | Promise<Outcome>;
}

/** The lines about a stage that a person reads, once after the stage and once at the end. */
interface StageReport {
  line: string;
  slowest: string[];
  skipped: readonly string[];
  remarks: string[];
}

function tell({ line, slowest, skipped, remarks }: StageReport): void {
  progress.note(line);
  for (const title of skipped) progress.note(`skipped: ${title}`);
  if (slowest.length > 0) progress.note(`longest: ${slowest.join(', ')}`);
  for (const remark of remarks) progress.warn(remark);
}

async function outcomeOf({ run }: Stage, before: ReadonlyMap<string, Outcome>): Promise<Outcome> {
  try {
    return await run(before);
  } catch (error) {
    return oneOutcome(false, error instanceof Error ? error.message : String(error));
  }
}

/** Runs stages in order and ends with the total. After a failed stage the later ones still run. */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const total = { passed: 0, failed: 0 };
  const all: StageReport[] = [];
  const outcomes = new Map<string, Outcome>();
  for (const stage of stages) {
    progress.step(stage.name);
    const started = performance.now();
    const outcome = await outcomeOf(stage, outcomes);
    outcomes.set(stage.name, outcome);
    const { passed, failed, failures, flaky = [], slowest = [], skipped = [], kept = 0 } = outcome;
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const earlier = kept > 0 ? ` (${kept} in an earlier run with the same files)` : '';
    const told = {
      line: `${stage.name}: ${passed} passed${earlier}, ${failed} failed, ${seconds} s`,
      slowest,
      skipped,
      remarks: [...failures, ...flaky.map((test) => `passed the second time: ${test}`)],
    };
    tell(told);
    all.push(told);
  }
  progress.step('all');
  for (const told of all) tell(told);
  process.stdout.write(`tests: ${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
