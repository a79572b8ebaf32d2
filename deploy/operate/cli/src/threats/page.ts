import { isDeep, type Mark } from './marks';

const head = `# Threats, and the tests that prove the answers

Made from the titles of the tests by \`npm run threats\`. \`npm run lint\` compares it with them.`;

const line = (mark: Mark): string => {
  const { file, title } = mark;
  return `- \`${file}\`${isDeep(mark) ? ' (`npm run test:deep`)' : ''}: ${title.replace(/[<*_]/g, '\\$&')}`;
};

/** The page for people: each threat with its tests. */
export function pageOf(threats: Readonly<Record<string, string>>, marks: readonly Mark[]): string {
  const parts = Object.entries(threats).map(([threat, sentence]) => {
    const own = marks.filter((mark) => mark.threat === threat);
    return `## ${threat}\n\n${sentence}\n\n${own.map(line).join('\n')}`;
  });
  return `${[head, ...parts].join('\n\n')}\n`;
}
