import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../../workspace';
import type { CommandBlock, CommandLine } from './command-blocks';
import { freePort, OwnTerminal } from './own-terminal';
import { type Typed, TypedShell } from './typed-shell';

/** What npm, pnpm and Jest have set for this test is not what a person has in a new terminal. */
const notInherited =
  /^(npm_(?!config_(registry|cafile|cache|userconfig)$)|JEST_|INIT_CWD$|NODE_(OPTIONS|ENV|PATH)$|PORTAL_)/;

function newTerminal(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !notInherited.test(name));
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.startsWith(root));
  return { ...Object.fromEntries(kept), PATH: path?.join(delimiter) };
}

/** The end of the last line that is not empty. */
const lastLine = (output: string) => output.trimEnd().split('\n').at(-1)?.trim() ?? '';

const lastOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].at(-1)?.[1];

const lastBuild = (name: string, text: string) => lastOf(new RegExp(`\\b(${name}@[0-9a-f]{12})\\b`, 'g'), text);

/** The number of a browser. Any one will do. */
const visitor = '3q2-7wAAAAAAAAAAAAAAAA';

/** Types blocks in a fresh clone, and remembers what was printed. */
export class Typist {
  readonly #clone: string;
  readonly #folder: string;
  readonly #postgres: NodeJS.ProcessEnv;
  #shell: TypedShell | undefined;
  #printed = '';
  /** The builds of lines that promise to print one: others print older builds too. */
  readonly #builds = new Map<string, string>();
  /** What the files call a port or a database, and what takes its place here, so that two walks may run at once. */
  readonly #moved = new Map<string, string>();
  readonly #terminals = new Map<string, OwnTerminal>();

  constructor(folder: string, clone: string, postgres: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#clone = clone;
    this.#postgres = postgres;
  }

  move(name: string, instead: string): void {
    this.#moved.set(name, instead);
  }

  async type(block: CommandBlock): Promise<void> {
    const changed = block.markers.get('changed');
    if (changed) this.#change(changed);
    const port = block.markers.get('terminal');
    if (port) return this.#openTerminal(port, block);
    if (!block.markers.has('go-on')) await this.#newShell(block);
    for (const line of block.lines) await this.#typeLine(line);
  }

  async stop(): Promise<void> {
    await this.#shell?.stop();
    for (const terminal of [...this.#terminals.values()].reverse()) await terminal.stop();
  }

  async #newShell({ markers }: CommandBlock): Promise<void> {
    await this.#shell?.stop();
    const outside = join(this.#folder, 'empty');
    if (markers.has('empty-folder')) mkdirSync(outside);
    const portal = this.#moved.get('8080');
    this.#shell = new TypedShell(markers.has('empty-folder') ? outside : join(this.#clone, markers.get('in') ?? '.'), {
      ...newTerminal(),
      ...(markers.has('empty-folder') ? { PORTAL: this.#clone } : { PORTAL_URL: `http://localhost:${portal}` }),
      ...(markers.has('postgres') ? this.#postgres : {}),
    });
  }

  async #typeLine(line: CommandLine): Promise<void> {
    const text = this.#filled(line);
    const typed = await this.#shell?.type(text);
    if (!typed) throw new Error(`${line.place}: there is no shell to go on in`);
    this.#printed += typed.output;
    this.#check(line, text, typed);
    this.#rememberBuild(line, typed);
  }

  #rememberBuild({ place, comment }: CommandLine, { output }: Typed): void {
    const [, name] = /\bprints ([a-z-]+)@<build>/.exec(comment) ?? [];
    if (!name) return;
    const build = lastBuild(name, output);
    if (!build) throw new Error(`${place}: no ${name}@<build> is printed:\n${output}`);
    this.#builds.set(name, build);
  }

  #check({ place, comment }: CommandLine, text: string, { output, code }: Typed): void {
    const wanted = Number(/\bends with (\d)/.exec(comment)?.[1] ?? 0);
    const last = /\bends in "([^"]+)"/.exec(comment)?.[1];
    const fault =
      code !== wanted
        ? `ended with ${code} and not with ${wanted}`
        : last && !lastLine(output).endsWith(last)
          ? `does not end in "${last}"`
          : undefined;
    if (fault) throw new Error(`${place}: ${text}\n${fault}:\n${output}`);
  }

  /** A terminal at the port of another takes its place. */
  async #openTerminal(port: string, { lines }: CommandBlock): Promise<void> {
    const [line, ...more] = lines;
    if (!line || more.length > 0) throw new Error('a block in a terminal of its own has one line');
    await this.#terminals.get(port)?.stop();
    const own = this.#moved.get(port) ?? String(await freePort());
    this.move(port, own);
    const terminal = new OwnTerminal(this.#filled(line), this.#shell?.folder ?? this.#clone, {
      ...newTerminal(),
      PORT: own,
      PORTAL_URL: `http://localhost:${this.#moved.get('8080')}`,
    });
    this.#terminals.set(port, terminal);
    await terminal.untilAnswers(Number(own));
  }

  /** Returns the line with `<build>` and the like replaced by what was printed before. */
  #filled({ place, text }: CommandLine): string {
    const known = (name: string, value: string | undefined) => {
      if (!value) throw new Error(`${place}: nothing before has printed ${name}`);
      return value;
    };
    let filled = text
      .replace(/([a-z-]+)@<build>/g, (whole, name: string) =>
        known(whole, this.#builds.get(name) ?? lastBuild(name, this.#printed)),
      )
      .replaceAll('<id>', () => known('<id>', lastOf(/override revoke (\S+)/g, this.#printed)))
      .replaceAll('<portal_visitor>', visitor);
    for (const [name, instead] of this.#moved) filled = filled.replace(new RegExp(`\\b${name}\\b`, 'g'), instead);
    const left = /<[^<>]+>/.exec(filled);
    if (left) throw new Error(`${place}: nobody knows what stands for ${left[0]}`);
    return filled;
  }

  /** A team has changed something: the next build is another one. */
  #change(folder: string): void {
    const file = join(this.#clone, folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, `${JSON.stringify({ ...manifest, version: '1.0.1' }, null, 2)}\n`);
  }
}
