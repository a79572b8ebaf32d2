/** The facts about a person in a company that decide what they may do and see. */
export interface Person {
  readonly rootManager: boolean;
  /** Codes such as `E101`. */
  readonly employeeRoles: readonly string[];
  /** Codes in force, such as `SCM-C102`. */
  readonly compRoles: readonly string[];
  /** The permissions of the contract: the platform's own calls enforce them. */
  readonly permissions: readonly string[];
}
