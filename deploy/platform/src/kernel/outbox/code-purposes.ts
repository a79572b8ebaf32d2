/** The acts that a code is for, by purpose, as the code's text says them. A code is good only for its own purpose. */
export type CodeActs = Readonly<Record<string, string>>;

/** The purposes of codes of all features. */
export class CodePurposes {
  readonly #acts: ReadonlyMap<string, string>;

  constructor(acts: ReadonlyMap<string, string>) {
    this.#acts = acts;
  }

  get names(): readonly string[] {
    return [...this.#acts.keys()];
  }

  /** Returns the whole text of a code's SMS or e-mail. */
  text(purpose: string, code: string, lifeSeconds: number): string {
    const act = this.#acts.get(purpose);
    if (act === undefined) throw new Error(`no feature sends codes for ${purpose}`);
    return `您正在${act}，验证码${code}，${Math.round(lifeSeconds / 60)}分钟内有效。请勿告知他人。`;
  }

  /** Names a code for a list of what was sent. Another release may have sent it. */
  title(purpose: string): string {
    return `${this.#acts.get(purpose) ?? ''}验证码`;
  }
}
