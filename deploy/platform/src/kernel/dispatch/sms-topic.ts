import type { Permission } from '@portal/shared/codes';

/** An event that a person can hear about by SMS. */
export interface Occasion {
  /** The code in stored choices. */
  readonly code: string;
  readonly label: string;
  /** The people with this permission get an SMS as long as they have not chosen otherwise. */
  readonly may: Permission;
}

export interface SmsTopic {
  readonly code: string;
  readonly label: string;
  readonly occasions: readonly Occasion[];
}

/** Defines a topic of 短信通知 by its occasions, whose codes are `topic.key`. A feature lists it in its `feature.ts`. */
export function smsTopic<const Key extends string>(
  code: string,
  label: string,
  texts: Readonly<Record<Key, Omit<Occasion, 'code'>>>,
): SmsTopic & Readonly<Record<Key, Occasion>> {
  const occasions = Object.entries<Omit<Occasion, 'code'>>(texts).map(([key, text]): [string, Occasion] => [
    key,
    { ...text, code: `${code}.${key}` },
  ]);
  const byKey = Object.fromEntries(occasions) as Readonly<Record<Key, Occasion>>;
  return { ...byKey, code, label, occasions: occasions.map(([, occasion]) => occasion) };
}

/** The data of a person in their company that decides about their notices. */
interface SmsRecipient {
  readonly rootManager: boolean;
  readonly permissions: ReadonlySet<Permission>;
  /** The codes that the person chose for one of the company's roles; undefined: they never chose. */
  readonly chosen: readonly string[] | undefined;
}

/**
 * The person's choice counts, whatever their rights. A person who has never chosen hears of the occasions that they may
 * deal with.
 */
export function isTold({ rootManager, permissions, chosen }: SmsRecipient, { code, may }: Occasion): boolean {
  return chosen ? chosen.includes(code) : rootManager || permissions.has(may);
}

/** The topics of all features. */
export class SmsTopics {
  readonly #topics: readonly SmsTopic[];

  constructor(topics: readonly SmsTopic[]) {
    this.#topics = topics;
  }

  /** Returns the tree of topics, with the person's current choice. */
  tree(told: SmsRecipient) {
    return this.#topics.map(({ code: topic, label: name, occasions }) => ({
      code: topic,
      label: name,
      children: occasions.map((one) => ({ code: one.code, label: one.label, checked: isTold(told, one) })),
    }));
  }

  /** Returns the first code that no occasion has. */
  unknown(codes: readonly string[]): string | undefined {
    const known = new Set(this.#topics.flatMap(({ occasions }) => occasions.map(({ code }) => code)));
    return codes.find((code) => !known.has(code));
  }
}

declare module '../services' {
  interface Services {
    readonly smsTopics: SmsTopics;
  }
}
