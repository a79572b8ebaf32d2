import type { MessageType } from '@portal/shared/contract';
import type { Occasion } from './sms-topic';

type Channel = 'message' | 'sms' | 'email';

interface NoticeText {
  /**
   * The receivers: the company's root manager and the person who asked for it, the people who may sign for the company,
   * or the one person that it is about.
   */
  readonly to: 'managers' | 'signers' | 'person';
  readonly by: readonly Channel[];
  /** With a topic the SMS goes to the people who get this topic by 短信通知, instead of `to`. */
  readonly topic?: Occasion;
  readonly type: MessageType;
  readonly sender: string;
  readonly title: string;
  /** The whole text of an SMS, so it names the company. */
  readonly text: string;
  /** More text for messages and e-mails. It is left out when its variables are empty. */
  readonly detail?: string;
  /** The page that the notice is about. */
  readonly page: string;
  /** What the link to it in a message says. It is empty if nothing is to be done or seen there. */
  readonly linkText: string;
}

/**
 * An event that the platform tells people about by itself: the receivers, the channels and the texts. `{company}` is the
 * name of the company; the other variables come with the event. What a person asks for, such as a code, an invitation or
 * a first password, is not a notice: it goes out at once and is not kept.
 */
export interface Notice extends NoticeText {
  /** The name in stored rows and in the templates of an SMS provider. */
  readonly name: string;
}

/** A notice about one person. It does not belong to a company. */
export type PersonNotice = Notice & { readonly to: 'person' };

type Named<Prefix extends string, Texts> = {
  readonly [Key in keyof Texts & string]: Texts[Key] & { readonly name: `${Prefix}.${Key}` };
};

/** Defines notices, which are named `prefix.key`. A feature lists them in its `feature.ts`. */
export function defineNotices<const Prefix extends string, const Texts extends Readonly<Record<string, NoticeText>>>(
  prefix: Prefix,
  texts: Texts,
): Named<Prefix, Texts> {
  const named = Object.entries(texts).map(([key, text]) => [key, { ...text, name: `${prefix}.${key}` }]);
  return Object.fromEntries(named) as Named<Prefix, Texts>;
}

/** The names between braces in a text. */
type InBraces<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | InBraces<Rest>
  : never;

type TextsOf<N> = N extends { title: string; text: string; page: string }
  ? N['title'] | N['text'] | N['page'] | (N extends { detail: string } ? N['detail'] : never)
  : never;

/** The variables that an event has to bring: all names in its texts except the company. */
export type VariablesOf<N extends Notice> = Readonly<Record<Exclude<InBraces<TextsOf<N>>, 'company'>, string>>;
