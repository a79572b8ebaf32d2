type Environment = Readonly<Record<string, string | undefined>>;

/** The fault of settings without which nothing is sent, if one of them is missing. */
export function neededToSend(environment: Environment, names: readonly string[]): string[] {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === 0) return [];
  return [
    `Without demonstration mode SMS and e-mail need providers: set ${missing.join(', ')} (README.md, "SMS and e-mail").`,
  ];
}
