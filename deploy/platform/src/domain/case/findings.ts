interface FieldFindings {
  /** The field's name as the customer knows it. */
  readonly label: string;
  /** Sentences to choose from, the usual one first. */
  readonly texts: readonly string[];
}

/** By field, as the customer's form names it. */
export type Findings = Readonly<Record<string, FieldFindings>>;

/** A file that nobody can judge. */
export const unclear = ['不清晰', '不完整，请上传包含全部边角的文件'];
export const unlike = (paper: string) => [`与${paper}不一致`];

/** The sentences name the field themselves: customers read them without it in messages. */
export const about = (label: string, faults: readonly string[]): FieldFindings => ({
  label,
  texts: faults.map((fault) => label + fault),
});

/** The papers that reviewers compare with. */
export const letter = '授权书';
export const proofs = '证明材料';
