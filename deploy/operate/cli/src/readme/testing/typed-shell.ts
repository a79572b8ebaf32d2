import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

export interface Typed {
  readonly output: string;
  readonly code: number;
}

/** Marks the end of a line's output, where a terminal would show its prompt. */
const prompt = /⟫(\d+) (.*)\n/;
const loop = `while IFS= read -r line <&3; do eval "$line" 3<&- </dev/null 2>&1; printf '⟫%s %s\\n' "$?" "$PWD"; done`;

/** A shell into which lines are typed one after another: folder and variables stay, as with a person. */
export class TypedShell {
  /** The folder in which the last line has left the shell. */
  folder: string;
  readonly #process: ChildProcess;
  readonly #keys: Writable;

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.folder = folder;
    this.#process = spawn('bash', ['-c', loop], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
    this.#keys = this.#process.stdio[3] as Writable;
  }

  async type(line: string): Promise<Typed> {
    this.#keys.write(`${line}\n`);
    const chunks: Buffer[] = [];
    for (;;) {
      const [chunk] = (await once(this.#process.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
      chunks.push(chunk);
      const text = Buffer.concat(chunks).toString('utf8');
      const ended = prompt.exec(text);
      if (!ended) continue;
      this.folder = ended[2] ?? this.folder;
      return { output: text.slice(0, ended.index), code: Number(ended[1]) };
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'close');
    this.#keys.end();
    await ended;
  }
}
