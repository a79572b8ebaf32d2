/** The lines of the portal's warnings about a change: a deprecated release, releases that a roll-back passed over. */
export function warningLines({ warnings = [] }: { warnings?: readonly string[] }): string[] {
  return warnings.map((warning) => `  ! ${warning}`);
}
