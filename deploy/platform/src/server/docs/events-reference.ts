import type { Notice } from '../../kernel/dispatch/notice';
import type { SmsTopic } from '../../kernel/dispatch/sms-topic';

interface Sent {
  readonly notices: readonly Notice[];
  readonly topics: readonly SmsTopic[];
  /** The purposes of what goes out at once. */
  readonly atOnce: readonly string[];
}

const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1);

/** Lists everything that the platform tells people about, from what features declare. */
export function eventsReference({ notices, topics, atOnce }: Sent): string {
  const notified = [...notices].sort(byName).map(({ name, to, by, topic, title }) => {
    const chosen = topic ? `, topic \`${topic.code}\`` : '';
    return `- \`${name}\`: ${title} (to ${to} by ${by.join(', ')}${chosen})`;
  });
  const occasions = topics.flatMap((topic) =>
    topic.occasions.map(({ code, label, may }) => `- \`${code}\`: ${topic.label} / ${label}, \`${may}\``),
  );
  return `# What people are told

Made by \`src/server/docs/events-reference.test.ts\` from the notices and topics that features declare. Do not edit it.

## Notices

They are rows of their event's transaction and go out afterwards. With a topic, the SMS goes to the people who chose it.

${notified.join('\n')}

## Topics of 短信通知

Each with the permission of the people who get it as long as they have not chosen.

${occasions.join('\n')}

## At once

Codes, links and first passwords are sent at once and are not kept. Their purposes, each of which a provider of registered templates needs:

${[...atOnce]
  .sort()
  .map((purpose) => `- \`${purpose}\``)
  .join('\n')}
`;
}
