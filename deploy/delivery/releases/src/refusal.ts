import { type Sentence, say } from '@portal/release-record/sentence';
import type { AuditRow } from './read-audit';

/** A change that cannot be made as it was asked for. The sentences say what to do. */
export class ChangeRefused extends Error {
  override readonly name: string = 'ChangeRefused';
  readonly faults: readonly Sentence[];

  constructor(faults: readonly Sentence[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** The gate refuses a release: it would not run there, or nobody may run it. */
export class ReleaseRefused extends ChangeRefused {
  override readonly name: string = 'ReleaseRefused';
}

/** A move that the gate refused. */
export interface RefusedMove {
  readonly slot: string;
  readonly from: string | null;
  readonly to: string;
}

/** The gate refuses to move slots of a tenant. */
export class MoveRefused extends ReleaseRefused {
  override readonly name = 'MoveRefused';
  readonly tenant: string;
  readonly moves: readonly RefusedMove[];

  constructor(faults: readonly Sentence[], { tenant, moves }: { tenant: string; moves: readonly RefusedMove[] }) {
    super(faults);
    this.tenant = tenant;
    this.moves = moves;
  }
}

const words = {
  tenant: say('租户', 'tenant'),
  release: say('已发布的构建', 'release'),
  slot: say('位置', 'slot'),
  token: say('在用的令牌', 'token in use'),
  error: say('错误', 'error'),
} as const;

/** What a change names is not there. */
export class NotThere extends ChangeRefused {
  override readonly name = 'NotThere';
  readonly what: keyof typeof words;
  /** The name that nothing has. */
  readonly wanted: string;

  constructor(what: keyof typeof words, wanted: string) {
    const { zh, en } = words[what];
    super([say(`没有${zh} ${wanted}。`, `There is no ${en} "${wanted}".`)]);
    this.what = what;
    this.wanted = wanted;
  }
}

/** Somebody else changed the pointer since the caller looked. */
export class GenerationMoved extends Error {
  override readonly name = 'GenerationMoved';
  readonly sentence: Sentence;
  readonly generation: number;
  /** The release that runs there now, as `<package>@<build>`. */
  readonly build: string | null;
  /** The changes to the slot in the meantime, oldest first. */
  readonly changes: readonly AuditRow[];

  constructor(slot: string, generation: number, build: string | null, changes: readonly AuditRow[]) {
    const sentence = say(
      `位置 ${slot} 已被他人修改：当前为第 ${generation} 版，运行 ${build ?? '（空）'}。请刷新后重试。`,
      `Somebody else changed slot ${slot}: it is at generation ${generation} and runs ${build ?? 'nothing'}. Look again.`,
    );
    super(sentence.zh);
    this.sentence = sentence;
    this.generation = generation;
    this.build = build;
    this.changes = changes;
  }
}
