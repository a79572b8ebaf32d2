const word = /(?:"[^"]*"|'[^']*'|\$\([^)]*\)|<[^<>\s][^<>]*>|[^\s"'<>|;&])+|&&|[|;<>]/g;
const quotes = /"([^"]*)"|'([^']*)'/g;

/** The commands of a line, as words without quotes. Settings before a command and files of `>` are left out. */
export function commandsOf(line: string): string[][] {
  const commands: string[][] = [[]];
  let toFile = false;
  for (const [found] of line.matchAll(word)) {
    if (/^(&&|[|;])$/.test(found)) commands.push([]);
    else if (/^[<>]$/.test(found)) toFile = true;
    else if (toFile) toFile = false;
    else commands.at(-1)?.push(found.replace(quotes, (_, double?: string, single?: string) => double ?? single ?? ''));
  }
  return commands
    .map((words) => words.slice(words.findIndex((one) => !/^[A-Z_]+=/.test(one))))
    .filter(([program]) => program !== undefined && !/^[A-Z_]+=/.test(program));
}
