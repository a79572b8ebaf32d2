/** What the portal adds to a change that it made: a deprecated release, releases that a roll-back passed over. */
export function warningLines({ warnings = [] }: { warnings?: readonly string[] }): string[] {
  return warnings.map((warning) => `  ! ${warning}`);
}
