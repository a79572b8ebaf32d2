import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Node, nameOf, namesIn, readTree, within } from './syntax-tree';

/**
 * The meaning of names in a block: its own declarations, what the file imports from other files of the tests, and the
 * block around it. It answers one question about a name: does it lead to a node of some kind?
 */
export class Scope {
  readonly #file: string;
  readonly #isSought: (node: Node) => boolean;
  readonly #around: Scope | undefined;
  readonly #declared = new Map<string, Node>();
  readonly #imported = new Map<string, { file: string; name: string }>();
  readonly #known = new Map<string, boolean>();

  constructor(file: string, isSought: (node: Node) => boolean, statements: readonly Node[], around?: Scope) {
    this.#file = file;
    this.#isSought = isSought;
    this.#around = around;
    for (const statement of statements) {
      const declaration = statement.type === 'ExportDeclaration' ? (statement.declaration as Node) : statement;
      this.#declare(declaration);
      this.#import(declaration);
    }
  }

  #declare({ type, identifier, declarations, ...rest }: Node): void {
    if (type === 'FunctionDeclaration') this.#declared.set(nameOf(identifier) ?? '', { type, ...rest });
    if (type !== 'VariableDeclaration') return;
    for (const { id, init } of declarations as { id: Node; init?: Node | null }[])
      if (init) this.#declared.set(nameOf(id) ?? '', init);
  }

  #import({ type, source, specifiers }: Node): void {
    const from = type === 'ImportDeclaration' ? String((source as Node).value) : '';
    const file = resolve(dirname(this.#file), `${from}.ts`);
    if (!from.startsWith('.') || !existsSync(file)) return;
    for (const { local, imported } of specifiers as { local: Node; imported?: Node | null }[])
      this.#imported.set(nameOf(local) ?? '', { file, name: nameOf(imported ?? local) ?? '' });
  }

  /** A block inside this one. */
  inner(statements: readonly Node[]): Scope {
    return new Scope(this.#file, this.#isSought, statements, this);
  }

  /** Whether a node is sought, holds such a node, or uses a name that leads to one. */
  holds(node: Node): boolean {
    return [...within(node)].some(this.#isSought) || [...namesIn(node)].some((name) => this.#leads(name));
  }

  #leads(name: string): boolean {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    // A function that uses its own name says nothing new by it.
    this.#known.set(name, false);
    const answer = this.#ask(name);
    this.#known.set(name, answer);
    return answer;
  }

  #ask(name: string): boolean {
    const declared = this.#declared.get(name);
    if (declared) return this.holds(declared);
    const imported = this.#imported.get(name);
    if (imported) return scopeOf(imported.file, this.#isSought).#leads(imported.name);
    return this.#around ? this.#around.#leads(name) : false;
  }
}

const files = new Map<string, Scope>();

function scopeOf(file: string, isSought: (node: Node) => boolean): Scope {
  const scope = files.get(file) ?? new Scope(file, isSought, readTree(file).tree);
  files.set(file, scope);
  return scope;
}
