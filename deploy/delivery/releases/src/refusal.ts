import type { AuditRow } from './read-audit';

/** A request that is refused. The sentences say what to change. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Somebody else changed the pointer since the caller looked. */
export class GenerationMoved extends Error {
  override readonly name = 'GenerationMoved';
  readonly generation: number;
  /** The release that runs there now, as `<package>@<build>`. */
  readonly build: string | null;
  /** The changes to the slot in the meantime, oldest first. */
  readonly changes: readonly AuditRow[];

  constructor(slot: string, generation: number, build: string | null, changes: readonly AuditRow[]) {
    super(`插槽 ${slot} 已被他人修改：当前为第 ${generation} 版，运行 ${build ?? '（空）'}。请刷新后重试。`);
    this.generation = generation;
    this.build = build;
    this.changes = changes;
  }
}
